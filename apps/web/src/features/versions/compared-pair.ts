import { fillText, texts } from '@joinery/contract'
import type { ComparisonSide, Version } from '@joinery/contract'

/** A version, and what it is compared with: a newer one, or the files as they are now. */
export interface ComparedPair {
  before: Version
  after: Version | 'current'
}

/** Two versions in the order in which they came about. */
export function pairUp(one: Version, other: Version): ComparedPair {
  const [before, after] = one.versionNumber < other.versionNumber ? [one, other] : [other, one]
  return { before, after }
}

export const sideOf = (side: ComparedPair['after']): ComparisonSide => (side === 'current' ? side : side.id)

export function nameOf(side: ComparedPair['after']): string {
  if (side === 'current') return texts.versions.current
  return fillText(texts.versions.number, { n: side.versionNumber })
}
