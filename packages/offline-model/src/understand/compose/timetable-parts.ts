import { toPlural } from '../language/inflect.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { timetableCasts, type TimetableCast, type TimetableThing } from '../subjects/timetable-casts.ts'
import type { Draft } from './draft.ts'

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
  const isRoster = pack?.id === 'timetable' && /\b(?:rosters?|rotas?|shifts?)\b/.test(sentence)
  const [roster, ...others] = timetableCasts
  const cast = isRoster ? roster : others.find((each) => each.words.test(words))
  if (cast === undefined) throw new Error('The last cast fits every request.')
  return cast
}

export function thingsOf(cast: TimetableCast, words: string): CastThing[] {
  return cast.things.flatMap((thing) => {
    const said = thing.names.find((name) => new RegExp(`\\b(?:${name}|${toPlural(name)})\\b`).test(words))
    const one = said ?? thing.names[0] ?? thing.field
    return said === undefined && thing.isAsked ? [] : [{ ...thing, one, id: toIdentifier(one) }]
  })
}

/** What a request for a timetable says of lessons, conflicts and one's own week is said of the grid. */
export function readTimetable(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  if (!isTimetable(draft) || !draft.isNew || (need !== undefined && kept.has(need.name))) return undefined
  const told = `${frame.phrase} ${frame.text}`.toLowerCase()
  const things = thingsOf(castOf(draft), draft.words)
  const isThing = things.some(({ one }) => need?.thing === one || need?.thing === one.split(' ').at(-1))
  if (isThing && (need?.name === 'manage' || need?.name === 'browse') && !placing.test(told)) return undefined
  return ofGrid.test(told) || frame.action === 'assign' ? { name: 'timetable', thing: '', frame } : undefined
}

export const substituting =
  /\b(?:substitut\w*|stand(?:s|ing)?[- ]ins?|cover (?:for|lessons?|teachers?)|replacements?|absen(?:t|ces?))\b/

const placing = /\b(?:assign|place|put|drop|twice|double|conflict|clash|same time|own|week)\b/

const ofGrid =
  /\b(?:time ?tabl\w*|schedul\w*|rosters?|rotas?|lessons?|lectures?|shifts?|grid|weeks?|weekly|weekdays?|hours?|periods?|slots?|conflict\w*|clash\w*|overlap\w*|double[- ]book\w*|twice|same time|warn\w*|detect\w*|plan\w*|substitut\w*|stand(?:s|ing)?[- ]ins?|replacements?|absen\w*|theirs|night|late|early)\b/

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
