import type { Plan, Project, UserId } from '@joinery/contract'
import type { Config } from '../config.ts'
import type { Executor } from '../db/database.ts'
import { clientAddress } from '../http/client-address.ts'
import {
  createAdmissionStore,
  createAuthModule,
  createAuthStorage,
  createMemoryCounter,
  createRateLimiter,
  createSharedCounters,
  createStandingStore,
} from '../modules/auth/index.ts'
import type { AccountStore, PrepareDeletion, QueueMail } from '../modules/auth/index.ts'
import type { Ground } from './ground.ts'
import { sendsMail } from './mail.ts'

interface Dependencies {
  siteUrl: string
  accounts: AccountStore
  queueMail: QueueMail
  planOf: (userId: UserId) => Promise<Plan>
  listProjects: (userId: UserId) => Promise<Project[]>
  prepareDeletion: PrepareDeletion
  keepFigures: (gone: { ownerId: string }, executor: Executor) => Promise<void>
}

/** Accounts, with the sign-in providers that the settings name. */
export function composeAuth({ config, orm, box, log, now }: Ground, dependencies: Dependencies) {
  const { siteUrl, keepFigures, ...others } = dependencies
  // Several servers count together; one alone need not ask the database.
  const counters = config.DATABASE_URL === undefined ? createMemoryCounter : createSharedCounters(orm)
  return createAuthModule({
    ...others,
    options: {
      siteUrl,
      sendsMail: sendsMail(config),
      signUp: config.SIGN_UP,
      adminSecret: config.AUTH_ADMIN_SECRET,
      providers: socialProviders(config),
    },
    storage: createAuthStorage(orm, box, {
      keepsProfiles: true,
      beforeDeletion: (ownerId, executor) => keepFigures({ ownerId }, executor),
    }),
    admission: createAdmissionStore(orm),
    standings: createStandingStore(orm),
    rateLimiter: createRateLimiter(counters),
    clientAddress: (context) => clientAddress(context, { trustsProxy: config.TRUST_PROXY }),
    log,
    now,
  })
}

function socialProviders(config: Config) {
  return {
    google: completeProvider({
      clientId: config.GOOGLE_CLIENT_ID,
      clientSecret: config.GOOGLE_CLIENT_SECRET,
      url: config.GOOGLE_URL,
    }),
    facebook: completeProvider({
      clientId: config.FACEBOOK_CLIENT_ID,
      clientSecret: config.FACEBOOK_CLIENT_SECRET,
      url: config.FACEBOOK_URL,
    }),
    github: completeProvider({
      clientId: config.GITHUB_CLIENT_ID,
      clientSecret: config.GITHUB_CLIENT_SECRET,
      url: config.GITHUB_URL,
      apiUrl: config.GITHUB_API_URL,
    }),
  }
}

interface ProviderParts {
  clientId: string | undefined
  clientSecret: string | undefined
  url: string | undefined
  apiUrl?: string | undefined
}

function completeProvider({ clientId, clientSecret, ...addresses }: ProviderParts) {
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, ...addresses }
}
