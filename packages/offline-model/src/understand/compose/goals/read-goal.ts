import type { Frame } from '../../language/read-frames.ts'
import type { Need } from '../../needs/need.ts'
import { begins, goalOf } from './build-goals.ts'
import type { Draft } from '../draft.ts'

/** What a request says of something with a goal: giving, how far it is, beginning one, and who checks it. */
export function readGoal(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  if (draft.pack?.id === 'donationpage' && summing.test(frame.text))
    return { name: 'donation', thing: '', frame }
  const thing = goalOf(draft)
  if (thing === undefined || !draft.isNew) return undefined
  const words = `${frame.text} ${frame.phrase}`.toLowerCase()
  const isAboutIt = words.includes(thing.one) || words.includes(thing.many) || /\bgoals?\b/.test(words)
  if (/^(?:login|logout|register|comment|like|share|search|filter|sort)$/.test(frame.action)) return undefined
  if (need !== undefined && elsewhere.has(need.name)) return undefined
  if (need?.name === 'describe') return withoutTold(draft, { ...need, frame })
  if (isAboutIt && checking.test(frame.text)) return { name: 'approve', thing: thing.one, frame }
  if (updating.test(frame.text)) return { name: 'contribute', thing: 'update', frame }
  const given = thing.goal?.entries?.entity
  if (given !== undefined && papers.test(words)) return { name: 'print', thing: given, frame }
  if (spending.test(words)) return { name: 'contribute', thing: 'update', frame }
  const isOrdered = thing.goal?.entries?.entity === 'participation' && /\borders?\b/.test(words)
  if (isOrdered) return { name: 'contribute', thing: '', frame }
  if (isAboutIt && begins.test(frame.text)) return { name: 'contribute', thing: '', frame }
  return giving.test(words) || isOfStart(frame) ? { name: 'contribute', thing: '', frame } : undefined
}

/** "each project shows the raised amount and comments": the bar tells the first. */
function withoutTold({ carried }: Draft, need: Need & { readonly frame: Frame }): Need {
  const told = need.frame.items.filter((item) => toldByBar.test(item))
  for (const item of told) carried.add(item.toLowerCase())
  return {
    ...need,
    frame: { ...need.frame, items: need.frame.items.filter((item) => !told.includes(item)) },
  }
}

const toldByBar =
  /^(?:the |an? )?(?:(?:funding |financial )?goals?|target(?: amount)?|(?:amount )?raised(?: amount| so far)?|(?:number of )?(?:backers|supporters|donors|contributors|participants)|deadline|end date|days (?:left|remaining)|(?:funding )?progress(?: bar)?|how (?:much|many)\b.*)$/i

/** "start a campaign with a goal and a deadline": the deadline is begun with it. */
function isOfStart({ text }: Frame): boolean {
  return /^(?:start|launch|create|begin) (?:an? )+(?:goal|target|deadline|closing date|end date|funding goal)/i.test(
    text,
  )
}

const elsewhere: ReadonlySet<Need['name']> = new Set([
  'accounts',
  'comment',
  'faq',
  'forum',
  'about',
  'inquiry',
  'users',
  'notifications',
  'reminders',
  'export',
  'leaderboard',
  'newsletter',
])

const checking =
  /^(?:(?:review|verify|check|moderate|reject|approve)(?: and [a-z]+)?|(?:review|verification|approval) of)\b/i

/** A page for one sum has no lists of goals and givers beside it. */
const summing =
  /\b(?:goals?|progress|bar|donors?|givers?|supporters|contributions?|donations?|target|thermometer|sum|total)\b/i

/** What whoever gave takes home. */
const papers = /\b(?:certificates?|receipts?)\b/
const spending =
  /\b(?:use|usage|spending) of (?:the )?(?:funds?|money|donations)\b|\bfunds? (?:usage|use|disclosure|allocation)\b/

/** What those who run something write to those who gave. */
const updating =
  /^(?:(?:post|publish|write|share|read|follow|receive|view|see) )?(?:(?:the|regular|project|campaign|progress) )*updates?(?: (?:about|on|to|for) .+)?$/i

const giving =
  /\b(?:pay(?:s|ing)?|pledg\w*|contribut\w*|donat\w*|donors?|sponsor\w*|back(?:s|ing|ers?)?|rewards?|tiers?|perks?|progress(?: bars?| display)?|towards|raised|funding|fund|supporters|days (?:left|remaining|to go)|how (?:many|much) more|remaining|deposits?|join(?:s|ing)?|put (?:money )?aside|closing dates?|end dates?|deadlines?|targets?|goals?)\b/
