import { endpoints } from '@joinery/contract'
import type { App } from '../../../http/app-types.ts'
import type { Caller } from '../../../http/require-session.ts'
import { serveEndpoint } from '../../../http/serve-endpoint.ts'
import type { Access } from '../access.ts'
import type { Projects } from './create-projects.ts'
import { presentProject } from './open-project.ts'
import type { OpenProject } from './open-project.ts'

interface Dependencies {
  projects: Projects
  access: Access
  keepListed: (caller: Caller, projects: readonly OpenProject[]) => void
}

export function addProjectRoutes(app: App, { projects, access, keepListed }: Dependencies): void {
  const { list, create, read, update, duplicate, delete: deletion } = endpoints.projects

  serveEndpoint(app, list, async (_input, context) => {
    const caller = await access.caller(context)
    const { projects: own, maxProjects } = await projects.list(caller.userId)
    keepListed(caller, own)
    return { projects: own.map(presentProject), maxProjects }
  })

  serveEndpoint(app, create, async (fields, context) =>
    presentProject(await projects.create((await access.caller(context)).userId, fields)),
  )

  serveEndpoint(app, read, async ({ projectId }, context) =>
    presentProject(await access.open(context, projectId)),
  )

  serveEndpoint(app, update, async ({ projectId, ...fields }, context) => {
    const project = await access.open(context, projectId)
    return presentProject(await projects.update(project, fields))
  })

  serveEndpoint(app, duplicate, async ({ projectId, title }, context) => {
    const project = await access.look(context, projectId)
    return presentProject(await projects.duplicate(project, title))
  })

  serveEndpoint(app, deletion, async ({ projectId, confirmation }, context) => {
    await projects.delete(await access.open(context, projectId), confirmation)
    return { isDeleted: true as const }
  })
}
