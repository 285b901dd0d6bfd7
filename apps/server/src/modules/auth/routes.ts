import { endpoints } from '@joinery/contract'
import type { Plan, UserId } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { findSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'

interface Dependencies {
  /** The accounts service, which answers everything under its prefix in its own shapes. */
  service: { fetch: (request: Request, env: object) => Response | Promise<Response> }
  sessions: Sessions
  planOf: (userId: UserId) => Promise<Plan>
}

export const servicePath = '/auth/v1'

export function addAuthRoutes(app: App, { service, sessions, planOf }: Dependencies): void {
  app.all(`${servicePath}/*`, (context) => service.fetch(context.req.raw, context.env))

  serveEndpoint(app, endpoints.session.current, async (_input, context) => {
    const caller = await findSession(context, sessions)
    if (!caller) return { user: null }
    const { id: plan } = await planOf(caller.userId)
    return { user: { id: caller.userId, email: caller.email, plan } }
  })
}
