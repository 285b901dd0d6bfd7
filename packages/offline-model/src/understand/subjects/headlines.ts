import type { ApplicationKind } from '../../model/application-model.ts'
import { withArticle } from '../language/noun-phrase.ts'

/** The first line that people read: short, about the subject, and not the same for two requests of one kind. */
export function chooseHeadline({
  kind,
  about: told,
  isAudience,
  seed,
}: {
  kind: ApplicationKind
  about: string
  /** Whether the words say whom it is for rather than what it is about. */
  isAudience: boolean
  seed: number
}): string {
  const about = spoken.get(told.toLowerCase()) ?? told
  const isPerson = /^[a-z ]+(?:er|or|ist|ian)$/i.test(about) && (kind === 'portfolio' || kind === 'blog')
  if (/^our company$/i.test(about)) return choose(greetings, seed)
  if (placeKinds.has(kind) && places.test(about)) return choose(atPlace, seed).replace('ABOUT', about)
  if (kind === 'booking' && gatherings.test(about)) return choose(ofGathering, seed).replace('ABOUT', about)
  if (kind === 'company' && houses.test(about) && !/^our /i.test(about))
    return choose(ofHouse, seed)
      .replace('A ABOUT', withArticle(about))
      .replace('ABOUT', about.replace(/^(?:your|my|our) /i, ''))
  const lines = isAudience
    ? forPeople
    : isPerson
      ? kind === 'blog'
        ? byPerson
        : byPerson.slice(1)
      : headlines[kind]
  // Long subjects read well only at the front of a line.
  const fitting =
    about.length > 26 && !isAudience && !isPerson ? lines.filter((line) => line.startsWith('ABOUT')) : lines
  const line = choose(fitting, seed)
  const bare = kind === 'community' ? about.replace(/ (?:fan )?(?:community|club|network)$/i, '') : about
  return line.replace('A ABOUT', withArticle(about)).replace('ABOUT', bare)
}

/** An app that one comes to with something to hand in says so. */
export function headHandingIn(many: string, seed: number): string {
  return choose(handingIn, seed).replace('ABOUT', many)
}

const handingIn = ['ABOUT in a minute', 'ABOUT: say it once, see it done', 'ABOUT without the phone calls']

/** Words that stand before "board" or "tracker" in a request, as they are said by themselves. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['job', 'jobs'],
  ['news', 'the news'],
  ['expense', 'expenses'],
  ['recipe', 'recipes'],
  ['recipe book', 'recipes'],
  ['event', 'events'],
  ['task', 'tasks'],
  ['habit', 'habits'],
  ['e-learning', 'learning'],
  ['podcast', 'podcasts'],
  ['todo', 'to-dos'],
  ['event ticket', 'event tickets'],
  ['team', 'your team'],
  ['class', 'your class'],
  ['family', 'your family'],
])

function choose(lines: readonly string[], seed: number): string {
  return lines[seed % lines.length] ?? 'ABOUT'
}

/** Where nothing says what it is about. */
const greetings = ['Good to see you here', 'Welcome, have a look around', 'Come in and look around']

/** A house that people go to is greeted from, not described. */
const placeKinds: ReadonlySet<ApplicationKind> = new Set([
  'company',
  'booking',
  'streaming',
  'promotion',
  'portfolio',
])
const places =
  /^[a-z' -]*(?:house|hotel|hostel|restaurant|cafe|café|bakery|bistro|salon|studio|clinic|gym|theatre|theater|museum|library|farm|bar|brewery|winery|inn|gallery|cinema|spa|practice|church|parish)$/i
const atPlace = ['Welcome to the ABOUT', 'Good to have you at the ABOUT', 'Come in: the ABOUT is open']

/** Those who work together are spoken of as such. */
const houses =
  /\b(?:company|business|firm|agency|manufacturer|contractor|shelter|foundation|charity|association|club|team|school|university|bank|startup)$/i
const ofHouse = ['A ABOUT you can talk to', 'A ABOUT that keeps its word', 'Your ABOUT, close at hand']

/** What happens once is not booked in a minute; one is there. */
const gatherings = /\b(?:conference|festival|congress|convention|meet-?up|summit|fair|gala|hackathon|expo)$/i
const ofGathering = ['See you at the ABOUT', 'The ABOUT: be there', 'Be part of the ABOUT']

const forPeople = ['Made for ABOUT', 'A good place for ABOUT', 'Built around ABOUT', 'A home for ABOUT']

const byPerson = ['Notes from A ABOUT', 'The eye of A ABOUT', 'The work of A ABOUT']

const headlines: Readonly<Record<ApplicationKind, readonly string[]>> = {
  company: [
    'ABOUT, done properly',
    'ABOUT without the fuss',
    'ABOUT from people who care',
    'ABOUT, in plain words',
  ],
  portfolio: [
    'Selected work: ABOUT',
    'ABOUT, looked at closely',
    'ABOUT, piece by piece',
    'A closer look at ABOUT',
  ],
  blog: [
    'Stories and ideas about ABOUT',
    'ABOUT, told properly',
    'ABOUT, read at your own pace',
    'ABOUT, week after week',
  ],
  community: [
    'Where people talk about ABOUT',
    'ABOUT is better together',
    'ABOUT: ask, answer, belong',
    'Pull up a chair',
  ],
  shop: ['ABOUT, chosen with care', 'ABOUT worth keeping', 'ABOUT, at your door', 'Good things, fair prices'],
  booking: [
    'ABOUT, booked in a minute',
    'ABOUT, sorted',
    'ABOUT when it suits you',
    'Booked in a minute, no phone call needed',
  ],
  dashboard: [
    'ABOUT at a glance',
    'ABOUT in numbers',
    'ABOUT, as it is right now',
    'See it sooner, decide it sooner',
  ],
  operations: [
    'ABOUT in order',
    'ABOUT, from start to finish',
    'ABOUT without the paperwork',
    'Everything in its place',
  ],
  learning: [
    'Learn ABOUT step by step',
    'ABOUT, one lesson at a time',
    'ABOUT made clear',
    'ABOUT, starting today',
  ],
  jobs: [
    'Find the work that fits',
    'ABOUT, open and fair',
    'ABOUT: your next step',
    'Good work, good people',
  ],
  projects: [
    'ABOUT, on time and in view',
    'ABOUT, from idea to done',
    'ABOUT without the meetings',
    'Who does what, by when',
  ],
  game: ['Play ABOUT', 'ABOUT: one more round', 'ABOUT, ready when you are', 'ABOUT: beat your best'],
  mail: ['ABOUT, sorted and calm', 'ABOUT: read, answered, done'],
  streaming: ['ABOUT, ready to play', 'ABOUT, front row', 'ABOUT whenever you like', 'ABOUT, press play'],
  tool: ['ABOUT, quick and exact', 'ABOUT in one step', 'ABOUT, done right here', 'ABOUT in a moment'],
  developer: [
    'A workbench for ABOUT',
    'ABOUT, close at hand',
    'ABOUT without surprises',
    'ABOUT, read and run',
  ],
  finance: ['ABOUT under control', 'ABOUT, to the cent', 'ABOUT with a clear view', 'Know where you stand'],
  personal: [
    'ABOUT: small steps, every day',
    'ABOUT, kept in mind',
    'ABOUT, a little every day',
    'ABOUT for a calmer day',
  ],
  promotion: ['ABOUT: join in', 'ABOUT: your chance today', 'ABOUT, fair and open', 'ABOUT: try your luck'],
}

/** The line below it, where the request does not say what one does here. */
export const supportingLines: Readonly<Record<ApplicationKind, string>> = {
  company: 'See what we do, meet the people behind it, and get in touch',
  portfolio: 'Look around, and write if something speaks to you',
  blog: 'Read, search, and say what you think',
  community: 'Ask a question, share what you know, meet the others',
  shop: 'Look around, fill the cart, and have it delivered',
  booking: 'Choose what you like, pick a day, and it is yours',
  dashboard: 'The figures that matter, with the records behind them',
  operations: 'Lists, details and states in one place, easy to find and to change',
  learning: 'Choose a course, go at your own pace, see how far you have come',
  jobs: 'Search, compare and apply in a few minutes',
  projects: 'Plan it, move it along, see what is next',
  game: 'Simple to begin, hard to put down',
  mail: 'Find it, answer it, file it',
  streaming: 'Pick something, press play, keep what you like',
  tool: 'Nothing to install, and what you enter stays in this browser',
  developer: 'Try it on sample data and see at once what happens',
  finance: 'What came in, what went out, and what is left',
  personal: 'Add what matters to you and keep an eye on it',
  promotion: 'Take part in a minute and see at once how it went',
}
