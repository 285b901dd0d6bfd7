import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { BodyStore, ProjectsModule } from '../projects/index.ts'
import { createStorage } from './create-storage.ts'
import { addStorageRoutes } from './routes.ts'
import type { AttachmentStore } from './store.ts'

export { createAttachmentStore } from './store.ts'

interface Dependencies {
  projects: Pick<ProjectsModule, 'openProject' | 'openVersion' | 'resolveTree'>
  attachments: AttachmentStore
  bodies: BodyStore
  sessions: Sessions
  now: () => Date
}

/** The bucket `project_files`, under /storage/v1. */
export function createStorageModule({ projects, attachments, bodies, sessions, now }: Dependencies) {
  const storage = createStorage({ projects, attachments, bodies, now })
  return {
    addRoutes: (app: App) => addStorageRoutes(app, { storage, openProject: projects.openProject, sessions }),
  }
}
