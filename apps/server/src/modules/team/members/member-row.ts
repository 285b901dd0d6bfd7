import type { OwnWorkspace, TeamMember, TeamRole, UserId } from '@joinery/contract'

/** A member as the database has it. */
export interface MemberRow {
  userId: UserId
  email: string | null
  fullName: string
  role: TeamRole
  isOwner: boolean
  isSuspended: boolean
  hasSeat: boolean
  joinedAt: Date
}

/** Somebody's part in a workspace. */
export interface Membership extends OwnWorkspace {
  ownerId: UserId
}

/** One member who wants something of another, or of themselves. */
export interface Encounter {
  actor: MemberRow
  target: MemberRow
}

export function presentMember(row: MemberRow): TeamMember {
  const { userId, email, fullName, role, isOwner, isSuspended, hasSeat, joinedAt } = row
  return {
    id: userId,
    email,
    fullName,
    role,
    status: isSuspended ? 'suspended' : 'active',
    isOwner,
    hasSeat: isOwner || hasSeat,
    joinedAt: joinedAt.toISOString(),
  }
}

/** What people are called in sentences and in the log. */
export function nameMember({ email, userId }: Pick<MemberRow, 'email' | 'userId'>): string {
  return email ?? `User ${userId.slice(0, 6)}`
}
