import { toSingular } from '../../language/inflect.ts'
import type { Frame } from '../../language/read-frames.ts'
import type { Need, NeedName } from '../../needs/need.ts'
import type { BookedTrade } from '../../subjects/booked-trade.ts'
import type { Draft } from '../draft.ts'

/** Where one thing is booked, choosing, paying and coming are one thing; other words for what is there mean what is there. */
export function bendToTrade(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  const trade = draft.pack?.trade
  if (trade === undefined) return need
  const text = frame.text.toLowerCase()
  const own = beside(trade).find((one) => text.includes(one))
  if (own !== undefined) return { name: works.has(frame.action) ? 'manage' : 'browse', thing: own, frame }
  const isExtra = trade.section.extras?.some(({ name }) => text.endsWith(name.toLowerCase())) === true
  if ((isExtra || trade.answers.test(text)) && !isManaging(frame, trade))
    return { name: 'booking', thing: '', frame }
  if (need === undefined || !ofThings.has(need.name)) return need
  const thing = meantBy(need.thing, trade) ?? meantBy(text, trade)
  if (thing === undefined) return need
  const name = need.name === 'choose' ? 'browse' : need.name
  return { name, thing, frame: onTheWay.test(frame.phrase) ? { ...frame, phrase: thing } : frame }
}

/** What is kept besides what is booked: pets, reports on them, damages. */
function beside({ entities, booked, booking }: BookedTrade): string[] {
  return [...entities.keys()].filter((one) => one !== booked && one !== booking && one.includes(' '))
}

/** Those who run the house enter what there is to book. */
function isManaging({ action, text }: Frame, { entities, booking, booked }: BookedTrade): boolean {
  const told = text.toLowerCase()
  if (!works.has(action) || told.includes(booking) || /ticket|book|rental|reserv|hires?\b/.test(told))
    return false
  return told.includes(booked) || [...entities.keys()].some((one) => told.includes(one))
}

const works: ReadonlySet<Frame['action']> = new Set([
  'manage',
  'edit',
  'delete',
  'configure',
  'create',
  'record',
])

/** The last word that names something here: "film programme" is the programme, "car afterwards" the car. */
function meantBy(words: string, { entities, aliases }: BookedTrade): string | undefined {
  for (const word of words.split(/[^a-z-]+/).toReversed()) {
    const one = toSingular(word)
    if (one === '') continue
    if (entities.has(one)) return one
    const meant = Object.hasOwn(aliases, one) ? aliases[one] : undefined
    if (meant !== undefined) return meant
  }
  return undefined
}

const ofThings: ReadonlySet<NeedName> = new Set([
  'browse',
  'search',
  'manage',
  'rate',
  'track',
  'choose',
  'history',
  'detail',
  'reportBuilder',
  'publish',
  'map',
  'kanban',
])

/** Where a journey begins and ends is told by what is booked already. */
const onTheWay = / by .{0,80}\b(?:departures?|destinations?|origins?|cit(?:y|ies)|from|to)\b/i
