import type { SectionOf } from '../../model/section.ts'
import { because, type Builders } from './builder.ts'
import { buildBallot } from './ballots/build-ballot.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, needAccounts, needAdministrator, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import { administrator } from './roles.ts'

/** What people say to each other: forums, feeds, chats, polls, and who watches over it. */
export const talkBuilders: Builders = {
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
  moderation: (draft, need) => {
    const written = [...draft.entities.values()].find(({ abilities }) => abilities.has('comment'))
    const entity = written ?? needEntity(draft, 'post')
    if (entity === undefined) return false
    entity.abilities.add('report').add('delete')
    needAdministrator(draft)
    addScreen(draft, {
      title: 'Moderation',
      path: '/admin/moderation',
      icon: 'flag',
      access: 'roles',
      roles: [administrator.id],
      section: {
        type: 'moderation',
        title: 'Moderation',
        text: `What people reported. A ${entity.one} stays, or is taken down.`,
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
        ...(/\bchat ?rooms?\b/.test(draft.words) && { room: 'Everybody' }),
        people: ['Nora Lind', 'Samuel Okafor', 'Mei Tanaka', 'Jonas Weber', 'Amara Obi'],
        hasGroups: /\b(?:group|team|room)\b/.test(draft.words),
      },
      because: because(need),
    })
    return true
  },
  poll: (draft, need) => {
    if (buildBallot(draft, need)) return true
    draft.simulated.add('Votes are counted in this browser alone; those of others are samples.')
    addScreen(draft, {
      title: 'Polls',
      icon: 'vote',
      section: {
        type: 'poll',
        title: 'Have your say',
        text: 'One vote each; the result is shown at once.',
        polls: samplePolls(draft).map((poll, at) => ({ ...poll, samples: samplesOf(poll.options, at) })),
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

/** What others voted, so that the bars have something to show. */
function samplesOf(options: readonly string[], by: number): number[] {
  return options.map((_, at) => [7, 4, 9, 3, 5][(at * 2 + by) % 5] ?? 0)
}

function samplePolls({ subject, words }: Draft): SectionOf<'poll'>['polls'] {
  const meal = /\b(?:breakfast|lunch|dinner)\b/.exec(words)?.[0]
  if (meal !== undefined)
    return [
      {
        question: `What shall we have for ${meal}?`,
        options: ['Something warm', 'A salad', 'Sandwiches', 'Soup'],
      },
      {
        question: `When is a good time for ${meal}?`,
        options: ['As early as possible', 'As usual', 'A little later'],
      },
    ]
  if (/\b(?:resolutions?|motions?)\b|\byes\b.{0,12}\bno\b/.test(words)) {
    const options = ['Yes', 'No', ...(/\babst(?:ain|ention)/.test(words) ? ['Abstain'] : [])]
    return motions.map((question) => ({ question, options }))
  }
  if (/\b(?:book|reading) (?:club|circle|group)\b/.test(words))
    return [
      {
        question: 'Which book shall we read next?',
        options: ['Rivers Remember', 'The Sea at Night', 'Nine Letters', 'Something short'],
      },
      { question: 'When do we meet?', options: ['Tuesday evening', 'Thursday evening', 'Sunday afternoon'] },
    ]
  const matter = subject.replace(/ ?\b(?:polls?|surveys?|voting|votes?|questionnaires?)$/i, '')
  return [
    {
      question: `What matters most to you about ${matter || 'this'}?`,
      options: ['Quality', 'Price', 'Speed', 'Personal contact'],
    },
    {
      question: 'How often do you come here?',
      options: ['Every day', 'Every week', 'Now and then', 'First time'],
    },
  ]
}

/** What those who own or run something together decide. */
const motions = [
  'Shall the roof be renewed this year?',
  'Shall the yard stay open in the evening?',
  'Shall the dues rise by two percent?',
  'Shall bicycles get a shelter of their own?',
]
