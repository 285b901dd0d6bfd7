import { defaultSettings, texts } from '@joinery/contract'
import type {
  BuildStack,
  ProjectId,
  ProjectSettings,
  SavedProjectSettings,
  SavedSettings,
  Settings,
  UserId,
} from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { AsOne } from '../../http/as-one.ts'
import { editHash } from '../../http/edit-hash.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { SettingsStore, StoredProjectSettings } from './store.ts'

interface Dependencies {
  store: SettingsStore
  openProject: ProjectsModule['openProject']
  renameProject: (project: OpenProject, fields: { title: string }) => Promise<OpenProject>
  asOne: AsOne
}

export type ProjectChanges = { [Field in keyof SavedFields]?: SavedFields[Field] | undefined }
type SavedFields = ProjectSettings & { baseHash: string }

export type SettingsService = ReturnType<typeof createSettings>

/** What users and projects are set to. Where nothing was saved, the defaults hold. */
export function createSettings({ store, openProject, renameProject, asOne }: Dependencies) {
  async function read(userId: UserId): Promise<SavedSettings> {
    const saved = await store.find(userId)
    return { ...(saved ?? defaultSettings), isSaved: saved !== undefined, hash: hashOf(saved) }
  }
  const readStored = async (id: ProjectId): Promise<StoredProjectSettings> =>
    (await store.findOfProject(id)) ?? initialSettings

  return {
    read,

    /** Only from what has that hash: otherwise another tab was quicker, and what it has changed would be put back. */
    save: (userId: UserId, settings: Settings, baseHash: string): Promise<SavedSettings> =>
      asOne(async () => {
        await store.holdTurn(userId)
        if (hashOf(await store.find(userId)) !== baseHash) throw changedElsewhere()
        await store.save(userId, settings)
        return { ...settings, isSaved: true, hash: hashOf(settings) }
      }),

    readProject: async ({ id, title }: OpenProject): Promise<SavedProjectSettings> =>
      presentProject(title, await readStored(id)),

    saveProject: (opened: OpenProject, { title, baseHash, ...given }: ProjectChanges) =>
      asOne(async () => {
        await store.holdTurn(opened.id)
        const project = baseHash === undefined ? opened : await openProject(opened, opened.id)
        const { hash } = presentProject(project.title, await readStored(project.id))
        if (baseHash !== undefined && hash !== baseHash) throw changedElsewhere()
        const isRenamed = title !== undefined && title !== project.title
        const named = isRenamed ? await renameProject(project, { title }) : project
        await store.saveOfProject(project.id, initialSettings, withoutUndefined(given))
        return presentProject(named.title, await readStored(project.id))
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

const changedElsewhere = () => new AppError('conflict', texts.settings.changedElsewhere)

/** Nothing saved is a state of its own. */
const hashOf = (saved: Settings | undefined): string =>
  editHash(
    saved
      ? [
          saved.theme,
          saved.frontendLanguage,
          saved.frontendFramework,
          saved.backendFramework,
          saved.mailsSuccess,
          saved.mailsFailure,
        ]
      : [],
  )

const presentProject = (title: string, stored: StoredProjectSettings): SavedProjectSettings => ({
  title,
  ...stored,
  hash: editHash([title, stored.showsBadge]),
})

function withoutUndefined({ showsBadge, model, setup }: Omit<ProjectChanges, 'title' | 'baseHash'>) {
  return {
    ...(showsBadge !== undefined && { showsBadge }),
    ...(model !== undefined && { model }),
    ...(setup !== undefined && { setup }),
  }
}
