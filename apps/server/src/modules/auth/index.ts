import { createAuth } from '@joinery/auth'
import type { MailMessage, RateLimiter } from '@joinery/auth'
import type { Plan, Project, UserId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { App, RequestContext } from '../../http/app-types.ts'
import { isClientGone } from '../../http/is-client-gone.ts'
import { isDatabaseAway } from '../../http/is-database-away.ts'
import { createAccount } from './account/create-account.ts'
import type { PrepareDeletion } from './account/create-account.ts'
import { addAccountRoutes } from './account/routes.ts'
import type { AccountStore } from './account/store.ts'
import { admitInvited } from './admission/admit-invited.ts'
import type { AdmissionStore } from './admission/store.ts'
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
export { createAdmissionStore } from './admission/store.ts'
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
  admission: AdmissionStore
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

/** Accounts: the service under /auth/v1, and whom a request comes from for everybody else. */
export function createAuthModule(dependencies: Dependencies) {
  const { options, storage, accounts, admission, standings, planOf, now } = dependencies
  const isClosed = options.signUp === 'invited'
  const service = createService(dependencies, isClosed)
  const front = isClosed
    ? admitInvited({ open: createService(dependencies, false).app, closed: service.app, admission, now })
    : service.app
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
      addAuthRoutes(app, { service: front, sessions, planOf })
      addAccountRoutes(app, { account, sessions })
    },
    /** Forgets sign-ins that nobody finished. */
    sweep: service.sweep,
  }
}

function createService(dependencies: Dependencies, isClosed: boolean) {
  const { options, storage, queueMail, rateLimiter, clientAddress, log, now } = dependencies
  return createAuth({
    settings: serviceSettings(options, isClosed),
    storage,
    mailer: { queue: (message, transaction) => queueMail(message, storage.executorOf(transaction)) },
    smsSender: { send: () => Promise.reject(new Error('No SMS service is set up.')) },
    clock: { now },
    rateLimiter,
    clientIp: clientAddress,
    onUserCreated: (transaction, user) => registerUser(storage.executorOf(transaction), user),
    isPassing: isDatabaseAway,
    onFailure(cause) {
      if (!isClientGone(cause)) log.error({ err: cause }, 'the accounts service failed')
    },
  })
}
