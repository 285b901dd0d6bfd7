import { createAuth } from '@joinery/auth'
import type { Auth, RateLimiter } from '@joinery/auth'
import type { RequestContext } from '../../http/app-types.ts'
import { isDatabaseAway } from '../../http/is-database-away.ts'
import { signAppKeys } from './app-keys.ts'
import type { AppKeys } from './app-keys.ts'
import type { BackendDatabase, BackendServer } from './database/backend-server.ts'
import type { Catalog } from './rest/catalog.ts'
import type { BackendRecord } from './store.ts'

interface Dependencies {
  store: { findByRef: (ref: string) => Promise<BackendRecord | undefined> }
  server: Pick<BackendServer, 'open'>
  urlOf: (ref: string) => string
  siteUrl: string
  /** Where browsers may be sent back to with a session. */
  redirects: readonly string[]
  rateLimiterFor: (ref: string) => RateLimiter
  clientAddress: (context: RequestContext) => string | undefined
  onFailure: (cause: unknown) => void
  now: () => Date
}

export interface OpenBackend {
  readonly ref: string
  readonly keys: AppKeys
  readonly database: BackendDatabase
  readonly accounts: Auth
  /** What the database holds. It is looked at again after a while, and at once where something is missing in it. */
  readCatalog: (options?: { isStale: boolean }) => Promise<Catalog>
}

/** Nothing of it is ended before whoever holds it lets go of it. */
export interface HeldBackend extends OpenBackend, Disposable {}

interface Entry {
  readonly backend: OpenBackend
  checkedAt: number
  /** How many hold it now. */
  holders: number
}

/** Beside its connections each keeps its routes, its keys and what it knows of its tables. */
const maxOpen = 40
/** Each has up to five connections for five seconds after their use, and a PostgreSQL has a hundred for everybody unless it is told otherwise. */
const maxConnections = 60
const trustedMs = 10_000
const catalogMs = 10_000

export type OpenBackends = ReturnType<typeof createOpenBackends>

/** The backends that this server has connections to. */
export function createOpenBackends(dependencies: Dependencies) {
  const { store } = dependencies
  /** Those that were used last come last. */
  const entries = new Map<string, Entry>()

  async function close(ref: string): Promise<void> {
    const entry = entries.get(ref)
    entries.delete(ref)
    await entry?.backend.database.close()
  }

  /** Ends those that were not used for the longest time. Those that are in use stay, even if they are too many. */
  function makeRoom(): void {
    for (const [ref, { holders }] of entries) {
      if (entries.size <= maxOpen && countConnections() <= maxConnections) return
      if (holders === 0) void close(ref).catch(dependencies.onFailure)
    }
  }

  function countConnections(): number {
    let count = 0
    for (const { backend } of entries.values()) count += backend.database.countConnections()
    return count
  }

  /** Awaits nothing, so that no other request can end it before it is held. */
  function hold(entry: Entry): HeldBackend {
    const { backend } = entry
    entry.holders += 1
    entries.delete(backend.ref)
    entries.set(backend.ref, entry)
    makeRoom()
    return {
      ...backend,
      [Symbol.dispose]() {
        entry.holders -= 1
        makeRoom()
      },
    }
  }

  return {
    /** Undefined where there is none, or where nothing is in it yet. An app may use it also while its next migrations run. */
    async open(ref: string): Promise<HeldBackend | undefined> {
      const entry = entries.get(ref)
      const time = performance.now()
      if (entry && time - entry.checkedAt < trustedMs) return hold(entry)
      const record = await store.findByRef(ref)
      if (!record?.isConfigured || record.projectId === null) {
        await close(ref)
        return undefined
      }
      const known = entries.get(ref) ?? {
        backend: openBackend(dependencies, record),
        checkedAt: 0,
        holders: 0,
      }
      known.checkedAt = time
      return hold(known)
    },

    /** Ends it at once, also for those who hold it. */
    close,

    async closeAll(): Promise<void> {
      await Promise.all([...entries.keys()].map(close))
    },
  }
}

function openBackend(dependencies: Dependencies, record: BackendRecord): OpenBackend {
  const { server, urlOf, siteUrl, redirects, rateLimiterFor, clientAddress, onFailure, now } = dependencies
  const { ref, secrets } = record
  const database = server.open(ref, secrets)
  const externalUrl = `${urlOf(ref)}/auth/v1`
  const accounts = createAuth({
    settings: {
      pathPrefix: new URL(externalUrl).pathname,
      externalUrl,
      siteUrl,
      linkBase: `${externalUrl}/verify`,
      redirectAllowList: [...redirects],
      jwt: { legacyHs256Secret: secrets.keySecret },
      // An app sends no mail, so its users' addresses are believed.
      email: { canSend: false, autoconfirm: true, secureChange: false },
    },
    storage: database.accounts,
    mailer: { queue: () => Promise.reject(new Error('Apps send no mail.')) },
    smsSender: { send: () => Promise.reject(new Error('Apps send no text messages.')) },
    clock: { now },
    rateLimiter: rateLimiterFor(ref),
    clientIp: clientAddress,
    isPassing: isDatabaseAway,
    onFailure,
  })
  let kept: { catalog: Promise<Catalog>; readAt: number } | undefined
  return {
    ref,
    keys: signAppKeys({ ref, secret: secrets.keySecret, issuedAt: record.createdAt }),
    database,
    accounts,
    readCatalog({ isStale = false } = { isStale: false }) {
      const isOld = kept === undefined || performance.now() - kept.readAt > catalogMs
      if (kept && !isOld && !isStale) return kept.catalog
      const catalog = database.readCatalog()
      kept = { catalog, readAt: performance.now() }
      catalog.catch(() => (kept = undefined))
      return catalog
    },
  }
}
