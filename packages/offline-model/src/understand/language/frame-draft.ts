import type { Action } from './verbs.ts'

/** A frame while its list is still being read: its object may be the one of a neighbour. */
export interface FrameDraft {
  readonly action: Action
  readonly object: string
  readonly text: string
  readonly isVerbKnown: boolean
  /** Which part of the list it was read from. */
  readonly at: number
  /** Whether an object that is missing is the one of what follows: "creating and editing notes". */
  readonly takesNext: boolean
}
