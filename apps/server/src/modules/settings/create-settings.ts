import { defaultSettings } from '@joinery/contract'
import type {
  BuildStack,
  ProjectId,
  ProjectSettings,
  SavedSettings,
  Settings,
  UserId,
} from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import type { OpenProject } from '../projects/index.ts'
import type { SettingsStore, StoredProjectSettings } from './store.ts'

interface Dependencies {
  store: SettingsStore
  renameProject: (project: OpenProject, fields: { title: string }) => Promise<OpenProject>
  asOne: AsOne
}

export type ProjectChanges = { [Field in keyof ProjectSettings]?: ProjectSettings[Field] | undefined }

export type SettingsService = ReturnType<typeof createSettings>

/** What users and projects are set to. Where nothing was saved, the defaults hold. */
export function createSettings({ store, renameProject, asOne }: Dependencies) {
  async function read(userId: UserId): Promise<SavedSettings> {
    const saved = await store.find(userId)
    return { ...(saved ?? defaultSettings), isSaved: saved !== undefined }
  }
  const readStored = async (id: ProjectId): Promise<StoredProjectSettings> =>
    (await store.findOfProject(id)) ?? initialSettings

  return {
    read,

    async save(userId: UserId, settings: Settings): Promise<SavedSettings> {
      await store.save(userId, settings)
      return { ...settings, isSaved: true }
    },

    async readProject({ id, title }: OpenProject): Promise<ProjectSettings> {
      return { title, ...(await readStored(id)) }
    },

    saveProject: (project: OpenProject, { title, ...given }: ProjectChanges): Promise<ProjectSettings> =>
      asOne(async () => {
        const isRenamed = title !== undefined && title !== project.title
        const named = isRenamed ? await renameProject(project, { title }) : project
        await store.saveOfProject(project.id, initialSettings, withoutUndefined(given))
        return { title: named.title, ...(await readStored(project.id)) }
      }),

    showsBadge: async (id: ProjectId): Promise<boolean> => (await readStored(id)).showsBadge,

    /** The model that was chosen for a project, if one was. */
    modelOf: async (id: ProjectId): Promise<string | null> => (await readStored(id)).model,

    /** What code is to be written in, or null where nobody has said. */
    async stackFor({
      userId,
      projectId,
    }: {
      userId: UserId
      projectId: ProjectId
    }): Promise<BuildStack | null> {
      const [own, { setup }] = await Promise.all([store.find(userId), readStored(projectId)])
      if (!own && !setup) return null
      const { frontendLanguage, frontendFramework, backendFramework } = own ?? defaultSettings
      return { frontendLanguage, frontendFramework, backendFramework, setup }
    },
  }
}

const initialSettings: StoredProjectSettings = { showsBadge: true, model: null, setup: null }

function withoutUndefined({ showsBadge, model, setup }: Omit<ProjectChanges, 'title'>) {
  return {
    ...(showsBadge !== undefined && { showsBadge }),
    ...(model !== undefined && { model }),
    ...(setup !== undefined && { setup }),
  }
}
