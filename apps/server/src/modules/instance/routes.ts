import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { describeApi } from './describe-api.ts'
import { describeInstance } from './describe-instance.ts'
import type { InstanceStore } from './store.ts'

export function addInstanceRoutes(
  app: App,
  { store, version }: { store: InstanceStore; version: string },
): void {
  serveEndpoint(app, endpoints.instance.describe, () => describeInstance(store, version))
  let api: ReturnType<typeof describeApi> | undefined
  app.get('/api/openapi.json', (context) => context.json((api ??= describeApi(version))))
}
