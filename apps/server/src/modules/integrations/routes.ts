import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { App, RequestContext } from '../../http/app-types.ts'
import type { Caller } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { OpenProject } from '../projects/index.ts'
import type { createBackendClients } from './backend-clients/create-backend-clients.ts'
import type { createDesigns } from './design-tool/create-designs.ts'

interface Dependencies {
  backendClients: ReturnType<typeof createBackendClients>
  designs: ReturnType<typeof createDesigns>
  open: (context: RequestContext, id: ProjectId) => Promise<{ caller: Caller; project: OpenProject }>
}

/** What connected services bring into a project. */
export function addProjectServiceRoutes(app: App, { backendClients, designs, open }: Dependencies): void {
  const { addBackendClient, importDesign } = endpoints.integrations

  serveEndpoint(app, addBackendClient, async ({ projectId, ...adding }, context) => ({
    files: await backendClients.add({ project: (await open(context, projectId)).project, ...adding }),
  }))

  serveEndpoint(app, importDesign, async ({ projectId, ...wish }, context) =>
    designs.importFile({ ...(await open(context, projectId)), ...wish }),
  )
}
