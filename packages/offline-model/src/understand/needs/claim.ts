import type { Action } from '../language/verbs.ts'
import type { NeedName } from './need.ts'

/** The first rule that fits wins, so that special meanings stand before general ones. */
export type Claim = readonly [
  need: NeedName,
  actions: '*' | readonly Action[],
  pattern: RegExp | null,
  /** What is meant, where the words themselves do not say it. */
  thing?: string,
]
