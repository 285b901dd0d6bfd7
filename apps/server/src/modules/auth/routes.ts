import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'

/** There are no accounts yet, so nobody is ever signed in. */
export function addAuthRoutes(app: App): void {
  serveEndpoint(app, endpoints.session.current, () => ({ user: null }))
}
