import type { DestinationStream } from 'pino'
import { openBodies } from '../adapters/bodies/open-bodies.ts'
import { checkSecretKey } from '../adapters/check-secret-key.ts'
import { openDataFolder } from '../adapters/data-folder.ts'
import { openEgress } from '../adapters/egress/open-egress.ts'
import { openIncomingFolder } from '../adapters/incoming-folder.ts'
import { createLogger } from '../adapters/logger.ts'
import { createSecretBox } from '../adapters/secret-box.ts'
import { readSecretKey } from '../adapters/secret-key.ts'
import { refuseUnfinishedRestore } from '../adapters/unfinished-restore.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { openNotices } from '../db/notices.ts'
import { quietOlderLogins } from '../db/quiet-logins.ts'
import { createEventStreams } from '../http/event-streams.ts'
import { isDatabaseAway } from '../http/is-database-away.ts'
import { createMetrics } from '../http/metrics.ts'
import { createSecretCanaryStore } from '../modules/auth/index.ts'
import { beginJobs } from './jobs.ts'
import { reachPostgres } from './reach-postgres.ts'

export type Ground = Awaited<ReturnType<typeof openGround>>

interface Options {
  config: Config
  logDestination: DestinationStream | undefined
  onLost: () => void
}

/** What every module stands on. It is closed again with `opened`, in reverse order, also when a later step fails. */
export async function openGround(options: Options, opened: AsyncDisposableStack) {
  const { config, logDestination, onLost } = options
  const log = createLogger(config.LOG_LEVEL, logDestination)
  const dataFolder = await openDataFolder(config.DATA_DIR)
  opened.defer(dataFolder.release)
  await refuseUnfinishedRestore(dataFolder.path)

  const postgres = await reachPostgres(config, (error) => {
    log.fatal({ err: error }, 'the database is lost')
    onLost()
  })
  opened.defer(postgres.stop)
  await migrateDatabase(postgres.connection)
  const database = openDatabase({
    connection: postgres.connection,
    isPassing: isDatabaseAway,
    onIdleError: (error) => log.warn({ err: error }, 'a resting database connection broke'),
  })
  opened.defer(database.close)
  await quietOlderLogins(database.orm.$client).catch((error: unknown) =>
    log.warn({ err: error }, "logins of apps still write into PostgreSQL's log"),
  )
  const notices = openNotices({
    connection: postgres.connection,
    database,
    onProblem: (error) => log.warn({ err: error }, 'servers could not hear each other'),
  })
  opened.defer(notices.close)
  const jobs = beginJobs(postgres.connection, {
    onProblem: (error) => log.warn({ err: error }, 'the job queue has a problem'),
    onFailure(error) {
      log.fatal({ err: error }, 'the job queue did not start')
      onLost()
    },
  })
  opened.defer(jobs.stop)

  const secretKey = await readSecretKey({ configured: config.SECRET_KEY, dataFolder: dataFolder.path })
  const box = createSecretBox(secretKey)
  await checkSecretKey({ box, canary: createSecretCanaryStore(database.orm) })

  const egress = openEgress({ allowPrivate: config.ALLOW_PRIVATE_ADDRESSES })
  opened.defer(egress.close)

  return {
    config,
    log,
    egress,
    database,
    orm: database.orm,
    notices,
    jobs,
    secretKey,
    box,
    bodies: await openBodies(config),
    incomingFolder: await openIncomingFolder(dataFolder.path),
    streams: createEventStreams(),
    metrics: createMetrics(),
    now: () => new Date(),
  }
}
