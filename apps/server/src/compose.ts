import { fileURLToPath } from 'node:url'
import type { DestinationStream } from 'pino'
import { openDataFolder } from './adapters/data-folder.ts'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { createLogger } from './adapters/logger.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { checkPostgres } from './db/check-postgres.ts'
import { createDatabase } from './db/create-database.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { AppError } from './http/app-error.ts'
import { startHttpServer } from './http/http-server.ts'
import { createMetrics } from './http/metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import { addAuthRoutes } from './modules/auth/index.ts'
import { createInstanceModule, createInstanceStore } from './modules/instance/index.ts'
import { createSiteModule } from './modules/site/index.ts'

export interface RunningServer {
  /** For people; behind a proxy it is the public one. */
  readonly address: string
  readonly port: number
  /** Ends in order: no new requests, open answers finish, database closed, data folder released. */
  stop: () => Promise<void>
}

interface Options {
  config: Config
  version: string
  siteFolder?: string
  /** Standard output unless given. */
  logDestination?: DestinationStream
  /** Called when the server cannot go on; the reason is in the log. */
  onLost: () => void
}

const builtSite = fileURLToPath(new URL('../../web/dist/client', import.meta.url))
const drainTimeoutMs = 5_000

/** Builds the whole server by hand. What was opened is closed again in reverse order, also when a later step fails. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { config, version, siteFolder = builtSite, logDestination, onLost } = options
  const log = createLogger(config.LOG_LEVEL, logDestination)
  await using opened = new AsyncDisposableStack()

  const dataFolder = await openDataFolder(config.DATA_DIR)
  opened.defer(dataFolder.release)

  const postgres = await reachPostgres(config, (error) => {
    log.fatal({ err: error }, 'the database is lost')
    onLost()
  })
  opened.defer(postgres.stop)
  await migrateDatabase(postgres.connection)
  const database = openDatabase({
    connection: postgres.connection,
    onIdleError: (error) => log.warn({ err: error }, 'a resting database connection broke'),
  })
  opened.defer(database.close)

  const metrics = createMetrics()
  const instance = await createInstanceModule({ store: createInstanceStore(database.orm), version })
  const site = await createSiteModule({ folder: siteFolder })

  let isDraining = false
  const app = createApp({
    log,
    metrics,
    metricsToken: config.METRICS_TOKEN,
    async checkReady() {
      if (isDraining) throw new AppError('unavailable', 'This server is stopping.')
      await database.ping()
    },
    modules: [{ addRoutes: addAuthRoutes }, instance, site],
    site,
  })
  const http = await startHttpServer({
    app,
    headers: securityHeaders({ isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false }),
    host: config.HOST,
    port: config.PORT,
    onMalformed: metrics.countRefused,
  })
  opened.defer(() => http.drain(drainTimeoutMs))
  opened.defer(() => {
    isDraining = true
  })

  const everything = opened.move()
  return {
    address: config.PUBLIC_URL ?? `http://${hostForPeople(config.HOST)}:${http.port}`,
    port: http.port,
    stop: () => everything.disposeAsync(),
  }
}

/** The operator's PostgreSQL where one is set, otherwise our own. From here on there is no difference. */
async function reachPostgres({ DATABASE_URL, DATA_DIR }: Config, onLost: (error: Error) => void) {
  if (DATABASE_URL !== undefined) {
    await checkPostgres(DATABASE_URL)
    return { connection: { connectionString: DATABASE_URL }, stop: () => Promise.resolve() }
  }
  const postgres = await startEmbeddedPostgres({ dataFolder: DATA_DIR, onLost })
  await createDatabase({ connection: postgres.connection('postgres'), name: 'joinery' })
  return { connection: postgres.connection('joinery'), stop: postgres.stop }
}

/** People type localhost; 0.0.0.0 and :: are not addresses one can open. */
function hostForPeople(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
