import type { UserId } from '@joinery/contract'

/** Tells the log of the workspace what was connected, and what no longer is. */
export type RecordAct = (act: {
  actorId: UserId
  act: 'connected' | 'disconnected'
  /** Never a secret itself. */
  subject: string
}) => Promise<void>
