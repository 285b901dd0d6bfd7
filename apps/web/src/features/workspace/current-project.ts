import { projectId as projectIdShape } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'

export const currentProjectKey = 'current_project_id'

type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Dependencies {
  /** Ends with the browser tab. A function, because merely reading it throws where storage is blocked. */
  storage: () => Slot
}

/** Which project this browser tab works on: the one in the address, or the one it worked on before. */
export function createCurrentProject({ storage }: Dependencies) {
  return {
    read(named: string | null): ProjectId | undefined {
      return parse(named) ?? parse(attempt(() => storage().getItem(currentProjectKey)))
    },

    keep(projectId: ProjectId) {
      attempt(() => storage().setItem(currentProjectKey, projectId))
    },

    forget() {
      attempt(() => storage().removeItem(currentProjectKey))
    },
  }
}

/** Of this browser tab. */
export const currentProject = createCurrentProject({ storage: () => window.sessionStorage })

function parse(id: string | null | undefined): ProjectId | undefined {
  return projectIdShape.safeParse(id).data
}

/** Without storage the address alone says which project is open. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
