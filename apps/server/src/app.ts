import { texts } from '@joinery/contract'
import { Hono } from 'hono'
import { AppError } from './http/app-error.ts'
import type { App, Env, Fetcher } from './http/app-types.ts'
import { handleError } from './http/error-handler.ts'
import type { Metrics } from './http/metrics.ts'
import { addProbes } from './http/probes.ts'
import { receiveRequest } from './http/receive-request.ts'
import { refuseOtherMethods } from './http/refuse-other-methods.ts'
import { RememberingRouter } from './http/remembering-router.ts'

/** What a page of the app may frame that was asked for at this address. */
type FramesAt = (host: string | undefined) => string

interface Dependencies {
  metrics: Metrics
  metricsToken: string | undefined
  checkReady: () => Promise<void>
  modules: readonly { addRoutes: (app: App) => void }[]
  /** Answers every address that no module answers. */
  site: { addPages: (app: App, where: { framesAt: FramesAt; siteUrl: string }) => void }
  framesAt: FramesAt
  /** The address that people and search engines know. */
  siteUrl: string
}

/** The whole HTTP surface: what happens to every request, then the modules' routes, then the pages. */
export function createApp(dependencies: Dependencies): App {
  const { metrics, metricsToken, checkReady, modules, site, framesAt, siteUrl } = dependencies
  const app = new Hono<Env>({ router: new RememberingRouter() })
  app.onError(handleError)
  app.notFound((context) => handleError(new AppError('not-found', texts.errors['not-found']), context))
  app.use(receiveRequest)
  addProbes(app, { metrics, metricsToken, checkReady })
  for (const module of modules) module.addRoutes(app)
  refuseOtherMethods(app)
  site.addPages(app, { framesAt, siteUrl })
  return app
}

interface OtherOrigins extends Fetcher {
  owns: (host: string | undefined) => boolean
}

/** One server, several origins: which of them is asked is decided before anything else looks at the request. */
export function tellOriginsApart(app: App, others: readonly OtherOrigins[]): Fetcher {
  return {
    fetch(request, bindings) {
      const { host } = bindings.incoming.headers
      return (others.find((other) => other.owns(host)) ?? app).fetch(request, bindings)
    },
  }
}
