import type { UserId, VersionAction } from '@joinery/contract'

/** Why files change; it is told by the version that the change writes. */
export interface ChangeReason {
  action: VersionAction
  /** What a version without one is called comes from its action. */
  description?: string
  prompt?: string
  isError?: boolean
  /** Whose change it is, where that is not who has opened the project. Null for somebody who is gone. */
  authorId?: UserId | null
}
