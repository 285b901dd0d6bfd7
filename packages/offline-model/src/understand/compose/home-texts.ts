import type { ApplicationKind, Screen } from '../../model/application-model.ts'
import { isWish } from '../language/is-wish.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { schemeOf } from '../schemes/find-scheme.ts'

/** What stands above the last button of a first page. */
export const invitations: Readonly<Record<ApplicationKind, { title: string; text: string }>> = {
  company: { title: 'Tell us what you need', text: 'A few words are enough. We write back.' },
  portfolio: { title: 'Something in mind?', text: 'Look at the work, then tell us about yours.' },
  blog: { title: 'Start reading', text: 'Pick whatever catches your eye.' },
  community: { title: 'Join the conversation', text: 'Read along, ask a question, answer one.' },
  shop: { title: 'Found something you like?', text: 'Everything is shown with its price before you order.' },
  booking: {
    title: 'Find a time that suits you',
    text: 'What is free is shown, and what is taken cannot be chosen.',
  },
  dashboard: { title: 'Look at the figures', text: 'Every number leads to the records behind it.' },
  operations: { title: 'Get to work', text: 'Everything is one click from here.' },
  learning: { title: 'Begin with the first lesson', text: 'Go at your own pace and stop whenever you like.' },
  jobs: { title: 'See what is open', text: 'Read it through and apply in a few minutes.' },
  projects: { title: 'See what is next', text: 'Who does what, and by when.' },
  game: { title: 'One more round?', text: 'The best score stays on the list.' },
  mail: { title: 'Open the inbox', text: 'Read, answer, file.' },
  streaming: { title: 'Press play', text: 'Pick something and keep what you like.' },
  tool: { title: 'Try it now', text: 'What you enter stays in this browser.' },
  developer: { title: 'Try it on the sample', text: 'Change something and see what happens.' },
  finance: { title: 'See where you stand', text: 'What came in, what went out, what is left.' },
  personal: { title: 'Add the first thing', text: 'It takes a few seconds.' },
  promotion: { title: 'Take part', text: 'You see at once how it went.' },
}

/** The same on a site of which a few words said what it is. */
const invitationsOf: ReadonlyMap<string, { title: string; text: string }> = new Map([
  ['church', { title: 'You are welcome', text: 'Come as you are, or write to us first.' }],
  ['realestate', { title: 'Seen something you like?', text: 'Write to us, and we show it to you.' }],
  ['adoption', { title: 'Shall we introduce you?', text: 'Ask us about anybody you saw here.' }],
  ['roastery', { title: 'Come and try', text: 'Write to us, or ring the bell.' }],
  ['bakery', { title: 'Something for a special day?', text: 'Tell us what, and by when.' }],
  [
    'agency',
    { title: 'Something in mind?', text: 'Tell us in three sentences. We answer with three questions.' },
  ],
  ['saas', { title: 'See it with your own work', text: 'Write to us, and we show you around.' }],
  ['lessons', { title: 'Come to a first lesson', text: 'Write to us, and we find a time and a teacher.' }],
])

export const invitationOf = ({ pack, words }: Draft): { title: string; text: string } | undefined =>
  schemeOf({ pack })?.invitation ??
  (pack !== undefined && isWish(words) ? invitationsOf.get(pack.id) : undefined)

/** The same where an app is there for what one hands in. */
export const handingIn = {
  title: 'Something to hand in?',
  text: 'It takes a minute, and you can follow what becomes of it.',
}

const bitByBit = { title: 'Every bit counts', text: 'See how far it is, and what is still missing.' }

interface Invitation {
  readonly screen: Screen
  readonly words: { title: string; text: string }
}

/** Where people vote or give for something, that is what the first page asks them for. */
export function inviteToTakePart({ screens, entities, pack }: Draft): Invitation | undefined {
  for (const screen of screens.values())
    for (const section of screen.sections) {
      if (section.type === 'ballot')
        return {
          screen,
          words: { title: 'Your vote counts', text: 'Read what there is to choose from, then decide.' },
        }
      if (section.type === 'recordForm' && screen.path === '/rsvp')
        return {
          screen,
          words: {
            title: 'Will you be there?',
            text: 'Say so in a minute, and tell us what you like to eat.',
          },
        }
      if (section.type === 'donation' && pack?.needs.includes('donation') === true)
        return { screen, words: bitByBit }
      const goal = section.type === 'collection' ? entities.get(section.entity)?.goal : undefined
      if (goal !== undefined && goal.entries !== null && screen.access === 'public')
        return { screen, words: bitByBit }
    }
  return undefined
}

/** One sentence for the card that leads to a screen. */
export function describeScreen(screen: Screen, draft: Draft): string {
  const [section] = screen.sections
  if (section === undefined) return ''
  if (section.type === 'collection') {
    const entity = draft.entities.get(section.entity)
    if (section.scope === 'favourites') return 'What you kept for later, in one place.'
    if (entity !== undefined) return describeCollection(entity, screen)
  }
  if ('text' in section && section.text !== '' && !section.text.startsWith('Sample ')) return section.text
  return ofSections.get(section.type) ?? `Go to ${screen.title.toLowerCase()}.`
}

function describeCollection({ many, one, archetype }: EntityDraft, { title }: Screen): string {
  if (/^my /i.test(title)) return `Your own ${many}, with how far each has come.`
  const known = ofArchetypes.get(archetype)
  return (known ?? 'All MANY in one list: search, sort, and open any of them.')
    .replaceAll('MANY', many)
    .replaceAll('ONE', one)
}

const ofArchetypes: ReadonlyMap<string, string> = new Map([
  ['sellable', 'Compare the MANY by price and kind, and see each one in detail.'],
  ['place', 'See where the MANY are, what they offer and what they cost.'],
  ['event', 'What is on and when, with everything to know about each ONE.'],
  ['document', 'Read the latest MANY, or look for one by its words.'],
  ['media', 'Leaf through the MANY and open the ones you like.'],
  ['catalogue', 'Find the right ONE: sorted by kind, each with a page of its own.'],
  ['person', 'Who is who: every ONE with background and contact.'],
  ['post', 'The newest MANY first. Read them, like them, answer them.'],
  ['task', 'What is open, what is done, and who takes care of it.'],
  ['transaction', 'Every one of the MANY with date, amount and state.'],
])

const ofSections: ReadonlyMap<string, string> = new Map([
  ['pricing', 'What it costs, side by side.'],
  ['player', 'Listen or watch, skip ahead, and keep your place.'],
  ['forum', 'Ask, answer and read what others say.'],
  ['calendar', 'Day by day and month by month.'],
  ['kanban', 'Move cards from column to column as work goes on.'],
  ['dashboard', 'The figures that matter, drawn as charts.'],
  ['recordForm', 'Fill in a short form; you see at once that it arrived.'],
  ['booking', 'Pick a day and a time that is still free.'],
  ['study', 'Turn the cards one by one, and keep those you know.'],
  ['quiz', 'A few questions, and the result at once.'],
  ['leaderboard', 'Who is ahead, and by how much.'],
  ['map', 'See what is near on a map.'],
  ['upload', 'Choose a file or drop it in.'],
  ['chat', 'Write to the others and read their answers.'],
  ['favourites', 'What you kept for later.'],
])
