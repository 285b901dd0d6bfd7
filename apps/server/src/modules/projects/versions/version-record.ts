import type { ContentHash, ProjectId, UserId, VersionAction, VersionId } from '@joinery/contract'
import type { TreeId } from '../trees/tree.ts'

/** A version as it is stored. */
export interface VersionRecord {
  readonly id: VersionId
  readonly projectId: ProjectId
  /** Null once the account is gone. */
  readonly userId: UserId | null
  readonly versionNumber: number
  readonly prompt: string
  readonly action: VersionAction
  readonly files: string[]
  readonly isError: boolean
  readonly description: string
  readonly label: string | null
  readonly thumbnailHash: ContentHash | null
  readonly treeId: TreeId
  readonly createdAt: Date
}
