import { texts } from '@joinery/contract'
import { AppError } from './app-error.ts'
import type { App, RequestContext } from './app-types.ts'
import { isLocalRequest } from './is-local-request.ts'
import type { Metrics } from './metrics.ts'

interface Dependencies {
  metrics: Metrics
  metricsToken: string | undefined
  /** Throws while requests that need the database cannot be answered. */
  checkReady: () => Promise<void>
}

export function addProbes(app: App, { metrics, metricsToken, checkReady }: Dependencies): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    await checkReady()
    return context.json({ status: 'ready' })
  })

  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, metricsToken)) throw new AppError('not-found', texts.errors['not-found'])
    return context.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
}

/** The figures are for the operator: with the token from anywhere, without one from this machine and not by a proxy. */
function mayReadMetrics(context: RequestContext, token: string | undefined): boolean {
  if (token !== undefined) return context.req.header('authorization') === `Bearer ${token}`
  return isLocalRequest(context)
}
