import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { BodyStore, OpenProject, ProjectsModule } from '../projects/index.ts'
import { createStorage } from './create-storage.ts'
import { parseObjectPath } from './parse-object-path.ts'
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

export type StorageModule = ReturnType<typeof createStorageModule>

/** The bucket `project_files`, under /storage/v1. */
export function createStorageModule({ projects, attachments, bodies, sessions, now }: Dependencies) {
  const storage = createStorage({ projects, attachments, bodies, now })

  /** Undefined where the project has no attachment of that name. */
  async function findAttachment(project: OpenProject, path: string) {
    const parsed = parseObjectPath(path)
    if (parsed?.kind !== 'attachment' || parsed.projectId !== project.id) return undefined
    return attachments.find(project.id, parsed.name)
  }

  return {
    hasAttachment: async (project: OpenProject, path: string): Promise<boolean> =>
      (await findAttachment(project, path)) !== undefined,

    /** Those that are still there, whole. */
    readAttachments: async (project: OpenProject, paths: readonly string[]) => {
      const found = await Promise.all(paths.map((path) => findAttachment(project, path)))
      return Promise.all(
        found
          .filter((attachment) => attachment !== undefined)
          .map(async ({ name, mimeType, hash }) => ({
            name,
            mediaType: mimeType,
            bytes: await bodies.read(hash),
          })),
      )
    },

    addRoutes: (app: App) => addStorageRoutes(app, { storage, openProject: projects.openProject, sessions }),
  }
}
