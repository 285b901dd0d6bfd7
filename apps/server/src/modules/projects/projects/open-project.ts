import type {
  Project,
  ProjectId,
  TechnologyId,
  UserId,
  VersionAction,
  VersionId,
  WorkspaceId,
} from '@joinery/contract'
import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { TreeId } from '../trees/tree.ts'
import { createNewestProjects } from './newest-projects.ts'

/**
 * A project that its caller may see and change, as it was when it was opened. `createOpenProject` is the only place
 * that decides this; everything else takes the object, never an id.
 */
export interface OpenProject {
  readonly id: ProjectId
  /** Who has opened it: what is done to it is done in their name. */
  readonly userId: UserId
  readonly ownerId: UserId
  /** What its caller is in the workspace that it belongs to. */
  readonly role: 'admin' | 'user'
  /** Its owner's name, for everybody else. */
  readonly sharedBy: string | null
  readonly workspaceId: WorkspaceId
  readonly title: string
  readonly description: string
  readonly techStack: TechnologyId[]
  readonly status: 'active'
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly treeId: TreeId
  readonly fileCount: number
  readonly sizeBytes: number
  readonly revision: number
  readonly lastVersionNumber: number
  readonly lastVersion: LastVersion | null
}

/** As much of the newest version as decides whether an edit belongs to it, and what it keeps. */
export interface LastVersion {
  readonly id: VersionId
  readonly userId: UserId | null
  readonly action: VersionAction
  readonly label: string | null
  /** Differs from the project's own while a run writes. */
  readonly treeId: TreeId
  readonly createdAt: Date
}

interface Dependencies {
  find: (id: ProjectId, userId: UserId) => Promise<OpenProject | undefined>
  /** Whether a member may look at what a workspace shares, and change nothing. */
  isReadOnly?: ((userId: UserId, workspaceId: WorkspaceId) => Promise<boolean>) | undefined
}

const maxRememberedUsers = 1_000

/** What is not there and what others do not share look the same. */
export function createOpenProject({ find, isReadOnly }: Dependencies) {
  const seen = rememberForCallers()
  const newest = createNewestProjects<OpenProject>({ maxUsers: maxRememberedUsers })

  async function openProject(caller: OpeningCaller, id: ProjectId): Promise<OpenProject> {
    const known = caller.isGathering ? seen.recall(caller, id) : undefined
    const project = await (known ?? seen.keep(caller, id, find(id, caller.userId)))
    if (!project) throw new AppError('not-found', texts.projects.missing)
    if (caller.isReading === false && project.userId !== project.ownerId) {
      const { userId, workspaceId } = project
      if (await isReadOnly?.(userId, workspaceId))
        throw new AppError('plan-limit', texts.people.refusals.seatLapsed)
    }
    return project
  }

  return {
    openProject,
    /** Those that were listed, newest first, need not be looked up for the other parts of the same answer. */
    keepListed: (caller: OpeningCaller, projects: readonly OpenProject[]): void => {
      for (const project of projects) void seen.keep(caller, project.id, Promise.resolve(project))
      newest.keep(caller.userId, projects[0])
    },
    /**
     * The project that a list is expected to name first. The other parts of the same answer may be read of it while the
     * list is read; they hold only where it was so, and are nobody's otherwise.
     */
    expectNewest: (caller: OpeningCaller): ExpectedProject | undefined => {
      const expected = newest.find(caller.userId)
      if (!expected) return undefined
      void seen.keep(caller, expected.id, Promise.resolve(expected))
      return { id: expected.id, isStillNewest: () => newest.find(caller.userId) === expected }
    },
  }
}

export interface ExpectedProject {
  readonly id: ProjectId
  /** Asked when the list is there: whether it names this project first, as it was expected in every respect. */
  isStillNewest: () => boolean
}

type OpeningCaller = Pick<Caller, 'userId' | 'isReading' | 'isGathering'>

type FoundProject = Promise<OpenProject | undefined>

/** The parts of one answer open the same project together. Nobody else's look is kept. */
function rememberForCallers() {
  const ofCallers = new WeakMap<OpeningCaller, Map<ProjectId, FoundProject>>()
  return {
    recall: (caller: OpeningCaller, id: ProjectId) => ofCallers.get(caller)?.get(id),
    keep(caller: OpeningCaller, id: ProjectId, found: FoundProject): FoundProject {
      if (!caller.isGathering) return found
      const known = ofCallers.get(caller) ?? new Map<ProjectId, FoundProject>()
      ofCallers.set(caller, known.set(id, found))
      return found
    },
  }
}

/** A project shared with somebody is theirs to change, and only an admin's to delete. */
export const mayDelete = ({ userId, ownerId, role }: OpenProject): boolean =>
  userId === ownerId || role === 'admin'

export function presentProject(project: OpenProject): Project {
  const { id, title, description, techStack, status, createdAt, updatedAt, fileCount, sizeBytes, sharedBy } =
    project
  return {
    id,
    title,
    description,
    techStack,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    fileCount,
    sizeBytes,
    sharedBy,
    canDelete: mayDelete(project),
  }
}
