import { userId } from '@joinery/contract'
import type { TeamMember } from '@joinery/contract'

/** For tests: a member whom nobody knows, with what matters to the test set. */
export function inventMember(facts: Partial<TeamMember>): TeamMember {
  return {
    id: userId.parse(crypto.randomUUID()),
    email: 'somebody@example.com',
    fullName: '',
    role: 'user',
    status: 'active',
    isOwner: false,
    hasSeat: false,
    joinedAt: '2026-01-01T00:00:00.000Z',
    ...facts,
  }
}
