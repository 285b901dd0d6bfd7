import type { App } from '../../http/app-types.ts'
import { addInstanceRoutes } from './routes.ts'
import type { InstanceStore } from './store.ts'

export { createInstanceStore } from './store.ts'

/** The identity of this installation: one row, written at the first start. */
export async function createInstanceModule({ store, version }: { store: InstanceStore; version: string }) {
  await store.insertIfMissing()
  return { addRoutes: (app: App) => addInstanceRoutes(app, { store, version }) }
}
