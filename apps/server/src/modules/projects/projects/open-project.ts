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
  readonly userId: UserId
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

/** What is not there and what others do not share look the same. */
export function createOpenProject({ find, isReadOnly }: Dependencies) {
  return async (caller: Pick<Caller, 'userId' | 'isReading'>, id: ProjectId): Promise<OpenProject> => {
    const project = await find(id, caller.userId)
    if (!project) throw new AppError('not-found', texts.projects.missing)
    if (caller.isReading === false && project.userId !== project.ownerId) {
      const { userId, workspaceId } = project
      if (await isReadOnly?.(userId, workspaceId))
        throw new AppError('plan-limit', texts.people.refusals.seatLapsed)
    }
    return project
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
