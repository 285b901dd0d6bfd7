import type { Frame } from '../../language/read-frames.ts'
import { readVerb } from '../../language/verbs.ts'

/** A figure that somebody wants to see, and what it is told for: "the number of finds per trench and period". */
export interface ToldFigure {
  /** What is counted or added up: things, or a property of them. */
  readonly of: string
  readonly by: readonly string[]
  readonly isCount: boolean
}

export function readToldFigure({ text, action }: Frame): ToldFigure | undefined {
  if (!seen.has(action) && readVerb(text) !== undefined) return undefined
  const words = text.toLowerCase().replace(leading, '')
  for (const [pattern, isCount] of patterns) {
    const [, of = '', by = ''] = pattern.exec(words) ?? []
    // "The fastest teams per room" is a table of teams.
    if (
      /^(?:[a-z]+est|best|most|top) |\b(?:timetable|calendar|schedule|plan|list|agenda|menu|charts?)s?$/.test(
        of,
      )
    )
      return undefined
    if (of !== '' && by !== '') return { of, by: splitGroups(by), isCount }
  }
  const [, often = '', told = ''] = regular.exec(words) ?? []
  const span = spans.get(often)
  return span === undefined ? undefined : { of: told, by: [span], isCount: false }
}

const seen: ReadonlySet<string> = new Set([
  'view',
  'analyse',
  'compare',
  'track',
  'browse',
  'monitor',
  'generate',
])

const leading =
  /^(?:(?:look at|see|view|show|display|check|analy[sz]e|compare|track|watch|monitor|generate|get|know|follow) )?(?:(?:the|an?|their|our|all|total|average|overall) )*/

const patterns: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:number|count|total number) of ([a-z ]+?) (?:per|by|for each|in each) ([a-z ,]+)$/, true],
  [/^([a-z ]+?) (?:statistics|figures|charts?|graphs?) (?:per|by|for each|of each) ([a-z ,]+)$/, false],
  [
    /^(?:charts?|graphs?|statistics|figures|diagrams?) (?:of|for|showing|about|with|on) (?:the )?(?:number of )?([a-z ]+?) (?:per|by|for each) ([a-z ,]+)$/,
    false,
  ],
  [/^([a-z]+(?: [a-z]+){0,2}) per ([a-z]+(?:(?:,| and) [a-z]+| between [a-z]+)?)$/, false],
  [/^([a-z]+(?: [a-z]+){0,2}) by ((?:day|week|month|quarter|year|season)s?)$/, false],
]

const regular = /^(daily|weekly|monthly|quarterly|yearly|annual) ([a-z]+(?: [a-z]+)?)$/

const spans: ReadonlyMap<string, string> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
])

/** "trench and period", "plot between years". */
function splitGroups(by: string): string[] {
  return by
    .split(/, (?:and )?| and | between /)
    .map((word) => word.replace(/^(?:the|each|every) /, '').trim())
    .filter((word) => word !== '')
}
