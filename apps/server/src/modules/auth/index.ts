import { createAuth } from '@joinery/auth'
import type { MailMessage, RateLimiter } from '@joinery/auth'
import type { Plan, Project, UserId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { App, RequestContext } from '../../http/app-types.ts'
import { isDatabaseAway } from '../../http/is-database-away.ts'
import { createAccount } from './account/create-account.ts'
import type { PrepareDeletion } from './account/create-account.ts'
import { addAccountRoutes } from './account/routes.ts'
import type { AccountStore } from './account/store.ts'
import { registerUser } from './registration/store.ts'
import { addAuthRoutes } from './routes.ts'
import { serviceSettings } from './service-settings.ts'
import type { ServiceOptions } from './service-settings.ts'
import { createSessions } from './sessions/create-sessions.ts'
import type { SessionStanding } from './sessions/store.ts'
import type { AuthStorage } from './storage/store.ts'

export type { PrepareDeletion } from './account/create-account.ts'
export { createAccountStore } from './account/store.ts'
export type { AccountStore } from './account/store.ts'
export { createMemoryCounter, createRateLimiter } from './rate-limits/create-rate-limiter.ts'
export { createSharedCounters, deleteExpiredCounters } from './rate-limits/store.ts'
export { createSecretCanaryStore } from './secret-canary/store.ts'
export { createStandingStore } from './sessions/store.ts'
export { createAuthStorage } from './storage/store.ts'

/** Queues a mail as a part of a transaction; what comes back lets it set out. */
export type QueueMail = (
  message: MailMessage,
  transaction: ReturnType<AuthStorage['executorOf']>,
) => Promise<() => void>

interface Dependencies {
  options: ServiceOptions
  storage: AuthStorage
  accounts: AccountStore
  standings: { findStanding: (sessionId: string) => Promise<SessionStanding | undefined> }
  queueMail: QueueMail
  rateLimiter: RateLimiter
  clientAddress: (context: RequestContext) => string | undefined
  planOf: (userId: UserId) => Promise<Plan>
  listProjects: (userId: UserId) => Promise<Project[]>
  prepareDeletion: PrepareDeletion
  log: Logger
  now: () => Date
}

export type AuthModule = ReturnType<typeof createAuthModule>

/** Accounts: the service under /auth/v1, and whom a request comes from for everybody else. */
export function createAuthModule(dependencies: Dependencies) {
  const { options, storage, accounts, standings, queueMail, rateLimiter, clientAddress, planOf, log, now } =
    dependencies
  const service = createAuth({
    settings: serviceSettings(options),
    storage,
    mailer: { queue: (message, transaction) => queueMail(message, storage.executorOf(transaction)) },
    smsSender: { send: () => Promise.reject(new Error('No SMS service is set up.')) },
    clock: { now },
    rateLimiter,
    clientIp: clientAddress,
    onUserCreated: (transaction, user) => registerUser(storage.executorOf(transaction), user),
    isPassing: isDatabaseAway,
    onFailure: (cause) => log.error({ err: cause }, 'the accounts service failed'),
  })
  const sessions = createSessions({
    verifyAccessToken: (token) => service.verifyAccessToken(token),
    findStanding: standings.findStanding,
    now,
  })
  const account = createAccount({
    storage,
    service,
    store: accounts,
    listProjects: dependencies.listProjects,
    prepareDeletion: dependencies.prepareDeletion,
    now,
  })
  return {
    sessions,
    addRoutes(app: App) {
      addAuthRoutes(app, { service: service.app, sessions, planOf })
      addAccountRoutes(app, { account, sessions })
    },
    /** Forgets sign-ins that nobody finished. */
    sweep: service.sweep,
  }
}
