import { createHash, randomInt } from 'node:crypto'

/** Every digit is as likely as any other, leading zeros included. */
export const createCode = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/**
 * What we keep of a code, and what a link carries in its place. It is bound to the address that the code was sent to.
 * The salt is the random id of the token's row: without it, whoever knows an address could compute the links of all
 * million codes and try those, where no limit on wrong codes would see them.
 */
export const hashCode = (salt: string, address: string, code: string) =>
  createHash('sha224').update(`${salt}:${address.toLowerCase()}:${code}`).digest('hex')

export const pkcePrefix = 'pkce_'
