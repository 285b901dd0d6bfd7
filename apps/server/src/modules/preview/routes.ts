import { previewEndpoints } from '@joinery/contract'
import type { AddedPackage } from '@joinery/contract'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { PreviewHosts } from './access/preview-hosts.ts'
import type { PreviewPasses } from './access/preview-passes.ts'
import type { LivePreviews } from './live/live-previews.ts'
import type { RuntimeErrors } from './runtime-errors.ts'

interface Dependencies {
  hosts: PreviewHosts
  passes: PreviewPasses
  previews: LivePreviews
  errors: RuntimeErrors
  sessions: Sessions
  openProject: ProjectsModule['openProject']
  /** The origins at which people open the app; the first is the usual one. */
  appOrigins: readonly [string, ...string[]]
  addPackages: (project: OpenProject, names: readonly string[]) => Promise<AddedPackage[]>
}

/** What the app itself asks about previews. */
export function addPreviewRoutes(app: App, dependencies: Dependencies): void {
  const { hosts, passes, previews, errors, sessions, openProject, appOrigins, addPackages } = dependencies

  serveEndpoint(app, previewEndpoints.open, async ({ projectId, path }, context) => {
    const { userId, sessionId } = await requireSession(context, sessions)
    const project = await openProject({ userId }, projectId)
    const preview = await previews.open(project)
    const origin = hosts.originOf(projectId)
    const pass = passes.issue('entry', { projectId, userId, sessionId, parentOrigin: parentOf(context) })
    const query = new URLSearchParams({ pass, to: path })
    return {
      url: `${origin}/@joinery/enter?${query.toString()}`,
      origin,
      hasPreview: preview.state().pages.length > 0,
    }
  })

  serveEndpoint(app, previewEndpoints.locate, async ({ projectId, positions }, context) => {
    const { userId } = await requireSession(context, sessions)
    const project = await openProject({ userId }, projectId)
    const preview = await previews.open(project)
    const found = []
    for (const position of positions) found.push((await preview.locate(position)) ?? null)
    return { positions: found }
  })

  serveEndpoint(app, previewEndpoints.addPackages, async ({ projectId, names }, context) => {
    const project = await openProject(await requireSession(context, sessions), projectId)
    return { packages: await addPackages(project, names) }
  })

  serveEndpoint(app, previewEndpoints.errors, async ({ projectId, since }, context) => {
    const project = await openProject(await requireSession(context, sessions), projectId)
    return { errors: errors.since(project.id, new Date(since ?? 0)) }
  })

  /** Frames talk to the one page they were opened for. */
  function parentOf(context: RequestContext): string {
    const origin = context.req.header('origin')
    return appOrigins.find((known) => known === origin) ?? appOrigins[0]
  }
}
