import type { Context } from 'hono'
import type { Passwords } from './passwords/create-passwords.ts'
import type { Clock, Mailer, RateLimiter, SmsSender } from './ports/outside.ts'
import type { UserRecord } from './ports/records.ts'
import type { Storage, Transaction } from './ports/storage.ts'
import type { Providers } from './providers/create-providers.ts'
import type { AuthSettings } from './settings.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'
import type { VerifiedTokens } from './tokens/verified-tokens.ts'

/** Everything one instance of the service is made of. Routes are closures over it. */
export interface AuthContext {
  settings: AuthSettings
  storage: Storage
  mailer: Mailer
  smsSender: SmsSender
  clock: Clock
  rateLimiter: RateLimiter
  /** Reaches providers and captcha services. */
  fetch: typeof fetch
  keys: SigningKeys
  verifiedTokens: VerifiedTokens
  passwords: Passwords
  providers: Providers
  clientIp: (c: Context) => string | undefined
  /** Hears of every failure that is not the caller's. */
  onFailure: (cause: unknown) => void
  onUserCreated: (tx: Transaction, user: UserRecord) => Promise<void>
}

/** Who asks, as far as a session remembers it. */
export interface Origin {
  ip: string | null
  userAgent: string | null
}

export function originOf(context: AuthContext, c: Context): Origin {
  return {
    ip: context.clientIp(c) ?? null,
    userAgent: c.req.header('user-agent')?.slice(0, 1024) ?? null,
  }
}
