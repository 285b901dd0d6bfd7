import { fileURLToPath } from 'node:url'
import type { NpmCommand } from '@joinery/preview-compiler'
import type { DestinationStream, Logger } from 'pino'
import { readOperatorFile } from './adapters/operator-file.ts'
import { createApp, tellOriginsApart } from './app.ts'
import { addressAt } from './compose/addresses.ts'
import { openGround } from './compose/ground.ts'
import { composeMail, sendsMail } from './compose/mail.ts'
import { composeModules } from './compose/modules.ts'
import type { Config } from './config.ts'
import { AppError } from './http/app-error.ts'
import { startHttpServer } from './http/http-server.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createAdmissionStore } from './modules/auth/index.ts'
import type { Models } from './modules/generation/index.ts'
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
  /** Those that the settings give access to, unless given. */
  models?: Models
  /** How npm is called. Without it no preview can have more packages than the server brings along. */
  npm?: NpmCommand
  /** Whether it makes the first preview ready by itself once somebody has asked for a page. */
  preparesPreviews?: boolean
  /** Called when the server cannot go on; the reason is in the log. */
  onLost: () => void
}

const builtSite = fileURLToPath(new URL('../../web/dist/client', import.meta.url))
const drainTimeoutMs = 5_000
const prepareAfterMs = 300

/** Builds the whole server by hand. What was opened is closed again in reverse order, also when a later step fails. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { config, version, siteFolder = builtSite, logDestination, models, npm, onLost } = options
  const { preparesPreviews = false } = options
  await using opened = new AsyncDisposableStack()
  const ground = await openGround({ config, logDestination, onLost }, opened)
  const { log, metrics, streams, database, orm } = ground
  const mail = composeMail(ground, opened)
  const instance = await createInstanceModule({ store: createInstanceStore(orm), version })
  const admission = createAdmissionStore(orm)
  const site = await createSiteModule({
    folder: siteFolder,
    operator: await readOperatorFile(config.OPERATOR_FILE),
    sendsMail: sendsMail(config),
    signUp: config.SIGN_UP,
    isFirstAwaited: () => admission.isFirstAwaited(),
  })

  let isDraining = false
  const http = await startHttpServer({
    createApp(port, openDoor) {
      const { routed, preview, publishing } = composeModules(
        ground,
        { port, openDoor, mail, models, npm },
        opened,
      )
      const preparation = prepareLater(() => preview.warm(), log)
      opened.defer(preparation.giveUp)
      const app = createApp({
        metrics,
        metricsToken: config.METRICS_TOKEN,
        async checkReady() {
          if (isDraining) throw new AppError('unavailable', 'This server is stopping.')
          await database.ping()
        },
        modules: [instance, ...routed, site],
        site: {
          addPages: (to, where) =>
            site.addPages(to, { ...where, ...(preparesPreviews && { onVisit: preparation.begin }) }),
        },
        framesAt: preview.framesAt,
        siteUrl: addressAt(config, port),
      })
      return tellOriginsApart(app, [publishing, preview])
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
  return { address: addressAt(config, http.port), port: http.port, stop: () => everything.disposeAsync() }
}

/** Whoever asks for the first page comes before the first preview, and a server that nobody visits needs none. */
function prepareLater(prepare: () => Promise<void>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  return {
    begin: () => {
      timer ??= setTimeout(() => {
        prepare().catch((error: unknown) =>
          log.warn({ err: error }, 'previews could not be made ready ahead'),
        )
      }, prepareAfterMs).unref()
    },
    giveUp: () => clearTimeout(timer),
  }
}
