import type { Orm } from '../../db/database.ts'
import type { App } from '../../http/app-types.ts'
import { addInstanceRoutes } from './routes.ts'
import { createInstanceStore } from './store.ts'

/** The identity of this installation: one row, written at the first start. */
export async function createInstanceModule({ orm, version }: { orm: Orm; version: string }) {
  const store = createInstanceStore(orm)
  await store.insertIfMissing()
  return { addRoutes: (app: App) => addInstanceRoutes(app, { store, version }) }
}
