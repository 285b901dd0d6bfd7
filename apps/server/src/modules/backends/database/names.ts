import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const refLength = 20

/** Twenty letters that nobody guesses. They name the database, its logins and its address. */
export const createRef = (): string =>
  Array.from({ length: refLength }, () => letters[randomInt(letters.length)]).join('')

export const isRef = (text: string): boolean => /^[a-z]{20}$/.test(text)

export const databaseOf = (ref: string): string => `app_${ref}`
/** Owns what is in the database: migrations and accounts. */
export const ownerOf = (ref: string): string => `app_${ref}_owner`
/** Owns nothing: it only takes the role of whoever asks. */
export const gateOf = (ref: string): string => `app_${ref}_gate`
