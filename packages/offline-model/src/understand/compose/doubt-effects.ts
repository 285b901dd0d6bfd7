import type { Frame } from '../language/read-frames.ts'
import type { NeedName } from '../needs/need.ts'
import type { Draft } from './draft.ts'

/**
 * Whether a clause asks for something to happen of which a list alone does nothing: a code that is redeemed, lines that are
 * merged, an address that is copied. Where a request tells its things, a list of them is no answer to that.
 */
export function isUndone(draft: Draft, { text }: Frame, built: NeedName | null | undefined): boolean {
  return meansItself(draft) && built !== null && built !== undefined && lists.has(built) && effects.test(text)
}

/** Whether things are what the request tells of them, and no scheme says what else is meant. */
export function meansItself({ told, pack }: Draft): boolean {
  return told.size > 0 && pack?.scheme === undefined
}

const lists: ReadonlySet<NeedName> = new Set([
  'browse',
  'choose',
  'converter',
  'detail',
  'favourite',
  'history',
  'manage',
  'orders',
  'search',
])

const effects =
  /^(?:copy|redeem|split|merge|shift|replace|block|pack|collect|combine|convert|synchroni[sz]e|check for|bid|place (?:an? )?bids?|set (?:an? )?maximum|borrow|pick up|hand over|introduce)\b/i
