import type { AccessTokenClaims } from './claims.ts'

const maxTokens = 10_000

interface VerifiedToken {
  kid: string
  claims: AccessTokenClaims
}

export type VerifiedTokens = ReturnType<typeof createVerifiedTokens>

/**
 * Remembers tokens whose signature was found good, because that check is the dearest part of a request and the same
 * token comes with each one. Whether its key is still in force and its time not over is asked every time.
 */
export function createVerifiedTokens() {
  const tokens = new Map<string, VerifiedToken>()
  return {
    find: (token: string) => tokens.get(token),
    remember(token: string, verified: VerifiedToken) {
      // The oldest goes: a token that is still in use comes back with one more check.
      const [oldest] = tokens.keys()
      if (tokens.size >= maxTokens && oldest !== undefined) tokens.delete(oldest)
      tokens.set(token, verified)
    },
    forget: (token: string) => tokens.delete(token),
  }
}
