import { previewEndpoints } from '@joinery/contract'
import type { AddedPackage } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { FindWay } from './access/find-way.ts'
import type { PreviewPasses } from './access/preview-passes.ts'
import type { LivePreviews } from './live/live-previews.ts'
import type { RuntimeErrors } from './runtime-errors.ts'

interface Dependencies {
  findWay: FindWay['findWay']
  passes: PreviewPasses
  previews: LivePreviews
  errors: RuntimeErrors
  sessions: Sessions
  openProject: ProjectsModule['openProject']
  addPackages: (project: OpenProject, names: readonly string[]) => Promise<AddedPackage[]>
}

/** What the app itself asks about previews. */
export function addPreviewRoutes(app: App, dependencies: Dependencies): void {
  const { findWay, passes, previews, errors, sessions, openProject, addPackages } = dependencies

  serveEndpoint(app, previewEndpoints.open, async ({ projectId, path, byPort }, context) => {
    const { userId, sessionId } = await requireSession(context, sessions)
    const project = await openProject({ userId }, projectId)
    const preview = await previews.open(project)
    const { origin, parentOrigin } = await findWay({
      projectId,
      origin: context.req.header('origin'),
      host: context.req.header('host'),
      byPort,
    })
    const pass = passes.issue('entry', { projectId, userId, sessionId, parentOrigin })
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
}
