import type { ProjectId } from '@joinery/contract'
import type { OpenProject } from '../projects/open-project.ts'

/**
 * Changes to one project wait for each other within this server, and each is told how the one before it left the
 * project. Other servers are kept apart by the project's revision; this keeps fifty writers from trying in vain.
 */
export function createProjectQueue() {
  const lasts = new Map<ProjectId, Promise<OpenProject | undefined>>()

  return async <Outcome extends { project: OpenProject }>(
    opened: OpenProject,
    change: (project: OpenProject) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const before = lasts.get(opened.id)
    const turn = Promise.resolve(before).then((left) => change(left ? newerOf(left, opened) : opened))
    const left = turn.then(
      ({ project }) => project,
      () => before,
    )
    lasts.set(opened.id, left)
    try {
      return await turn
    } finally {
      if (lasts.get(opened.id) === left) lasts.delete(opened.id)
    }
  }
}

/** Whoever was before may have been somebody else: their state is taken, not their name. */
function newerOf(left: OpenProject, opened: OpenProject): OpenProject {
  if (left.revision < opened.revision) return opened
  const { userId, role, sharedBy } = opened
  return { ...left, userId, role, sharedBy }
}
