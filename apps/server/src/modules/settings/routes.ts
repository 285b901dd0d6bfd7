import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { ProjectsModule } from '../projects/index.ts'
import type { SettingsService } from './create-settings.ts'

interface Dependencies {
  sessions: Sessions
  openProject: ProjectsModule['openProject']
  settings: SettingsService
}

export function addSettingsRoutes(app: App, { sessions, openProject, settings }: Dependencies): void {
  const { read, save, readProject, saveProject } = endpoints.settings

  serveEndpoint(app, read, async (_input, context) => {
    const { userId } = await requireSession(context, sessions)
    return settings.read(userId)
  })

  serveEndpoint(app, save, async ({ baseHash, ...input }, context) => {
    const { userId } = await requireSession(context, sessions)
    return settings.save(userId, input, baseHash)
  })

  serveEndpoint(app, readProject, async ({ projectId }, context) => {
    const project = await openProject(await requireSession(context, sessions), projectId)
    return settings.readProject(project)
  })

  serveEndpoint(app, saveProject, async ({ projectId, ...changes }, context) => {
    const project = await openProject(await requireSession(context, sessions), projectId)
    return settings.saveProject(project, changes)
  })
}
