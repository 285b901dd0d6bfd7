import type { Input } from '../../model/section.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { isAttribute, readAttribute } from '../subjects/read-attribute.ts'
import type { Need } from '../needs/need.ts'
import { because, type Builders } from './builder.ts'
import { addScreen, hasAccounts, needAccounts, needEntity, type Draft } from './draft.ts'

/** Forms, forums, chats, mail and notices. */
export const talkBuilders: Builders = {
  inquiry: (draft, need) => {
    const messages = needEntity(draft, 'message')
    const isReport = /report|complaint|tip/.test(need.thing)
    const isFeedback = /feedback|suggestion/.test(need.thing)
    const title = isFeedback ? 'Feedback' : isReport ? capitalise(need.thing) : 'Contact'
    const screen = addScreen(draft, {
      title,
      icon: 'mail',
      section: {
        type: 'inquiry',
        title: isFeedback ? 'Tell us what you think' : isReport ? `Send a ${need.thing}` : 'Write to us',
        text: 'Your message is stored in this browser and gets a reference number.',
        entity: messages?.id ?? null,
        inputs: inquiryInputs(need),
        submitLabel: 'Send',
        thanks: 'Thank you. Your message has been stored.',
      },
      because: because(need),
    })
    if (/contact/i.test(title) && !screen.sections.some(({ type }) => type === 'contactDetails')) {
      screen.sections.push({
        type: 'contactDetails',
        title: 'Find us',
        text: 'Sample details: replace them with your own.',
        address: '12 Mill Lane, Millbrook',
        email: 'hello@example.com',
        phone: '+1 555 0100',
        hours: [
          { days: 'Monday to Friday', hours: '9:00 – 18:00' },
          { days: 'Saturday', hours: '10:00 – 14:00' },
        ],
      })
    }
    draft.simulated.add('Messages stay in this browser; nothing is sent.')
    return true
  },
  forum: (draft, need) => {
    const isGuestbook = /guest ?book|leave messages|message board/.test(draft.words)
    const entity = needEntity(draft, isGuestbook ? 'message board post' : 'post')
    if (entity === undefined) return false
    if (isGuestbook) {
      entity.one = 'message'
      entity.many = 'messages'
    }
    for (const ability of ['create', 'edit', 'delete', 'comment', 'like', 'search'] as const)
      entity.abilities.add(ability)
    entity.editableBy = hasAccounts(draft) ? 'owner' : 'everyone'
    addScreen(draft, {
      title: isGuestbook ? 'Messages' : /forum/.test(draft.words) ? 'Forum' : 'Discussion',
      icon: 'messages-square',
      section: {
        type: 'forum',
        title: isGuestbook ? 'Leave a message' : 'Talk with each other',
        text: '',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  feed: (draft, need) => {
    const entity = needEntity(draft, 'post')
    if (entity === undefined) return false
    for (const ability of ['create', 'edit', 'delete', 'comment', 'like', 'follow', 'share'] as const)
      entity.abilities.add(ability)
    entity.editableBy = hasAccounts(draft) ? 'owner' : 'everyone'
    addScreen(draft, {
      title: 'Feed',
      icon: 'rss',
      section: { type: 'feed', title: 'What is new', text: '', entity: entity.id },
      because: because(need),
    })
    return true
  },
  chat: (draft, need) => {
    draft.simulated.add('Other people in the chat answer with prepared sentences.')
    const isConsultation = /consult|customer service|doctor/.test(draft.words)
    addScreen(draft, {
      title: isConsultation ? 'Consultation' : 'Chat',
      icon: 'message-circle',
      section: {
        type: 'chat',
        title: isConsultation ? 'Talk to us' : 'Chat',
        text: 'Sample people answer with prepared sentences.',
        people: ['Nora Lind', 'Samuel Okafor', 'Mei Tanaka', 'Jonas Weber', 'Amara Obi'],
        hasGroups: /\b(?:group|team|room)\b/.test(draft.words),
      },
      because: because(need),
    })
    return true
  },
  mail: (draft, need) => {
    draft.simulated.add('Mail stays in this browser; nothing is sent.')
    addScreen(draft, {
      title: 'Mail',
      icon: 'inbox',
      section: {
        type: 'mail',
        title: 'Mail',
        text: '',
        messages: [
          {
            from: 'Nora Lind',
            subject: 'Minutes of Monday',
            body: 'The minutes are below. Two points are yours: the price list and the printer.',
            folder: 'Inbox',
            daysAgo: 0,
          },
          {
            from: 'Harbour Freight Lines',
            subject: 'Your parcel is on its way',
            body: 'It left Rotterdam this morning and should arrive on Thursday.',
            folder: 'Inbox',
            daysAgo: 1,
          },
          {
            from: 'Samuel Okafor',
            subject: 'Lunch?',
            body: 'There is a new place by the canal. Friday at half past twelve?',
            folder: 'Inbox',
            daysAgo: 2,
          },
          {
            from: 'Town library',
            subject: 'Reminder: two books',
            body: 'Please bring them back by the end of next week, or renew them online.',
            folder: 'Inbox',
            daysAgo: 4,
          },
          {
            from: 'Me',
            subject: 'Re: Offer',
            body: 'Thank you, we accept. Please send the contract.',
            folder: 'Sent',
            daysAgo: 3,
          },
          {
            from: 'Me',
            subject: 'Notes for the talk',
            body: 'Begin with the question, end with the picture.',
            folder: 'Drafts',
            daysAgo: 6,
          },
          {
            from: 'Unknown',
            subject: 'You have won',
            body: 'Claim your prize within the hour.',
            folder: 'Spam',
            daysAgo: 5,
          },
        ],
      },
      because: because(need),
    })
    return true
  },
  notifications: (draft, need) => {
    if (!draft.modules.some(({ type }) => type === 'notifications')) {
      draft.modules.push({
        type: 'notifications',
        events: [capitalise(need.frame?.text ?? 'Something changed')],
      })
    }
    draft.simulated.add('Notices appear here and in the browser; no e-mail or text message is sent.')
    addChannels(draft, need)
    addScreen(draft, {
      title: 'Notifications',
      icon: 'bell',
      isInMenu: true,
      section: { type: 'notifications', title: 'Notifications', text: '' },
      because: because(need),
    })
    return true
  },
  poll: (draft, need) => {
    draft.simulated.add('Votes are counted in this browser alone.')
    addScreen(draft, {
      title: 'Polls',
      icon: 'vote',
      section: {
        type: 'poll',
        title: 'Have your say',
        text: 'One vote each; the result is shown at once.',
        polls: [
          {
            question: `What matters most to you about ${draft.subject || 'this'}?`,
            options: ['Quality', 'Price', 'Speed', 'Personal contact'],
          },
          {
            question: 'How often do you come here?',
            options: ['Every day', 'Every week', 'Now and then', 'First time'],
          },
        ],
      },
      because: because(need),
    })
    return true
  },
  assistant: (draft, need) => {
    draft.simulated.add('The assistant answers from prepared sentences and says so when it does not know.')
    addScreen(draft, {
      title: 'Assistant',
      icon: 'bot',
      section: {
        type: 'assistant',
        title: 'Ask the assistant',
        text: 'It answers from prepared sentences and says when it does not know.',
        answers: [
          { keywords: ['hello', 'hi', 'hey'], answer: 'Hello. What would you like to know?' },
          {
            keywords: ['price', 'cost', 'pay'],
            answer: 'Prices are shown beside each entry, before you confirm anything.',
          },
          { keywords: ['open', 'hours', 'when'], answer: 'The opening hours are on the contact page.' },
          {
            keywords: ['help', 'how', 'start'],
            answer: 'Start with the menu: every page says what it is for.',
          },
          {
            keywords: ['task', 'todo', 'do'],
            answer: 'Open the list of tasks, choose “New”, and give it a title and a date.',
          },
        ],
      },
      because: because(need),
    })
    return true
  },
  accounts: (draft) => {
    needAccounts(draft)
    return true
  },
  recover: (draft) => {
    needAccounts(draft)
    return true
  },
  profile: (draft) => {
    needAccounts(draft)
    return true
  },
}

/** "alerts by e-mail, DingTalk and QQ": each way has its address in the settings. */
function addChannels(draft: Draft, need: Need): void {
  const ways = (need.frame?.items ?? []).filter((item) => item.length < 24).slice(0, 5)
  if (ways.length < 2) return
  addScreen(draft, {
    title: 'Alert channels',
    icon: 'bell-ring',
    section: {
      type: 'settings',
      title: 'Alert channels',
      text: 'Where notices would go. Nothing leaves this browser.',
      inputs: ways.flatMap((way, at): Input[] => [
        {
          id: `way${at + 1}`,
          label: `Use ${way}`,
          type: 'boolean',
          choices: [],
          isRequired: false,
          initial: at === 0,
        },
        {
          id: `address${at + 1}`,
          label: `${capitalise(way)} address or number`,
          type: /mail/i.test(way) ? 'email' : /sms|phone|call/i.test(way) ? 'phone' : 'text',
          choices: [],
          isRequired: false,
          initial: '',
        },
      ]),
    },
    because: because(need),
  })
}

/** Name, e-mail and message, with the fields that the request lists itself. */
function inquiryInputs(need: Need): Input[] {
  const named = (need.frame?.items ?? []).filter((item) =>
    isAttribute(item.replace(/^(?:their|the|an?) /i, '')),
  )
  const words = `${need.frame?.phrase ?? ''} ${need.frame?.text ?? ''}`
  const wantsPhone = /phone/i.test(words) || named.some((item) => /phone/i.test(item))
  const inputs: Input[] = [
    { id: 'name', label: 'Name', type: 'text', choices: [], isRequired: true, initial: null },
    { id: 'email', label: 'E-mail', type: 'email', choices: [], isRequired: true, initial: null },
  ]
  if (wantsPhone)
    inputs.push({ id: 'phone', label: 'Phone', type: 'phone', choices: [], isRequired: false, initial: null })
  for (const item of named) {
    const field = readAttribute(item.replace(/^(?:their|the|an?) /i, ''))
    if (
      inputs.some(({ id }) => id === field.id || field.type === id || field.type === 'email') ||
      inputs.length > 6
    )
      continue
    const id = toIdentifier(field.label)
    if (id === '' || id === 'message') continue
    inputs.push({
      id,
      label: field.label,
      type: field.type === 'date' ? 'date' : field.type === 'number' ? 'number' : 'text',
      choices: [],
      isRequired: false,
      initial: null,
    })
  }
  return [
    ...inputs,
    { id: 'message', label: 'Message', type: 'longtext', choices: [], isRequired: true, initial: null },
  ]
}
