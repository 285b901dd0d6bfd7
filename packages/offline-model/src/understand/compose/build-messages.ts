import type { Input } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'

/** Mail and notices. */
export const messageBuilders: Builders = {
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
