/** A part of a text, and what is to stand in its place. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}
