import type { KeptPart } from './keeping.ts'

/** A part without the words that it was read from. */
export type Read = KeptPart extends infer Part ? (Part extends KeptPart ? Omit<Part, 'text'> : never) : never

/** Words in small letters, and what they say is kept. Undefined where they only look like it. */
export type Pattern = readonly [RegExp, (match: RegExpExecArray) => Read | Read[] | undefined]
