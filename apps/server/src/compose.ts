import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { projectId } from '@joinery/contract'
import type { PreviewError, ProjectId, RunDiagnostic } from '@joinery/contract'
import { runGeneration } from '@joinery/engine'
import type { Diagnostic } from '@joinery/preview-compiler'
import type { DestinationStream } from 'pino'
import { z } from 'zod'
import { openFolderBodies } from './adapters/bodies/folder-bodies.ts'
import { openS3Bodies } from './adapters/bodies/s3-bodies.ts'
import { checkSecretKey } from './adapters/check-secret-key.ts'
import { openDataFolder } from './adapters/data-folder.ts'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { openIncomingFolder } from './adapters/incoming-folder.ts'
import { startJobs } from './adapters/jobs.ts'
import { createLogger } from './adapters/logger.ts'
import { createModels } from './adapters/models/create-models.ts'
import { createPreviewCompiler } from './adapters/preview-compiler.ts'
import { derivePreviewKey } from './adapters/preview-key.ts'
import { createSecretBox } from './adapters/secret-box.ts'
import { readOperatorFile } from './adapters/operator-file.ts'
import { readSecretKey } from './adapters/secret-key.ts'
import { createSmtpTransport } from './adapters/smtp.ts'
import { createApp, tellOriginsApart } from './app.ts'
import type { Config } from './config.ts'
import { checkPostgres } from './db/check-postgres.ts'
import { createDatabase } from './db/create-database.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openNotices } from './db/notices.ts'
import { AppError } from './http/app-error.ts'
import { clientAddress } from './http/client-address.ts'
import { createEventStreams } from './http/event-streams.ts'
import { startHttpServer } from './http/http-server.ts'
import { createMetrics } from './http/metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import {
  createAccountStore,
  createAuthModule,
  createAuthStorage,
  createMemoryCounter,
  createRateLimiter,
  createSecretCanaryStore,
  createSharedCounters,
  createStandingStore,
  deleteExpiredCounters,
} from './modules/auth/index.ts'
import { createBillingModule, createSubscriptionStore } from './modules/billing/index.ts'
import { createGenerationModule, createGenerationStores } from './modules/generation/index.ts'
import type { Models } from './modules/generation/index.ts'
import { createInstanceModule, createInstanceStore } from './modules/instance/index.ts'
import { createMailModule, createOutboxStore } from './modules/mail/index.ts'
import { createPreviewModule } from './modules/preview/index.ts'
import { createProjectsModule, createProjectStores, presentProject } from './modules/projects/index.ts'
import { createSiteModule } from './modules/site/index.ts'
import { createAttachmentStore, createStorageModule } from './modules/storage/index.ts'
import { createUsageModule, createUsageStore } from './modules/usage/index.ts'

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
  /** Those that the settings give access to, unless given. */
  models?: Models
  /** Called when the server cannot go on; the reason is in the log. */
  onLost: () => void
}

const builtSite = fileURLToPath(new URL('../../web/dist/client', import.meta.url))
/** What lies there is made from the installed packages alone, and made anew where it is missing. */
const bundledPackages = fileURLToPath(new URL('../../../.cache/preview-packages', import.meta.url))
const drainTimeoutMs = 5_000
const previewProcesses = 2
/** Under this name servers tell each other which project has changed. */
const projectChanges = 'project_changes'
const projectChange = z.tuple([projectId, z.boolean()])

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
  const notices = openNotices({
    connection: postgres.connection,
    pool: database.orm.$client,
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

  const metrics = createMetrics()
  const secretKey = await readSecretKey({ configured: config.SECRET_KEY, dataFolder: dataFolder.path })
  const box = createSecretBox(secretKey)
  await checkSecretKey({ box, canary: createSecretCanaryStore(database.orm) })

  const smtp = connectSmtp(config)
  opened.defer(() => smtp?.close())
  const mail = createMailModule({
    outbox: createOutboxStore(database.orm, box),
    transport: smtp,
    hasDevMail: isForDevelopment(config),
    log,
    now,
  })
  opened.defer(mail.stop)
  const instance = await createInstanceModule({ store: createInstanceStore(database.orm), version })
  const site = await createSiteModule({
    folder: siteFolder,
    operator: await readOperatorFile(config.OPERATOR_FILE),
  })
  const accounts = createAccountStore(database.orm)
  const projectStores = createProjectStores(database.orm)
  const billing = createBillingModule({ subscriptions: createSubscriptionStore(database.orm) })
  const bodies = await openBodies(config, dataFolder.path)
  const incomingFolder = await openIncomingFolder(dataFolder.path)
  const streams = createEventStreams()
  const previewCompiler = createPreviewCompiler({
    processes: previewProcesses,
    packagesFolder: bundledPackages,
  })
  opened.defer(previewCompiler.close)

  const counters =
    config.DATABASE_URL === undefined ? createMemoryCounter : createSharedCounters(database.orm)
  const createAuth = (siteUrl: string) =>
    createAuthModule({
      options: {
        siteUrl,
        sendsMail: smtp !== undefined,
        adminSecret: config.AUTH_ADMIN_SECRET,
        providers: socialProviders(config),
      },
      storage: createAuthStorage(database.orm, box),
      accounts,
      standings: createStandingStore(database.orm),
      mailer: mail.mailer,
      rateLimiter: createRateLimiter(counters),
      clientAddress: (context) => clientAddress(context, { trustsProxy: config.TRUST_PROXY }),
      planOf: billing.planOf,
      listProjects: async (userId) => (await projectStores.projects.list(userId)).map(presentProject),
      log,
      now,
    })

  let isDraining = false
  const addressAt = (port: number) => config.PUBLIC_URL ?? `http://${hostForPeople(config.HOST)}:${port}`
  const http = await startHttpServer({
    createApp(port) {
      const auth = createAuth(addressAt(port))
      const projects = createProjectsModule({
        stores: projectStores,
        bodies,
        incomingFolder,
        sessions: auth.sessions,
        planOf: billing.planOf,
        workspaceOf: accounts.requireOwnWorkspace,
        completeFiles: (treeId) => preview.completeFiles(treeId),
        onChange(project, isUnderWay) {
          showChange(preview.projectChanged(project, isUnderWay))
          if (config.DATABASE_URL !== undefined)
            notices.publish(projectChanges, project.id, JSON.stringify([project.id, isUnderWay]))
        },
        now,
      })
      const preview = createPreviewModule({
        projects,
        bodies,
        sessions: auth.sessions,
        streams,
        openCompiler: previewCompiler.open,
        host: previewHost(config, port),
        appOrigins: originsOf(addressAt(port)),
        key: derivePreviewKey(secretKey),
        now,
      })
      opened.defer(preview.close)
      notices.subscribe(projectChanges, {
        onNotice(payload) {
          const [id, isUnderWay] = projectChange.parse(JSON.parse(payload))
          showChange(preview.projectChangedElsewhere(id, isUnderWay))
        },
      })
      const showChange = (showing: Promise<void>) =>
        void showing.catch((error: unknown) =>
          log.warn({ err: error }, 'a preview could not follow its project'),
        )
      const storage = createStorageModule({
        projects,
        attachments: createAttachmentStore(database.orm),
        bodies,
        sessions: auth.sessions,
        now,
      })
      const usage = createUsageModule({
        store: createUsageStore(database.orm),
        workspaceOf: accounts.requireOwnWorkspace,
        subscriptionOf: billing.subscriptionOf,
        notices,
        sessions: auth.sessions,
        streams,
        now,
      })
      const generation = createGenerationModule({
        stores: createGenerationStores(database.orm),
        projects,
        usage,
        sessions: auth.sessions,
        streams,
        notices,
        jobs,
        attachments: { has: storage.hasAttachment, read: storage.readAttachments },
        models: options.models ?? createModels(config),
        generate: runGeneration,
        preview: {
          checkProject: async (id) => (await preview.checkProject(id)).filter(isError).map(presentDiagnostic),
          runtimeErrorsSince: async (id, since) =>
            preview.runtimeErrorsSince(id, since).map(presentRuntimeError),
        },
        logger: log,
        now,
      })
      void generation.begin()
      opened.defer(generation.end)
      const sweeping = sweepHourly(
        () => Promise.all([auth.sweep(), mail.sweep(), deleteExpiredCounters(database.orm, now())]),
        (error) => log.warn({ err: error }, 'what has expired could not be deleted'),
      )
      opened.defer(sweeping.stop)
      const app = createApp({
        metrics,
        metricsToken: config.METRICS_TOKEN,
        async checkReady() {
          if (isDraining) throw new AppError('unavailable', 'This server is stopping.')
          await database.ping()
        },
        modules: [auth, mail, instance, projects, preview, storage, usage, generation, site],
        site,
        frames: preview.framePattern,
        siteUrl: addressAt(port),
      })
      return tellOriginsApart(app, preview)
    },
    headers: securityHeaders({ isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false }),
    log,
    metrics,
    host: config.HOST,
    port: config.PORT,
  })
  opened.defer(() => http.drain(drainTimeoutMs))
  opened.defer(() => streams.endAll())
  opened.defer(() => {
    isDraining = true
  })

  const everything = opened.move()
  return { address: addressAt(http.port), port: http.port, stop: () => everything.disposeAsync() }
}

const now = () => new Date()

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

/** Where the bodies of files lie: in the operator's bucket where one is set, otherwise in the data folder. */
function openBodies(config: Config, dataFolder: string) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  const isComplete = S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
  if (!isComplete) return openFolderBodies(dataFolder)
  return openS3Bodies({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}

/** People type localhost; 0.0.0.0 and :: are not addresses one can open. */
function hostForPeople(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Where previews have their names: the operator's choice, or below the app's own name. */
function previewHost({ PREVIEW_HOST, PUBLIC_URL }: Config, port: number): string {
  if (PREVIEW_HOST !== undefined) return PREVIEW_HOST.toLowerCase()
  const app = new URL(PUBLIC_URL ?? `http://localhost:${port}`)
  // Nothing can stand below a number.
  return isIP(app.hostname.replace(/^\[|\]$/g, '')) === 0
    ? `preview.${app.host}`
    : `preview.localhost:${port}`
}

/** A browser tells apart what people do not: both of these lead to this machine. */
function originsOf(address: string): [string, ...string[]] {
  const { origin } = new URL(address)
  return origin.includes('//localhost') ? [origin, origin.replace('//localhost', '//127.0.0.1')] : [origin]
}

function connectSmtp({ SMTP_URL, MAIL_FROM }: Config) {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined
  return createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM })
}

/** Mail that was not sent may be read in a browser where nobody else can come: not in production, not behind a name. */
function isForDevelopment({ NODE_ENV, SMTP_URL, PUBLIC_URL }: Config): boolean {
  return NODE_ENV !== 'production' && SMTP_URL === undefined && PUBLIC_URL === undefined
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

/** Failing once is no reason to stop: the next hour tries again. */
function sweepHourly(sweep: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  const timer = setInterval(() => void sweep().catch(onFailure), 3_600_000).unref()
  return { stop: () => clearInterval(timer) }
}

/** The queue starts beside everything else; whoever needs it waits for it. */
function beginJobs(
  connection: Parameters<typeof startJobs>[0]['connection'],
  { onProblem, onFailure }: { onProblem: (error: unknown) => void; onFailure: (error: unknown) => void },
) {
  const starting = startJobs({ connection, onProblem })
  starting.catch(onFailure)
  return {
    dispatch: async (id: ProjectId) => (await starting).dispatch(id),
    work: async (take: (id: ProjectId) => Promise<void>) => {
      const jobs = await starting.catch(() => undefined)
      await jobs?.work(take)
    },
    stop: async () => {
      const jobs = await starting.catch(() => undefined)
      await jobs?.stop()
    },
  }
}

const isError = ({ severity }: Diagnostic) => severity === 'error'

function presentDiagnostic({ message, file, line, column, frame }: Diagnostic): RunDiagnostic {
  return {
    message,
    path: file ?? null,
    line: line ?? null,
    column: column ?? null,
    frame: frame ?? null,
  }
}

function presentRuntimeError({ message, position }: PreviewError): RunDiagnostic {
  return {
    message,
    path: position?.file ?? null,
    line: position?.line ?? null,
    column: position?.column ?? null,
    frame: null,
  }
}
