import type { ProjectId } from '@joinery/contract'
import type { RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Caller, Sessions } from '../../http/require-session.ts'
import type { OpenProject } from './projects/open-project.ts'

export type Access = ReturnType<typeof createAccess>

interface Dependencies {
  sessions: Sessions
  openProject: (caller: Caller, id: ProjectId) => Promise<OpenProject>
}

/** How a request comes to the project that it names: through its caller, or not at all. */
export function createAccess({ sessions, openProject }: Dependencies) {
  return {
    caller: (context: RequestContext): Promise<Caller> => requireSession(context, sessions),
    open: async (context: RequestContext, id: ProjectId): Promise<OpenProject> =>
      openProject(await requireSession(context, sessions), id),
    /** For what changes nothing in it, however it is asked for. */
    look: async (context: RequestContext, id: ProjectId): Promise<OpenProject> =>
      openProject({ ...(await requireSession(context, sessions)), isReading: true }, id),
  }
}
