import type { App } from '../../http/app-types.ts'
import { addPages, addSiteRoutes } from './routes.ts'
import { readSiteFiles } from './site-files.ts'

/** Delivers the built web application. Its pages are added last: they answer everything that is left. */
export async function createSiteModule({ folder }: { folder: string }) {
  const files = await readSiteFiles(folder)
  return {
    addRoutes: addSiteRoutes,
    addPages: (app: App) => addPages(app, files),
  }
}
