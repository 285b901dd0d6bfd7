import { Hono, type Context } from 'hono'
import type { AuthContext } from './context.ts'
import { AuthError, UnavailableError } from './errors.ts'
import { admitRequest } from './http/admit-request.ts'
import { respondWithError } from './http/error-response.ts'
import { findCurrentSession } from './http/require-user.ts'
import { createPasswords } from './passwords/create-passwords.ts'
import type { Clock, Mailer, RateLimiter, SmsSender } from './ports/outside.ts'
import type { UserRecord } from './ports/records.ts'
import type { Storage, Transaction } from './ports/storage.ts'
import { createProviders } from './providers/create-providers.ts'
import { mountRoutes } from './routes/mount-routes.ts'
import { authSettings, type AuthSettingsInput } from './settings.ts'
import { areConclusive, verifyToken } from './tokens/access-token.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'
import { createVerifiedTokens } from './tokens/verified-tokens.ts'

export interface AuthOptions {
  settings: AuthSettingsInput
  storage: Storage
  mailer: Mailer
  smsSender: SmsSender
  clock: Clock
  rateLimiter: RateLimiter
  /** Reaches providers and captcha services; the platform's own unless given. */
  fetch?: typeof fetch
  /** Where a request comes from; the header of the settings unless given. Without an answer, limits by address do not apply. */
  clientIp?: (c: Context) => string | undefined
  /** Runs inside the transaction that creates an account, for what belongs to every account. */
  onUserCreated?: (tx: Transaction, user: UserRecord) => Promise<void>
  /** Whether a failure passes by itself, such as a database that restarts: the client is then told to come back. */
  isPassing?: (cause: unknown) => boolean
  /** Hears of every failure that is ours, not the caller's. */
  onFailure?: (cause: unknown) => void
}

export type Auth = ReturnType<typeof createAuth>

/** One instance of the service. Several with different settings can live in one process. */
export function createAuth(options: AuthOptions) {
  const context = createContext(options)
  const { settings, storage } = context

  const app = new Hono().basePath(settings.pathPrefix)
  app.use(admitRequest)
  app.onError((cause, c) => {
    const response = respondWithError(c, options.isPassing?.(cause) ? new UnavailableError() : cause)
    if (response.status >= 500) context.onFailure(cause)
    return response
  })
  app.notFound((c) =>
    respondWithError(c, new AuthError(404, 'not_found', 'There is nothing at this address')),
  )
  for (const path of sessionPaths) {
    app.use(path, async (_c, next) => {
      // Looked for before anything is kept: nobody could use a session whose token cannot be signed.
      await context.keys.signing()
      await next()
    })
  }
  mountRoutes(app, context)

  return {
    app,

    /** The claims of a valid access token, checked offline against the keys. */
    async verifyAccessToken(token: string) {
      const verdict = await verifyToken(context, token)
      if (!('claims' in verdict) || !areConclusive(settings, verdict.claims)) return undefined
      return verdict.claims
    },

    /** The caller behind a token whose session still exists and whose user is not banned. */
    currentSession: (token: string) => findCurrentSession(context, token),

    listSessions: (userId: string) => storage.listSessions(userId),

    /** Signs one device out. Answers whether the user had such a session. */
    endSession: (userId: string, sessionId: string) =>
      storage.transaction(async (tx) => {
        const sessions = await tx.listSessions(userId)
        const isTheirs = sessions.some(({ id }) => id === sessionId)
        if (isTheirs) await tx.deleteSession(sessionId)
        return isTheirs
      }),

    /** Brings in a new signing key; nobody is signed out. */
    rotateSigningKey: () => context.keys.rotate(),

    /** Forgets sign-ins that nobody finished. Meant to be called now and then. */
    sweep: () => {
      const dayAgo = context.clock.now().getTime() - 86_400_000
      const oldest = new Date(dayAgo - settings.email.otpExpSeconds * 1000)
      return storage.transaction((tx) => tx.deleteFlowStatesCreatedBefore(oldest))
    },
  }
}

/** Where sessions begin and go on. */
const sessionPaths = ['/signup', '/token', '/verify', '/callback', '/sso/saml/acs']

function createContext(options: AuthOptions): AuthContext {
  const settings = authSettings.parse(options.settings)
  const { storage, mailer, smsSender, clock, rateLimiter } = options
  const { ipHeader } = settings.rateLimits
  return {
    settings,
    storage,
    mailer,
    smsSender,
    clock,
    rateLimiter,
    fetch: options.fetch ?? fetch,
    keys: createSigningKeys({ storage, clock, jwt: settings.jwt }),
    verifiedTokens: createVerifiedTokens(),
    passwords: createPasswords(),
    providers: createProviders(settings, options.fetch ?? fetch),
    clientIp: options.clientIp ?? ((c) => firstAddress(ipHeader && c.req.header(ipHeader))),
    onFailure: options.onFailure ?? (() => {}),
    onUserCreated: options.onUserCreated ?? (async () => {}),
  }
}

/** A proxy that appends puts the client first. */
const firstAddress = (header: string | undefined) => header?.split(',', 1)[0]?.trim() || undefined
