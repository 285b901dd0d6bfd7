import type { UserId, WorkspaceId } from '@joinery/contract'

/** Tells the log of the workspace what was connected, and what no longer is. */
export type RecordAct = (act: {
  actorId: UserId
  /** Whose project it is about, where it is about one. */
  workspaceId?: WorkspaceId
  act: 'connected' | 'disconnected'
  /** Never a secret itself. */
  subject: string
}) => Promise<void>
