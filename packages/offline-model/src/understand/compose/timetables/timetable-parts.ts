import { toPlural } from '../../language/inflect.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import type { Frame } from '../../language/read-frames.ts'
import type { Need, NeedName } from '../../needs/need.ts'
import { timetableCasts, type TimetableCast, type TimetableThing } from '../../subjects/timetable-casts.ts'
import type { Draft } from '../draft.ts'

/** A thing of the timetable, under the name that the request gives it. */
export interface CastThing extends TimetableThing {
  readonly one: string
  readonly id: string
}

export function isTimetable({ pack }: Draft): boolean {
  return pack?.needs[0] === 'timetable'
}

export function castOf({ words, pack }: Draft): TimetableCast {
  const [sentence = ''] = words.split('. ')
  const isRoster =
    pack?.id === 'timetable' && /\b(?:rosters?|rotas?|shifts?|staff|employees?|duty)\b/.test(sentence)
  const [roster, ...others] = timetableCasts
  const cast = isRoster ? roster : others.find((each) => each.words.test(words))
  if (cast === undefined) throw new Error('The last cast fits every request.')
  return isRoster ? { ...cast, periods: namedShifts(words) ?? cast.periods } : cast
}

/** "morning, afternoon and evening shifts" are the periods of a roster. */
function namedShifts(words: string): readonly string[] | undefined {
  const told = words.replace(/\b(?:each|every|per|the|a|which|any|by) day\b/g, '')
  const named = shiftTimes.filter(([name]) => new RegExp(`\\b${name}\\b(?:,| and| or| shifts?)`).test(told))
  return named.length < 2 || !/\bshifts?\b/.test(words)
    ? undefined
    : named.map(([name, time]) => `${capitalise(name)}, ${time}`)
}

const shiftTimes: readonly (readonly [name: string, time: string])[] = [
  ['early', '06:00–14:00'],
  ['morning', '06:00–12:00'],
  ['day', '08:00–16:00'],
  ['midday', '10:00–16:00'],
  ['afternoon', '12:00–18:00'],
  ['late', '14:00–22:00'],
  ['evening', '18:00–23:00'],
  ['night', '22:00–06:00'],
]

export function thingsOf(cast: TimetableCast, words: string): CastThing[] {
  return cast.things.flatMap((thing) => {
    const said = thing.names.find((name) => new RegExp(`\\b(?:${name}|${toPlural(name)})\\b`).test(words))
    const one = said ?? thing.names[0] ?? thing.field
    const isMeant = said !== undefined || thing.isAsked !== true || thing.askedBy?.test(words) === true
    return !isMeant ? [] : [{ ...thing, one, id: toIdentifier(one) }]
  })
}

/** What a request for a timetable says of lessons, conflicts and one's own week is said of the grid. */
export function readTimetable(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  if (!isTimetable(draft) || !draft.isNew || (need !== undefined && kept.has(need.name))) return undefined
  const told = `${frame.phrase} ${frame.text}`.toLowerCase()
  const things = thingsOf(castOf(draft), draft.words)
  if (things.length === 0 && ofEntry.test(need?.thing ?? '')) return { name: 'timetable', thing: '', frame }
  const isThing = things.some(({ one }) => need?.thing === one || need?.thing === one.split(' ').at(-1))
  if (isThing && (need?.name === 'manage' || need?.name === 'browse') && !placing.test(told)) return undefined
  // What is planned is kept; nobody takes it as a course.
  if (isThing && need?.name === 'course' && !placing.test(told)) return { ...need, name: 'manage' }
  return ofGrid.test(told) || frame.action === 'assign' ? { name: 'timetable', thing: '', frame } : undefined
}

/** What an entry of one's own week says by itself. */
const ofEntry =
  /^(?:class|course|lesson|subject|lecture|room|place|location|teacher|professor|day|hour|time)$/

export const substituting =
  /\b(?:substitut\w*|stand(?:s|ing)?[- ]ins?|cover (?:for|lessons?|teachers?)|replacements?|absen(?:t|ces?))\b/

const placing = /\b(?:assign|place|put|drop|twice|double|conflict|clash|same time|own|week)\b/

const ofGrid =
  /\b(?:time ?tabl\w*|schedul\w*|rosters?|rotas?|lessons?|lectures?|shifts?|grid|weeks?|weekly|weekdays?|hours?|periods?|slots?|conflict\w*|clash\w*|overlap\w*|double[- ]book\w*|twice|same time|warn\w*|detect\w*|plan\w*|substitut\w*|stand(?:s|ing)?[- ]ins?|replacements?|absen\w*|theirs|night|late|early|morning|afternoon|evening)\b/

/** These mean what they mean elsewhere, whatever they are said of. */
const kept: ReadonlySet<NeedName> = new Set([
  'accounts',
  'approve',
  'chat',
  'export',
  'faq',
  'import',
  'inquiry',
  'languages',
  'mail',
  'notifications',
  'permissions',
  'profile',
  'recover',
  'reminders',
  'settings',
  'submission',
  'users',
])
