import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Frame } from '../language/read-frames.ts'
import { addScreen } from './add-screen.ts'
import { because, type Builders } from './builder.ts'
import type { Draft } from './draft.ts'

type Topic = SectionOf<'eventFeed'>['topics'][number]

/** Events that are sent to whoever follows their topic. */
export const eventBuilders: Builders = {
  eventFeed: (draft, need) => {
    draft.simulated.add(
      'Events are sent within this browser: sample ones by the page, your own to all open tabs.',
    )
    addScreen(draft, {
      title: 'Live events',
      icon: 'radio',
      section: {
        type: 'eventFeed',
        title: 'Live events',
        text: 'New events stand on top as soon as they are sent. Follow the topics that matter to you.',
        topics: readTopics(draft.words),
      },
      because: because(need),
    })
    return true
  },
}

/** Where an app is about pushing events, sending, receiving and following them are one page. */
export function isEventPush({ pack }: Draft, { phrase, object, text }: Frame): boolean {
  return pack?.id === 'eventpush' && eventWords.test(`${phrase} ${object} ${text}`)
}

const eventWords = /\b(?:events?|push\w*|real-?time|subscri\w+|publish\w*|topics?|page content|latest)\b/i

function readTopics(words: string): Topic[] {
  const [, list = ''] =
    /\b(?:events?|topics?|categories) (?:such as|like|about|including|for example) ([a-z ,&-]{5,90}?)(?:[.;)]|$)/.exec(
      words,
    ) ?? []
  const named = list
    .split(/,|\band\b|\bor\b/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && each.length < 24)
  if (named.length < 2) return usual
  return named.slice(0, 8).map((each) => {
    const name = capitalise(each)
    return { name, samples: [`${name}: something new`, `${name}: an update`, `${name}: settled`] }
  })
}

const usual: Topic[] = [
  {
    name: 'Orders',
    samples: ['Order 1042 was placed', 'Order 1038 is on its way', 'Order 1031 was delivered'],
  },
  {
    name: 'System',
    samples: ['Nightly backup finished', 'A new version is live', 'Response times are back to normal'],
  },
  {
    name: 'Weather',
    samples: ['Rain from three in the afternoon', 'Wind is getting stronger', 'Clear skies this evening'],
  },
  {
    name: 'Community',
    samples: ['Nora asked a question', 'Two new members joined', 'The meeting moved to Thursday'],
  },
]
