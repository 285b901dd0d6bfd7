import type { UserId } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import type { AsOne } from '../../http/as-one.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { ProjectsModule } from '../projects/index.ts'
import { createNotifications } from './create-notifications.ts'
import { createSettings } from './create-settings.ts'
import { addSettingsRoutes } from './routes.ts'
import type { SettingsStore } from './store.ts'

export { createSettingsStore } from './store.ts'

interface Dependencies {
  store: SettingsStore
  sessions: Sessions
  projects: Pick<ProjectsModule, 'openProject' | 'updateProject'>
  asOne: AsOne
  findEmail: (userId: UserId) => Promise<string | undefined>
  sendRunReport: Parameters<typeof createNotifications>[0]['sendRunReport']
  siteUrl: string
}

export type SettingsModule = ReturnType<typeof createSettingsModule>

/** What users have set for themselves and for their projects, and who is to be told of what by mail. */
export function createSettingsModule({ store, sessions, projects, asOne, ...mail }: Dependencies) {
  const { openProject, updateProject } = projects
  const settings = createSettings({ store, openProject, renameProject: updateProject, asOne })
  const notifications = createNotifications({
    ...mail,
    read: settings.read,
    findTitle: async (run) => (await openProject(run, run.projectId)).title,
  })
  return {
    ...settings,
    runEnded: notifications.runEnded,
    addRoutes: (app: App) => addSettingsRoutes(app, { sessions, openProject, settings }),
  }
}
