import { fillText, texts } from '@joinery/contract'
import type { AuditAct, TeamRole } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Encounter } from './member-row.ts'

/** What becomes of a member. Null where they are that already. */
export type MemberChange =
  | { role: TeamRole }
  | { suspendedAt: Date | null }
  | { seatedAt: Date | null }
  | 'removed'

export type Decision = { change: MemberChange; act: AuditAct; detail?: string } | null

/** The owner's rights are the workspace's own: with them there is always an admin. */
export function decideRole({ actor, target }: Encounter, role: TeamRole): Decision {
  requireAdmin(actor)
  if (target.isOwner && role !== 'admin') throw new AppError('conflict', texts.people.refusals.ownerRole)
  if (target.role === role) return null
  return { change: { role }, act: 'role-changed', detail: role }
}

export function decideStatus(
  { actor, target }: Encounter,
  status: 'active' | 'suspended',
  at: Date,
): Decision {
  requireAdmin(actor)
  const isToSuspend = status === 'suspended'
  if (isToSuspend && target.isOwner) throw new AppError('conflict', texts.people.refusals.ownerSuspended)
  if (isToSuspend && target.userId === actor.userId)
    throw new AppError('conflict', texts.people.refusals.selfSuspended)
  if (target.isSuspended === isToSuspend) return null
  return isToSuspend
    ? { change: { suspendedAt: at }, act: 'suspended' }
    : { change: { suspendedAt: null }, act: 'reinstated' }
}

interface Seats {
  /** To others than the owner. */
  given: number
  total: number
  planName: string
}

export function decideSeat(
  { actor, target }: Encounter,
  { hasSeat, seats, at }: { hasSeat: boolean; seats: Seats; at: Date },
): Decision {
  requireAdmin(actor)
  if (target.isOwner) throw new AppError('conflict', texts.people.refusals.ownerSeat)
  if (target.hasSeat === hasSeat) return null
  if (!hasSeat) return { change: { seatedAt: null }, act: 'seat-taken' }
  if (seats.given + 1 >= seats.total) {
    const { one, other } = texts.people.refusals.seatsFull
    const sentence = seats.total === 1 ? one : other
    throw new AppError('plan-limit', fillText(sentence, { plan: seats.planName, n: seats.total }))
  }
  return { change: { seatedAt: at }, act: 'seat-given' }
}

export function decideRemoval({ actor, target }: Encounter): Decision {
  const isLeaving = actor.userId === target.userId
  if (!isLeaving) requireAdmin(actor)
  if (target.isOwner) throw new AppError('conflict', texts.people.refusals.ownerRemoved)
  return { change: 'removed', act: isLeaving ? 'left' : 'removed' }
}

function requireAdmin({ role }: Encounter['actor']): void {
  if (role !== 'admin') throw new AppError('forbidden', texts.people.refusals.adminsOnly)
}
