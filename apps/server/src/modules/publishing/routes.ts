import { publishingEndpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { ProjectsModule } from '../projects/index.ts'
import type { PublishingService } from './create-publishing.ts'

interface Dependencies {
  sessions: Sessions
  openProject: ProjectsModule['openProject']
  publishing: PublishingService
}

export function addPublishingRoutes(app: App, { sessions, openProject, publishing }: Dependencies): void {
  const { read, publish, goBack, unpublish, checkTables, allowTables } = publishingEndpoints

  serveEndpoint(app, read, async ({ projectId }, context) =>
    publishing.read(await openProject(await requireSession(context, sessions), projectId)),
  )

  serveEndpoint(app, publish, async ({ projectId }, context) =>
    publishing.publish(await openProject(await requireSession(context, sessions), projectId)),
  )

  serveEndpoint(app, goBack, async ({ projectId, publicationId }, context) => {
    const project = await openProject(await requireSession(context, sessions), projectId)
    return publishing.goBack(project, publicationId)
  })

  serveEndpoint(app, unpublish, async ({ projectId }, context) =>
    publishing.unpublish(await openProject(await requireSession(context, sessions), projectId)),
  )

  serveEndpoint(app, checkTables, async ({ projectId }, context) =>
    publishing.checkTables(await openProject(await requireSession(context, sessions), projectId)),
  )

  serveEndpoint(app, allowTables, async ({ projectId, tables }, context) => {
    const caller = await requireSession(context, sessions)
    return publishing.allowTables(await openProject(caller, projectId), tables, caller.email)
  })
}
