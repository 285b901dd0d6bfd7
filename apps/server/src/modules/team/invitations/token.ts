import { createHash, randomBytes } from 'node:crypto'

/** What stands in the link. Nobody guesses 256 bits. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
