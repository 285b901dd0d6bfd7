import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { App, RequestContext } from '../../../http/app-types.ts'
import type { Caller } from '../../../http/require-session.ts'
import { serveEndpoint } from '../../../http/serve-endpoint.ts'
import type { OpenProject } from '../../projects/index.ts'
import type { Repositories } from './create-repositories.ts'

interface Dependencies {
  repositories: Repositories
  open: (context: RequestContext, id: ProjectId) => Promise<{ caller: Caller; project: OpenProject }>
}

export function addRepositoryRoutes(app: App, { repositories, open }: Dependencies): void {
  const { repository, createRepository, linkRepository, unlinkRepository, push, pull, linkBackend } =
    endpoints.integrations

  serveEndpoint(app, repository, async ({ projectId }, context) => {
    const { project } = await open(context, projectId)
    return { repository: await repositories.find(project) }
  })

  serveEndpoint(app, createRepository, async ({ projectId, ...settings }, context) => {
    const { caller, project } = await open(context, projectId)
    return repositories.create(caller, project, settings)
  })

  serveEndpoint(app, linkRepository, async ({ projectId, ...link }, context) => {
    const { caller, project } = await open(context, projectId)
    return repositories.link(caller, project, link)
  })

  serveEndpoint(app, unlinkRepository, async ({ projectId, remoteUrl }, context) => {
    const { project } = await open(context, projectId)
    await repositories.unlink(project, { remoteUrl })
    return { isRemoved: true } as const
  })

  serveEndpoint(app, push, async ({ projectId, ...pushing }, context) => {
    const { caller, project } = await open(context, projectId)
    return repositories.push(caller, project, pushing)
  })

  serveEndpoint(app, linkBackend, async ({ projectId }, context) => {
    const { caller, project } = await open(context, projectId)
    return { variables: await repositories.linkBackend(caller, project) }
  })

  serveEndpoint(app, pull, async ({ projectId, ...pulling }, context) => {
    const { caller, project } = await open(context, projectId)
    return repositories.pull(caller, project, pulling)
  })
}
