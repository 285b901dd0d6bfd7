import { texts } from '@joinery/contract'
import type { Plan, TeamMember, TeamRole, UserId, WorkspaceId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import { decideRemoval, decideRole, decideSeat, decideStatus } from './decide-act.ts'
import { isSeatCovered } from './is-seat-covered.ts'
import { presentMember } from './member-row.ts'
import type { MemberRow, Membership } from './member-row.ts'
import type { MemberStore } from './store.ts'

interface Dependencies {
  store: MemberStore
  /** The plan of somebody's own subscription. */
  ownPlanOf: (userId: UserId) => Promise<Plan>
  /** Told after each change of what somebody may do. */
  onChange: (workspaceId: WorkspaceId) => void
  now: () => Date
}

/** Who does it, where, and to whom. */
interface MemberAct {
  workspaceId: WorkspaceId
  actorId: UserId
  targetId: UserId
}

export type Members = ReturnType<typeof createMembers>

/** The members of workspaces and what they may do. What is not there and what is none of one's business look the same. */
export function createMembers({ store, ownPlanOf, onChange, now }: Dependencies) {
  async function membershipOf(userId: UserId, workspaceId: WorkspaceId): Promise<Membership> {
    const memberships = await store.listMemberships(userId)
    const found = memberships.find(({ id }) => id === workspaceId)
    if (!found) throw new AppError('not-found', texts.people.missing)
    return found
  }

  async function act(
    request: MemberAct,
    decide: Parameters<MemberStore['act']>[0]['decide'],
  ): Promise<TeamMember> {
    const after: MemberRow = await store.act({ ...request, at: now(), decide })
    onChange(request.workspaceId)
    return presentMember(after)
  }

  return {
    membershipOf,
    listMemberships: (userId: UserId) => store.listMemberships(userId),

    async requireAdmin(userId: UserId, workspaceId: WorkspaceId): Promise<Membership> {
      const membership = await membershipOf(userId, workspaceId)
      if (membership.role !== 'admin') throw new AppError('forbidden', texts.people.refusals.adminsOnly)
      return membership
    },

    async list({ id, ownerId }: Membership) {
      const [members, { seats: total }] = await Promise.all([store.list(id), ownPlanOf(ownerId)])
      const presented = members.map(presentMember)
      return { members: presented, seats: { used: presented.filter(({ hasSeat }) => hasSeat).length, total } }
    },

    changeRole: (request: MemberAct, role: TeamRole) =>
      act(request, (encounter) => decideRole(encounter, role)),

    changeStatus: (request: MemberAct, status: TeamMember['status']) =>
      act(request, (encounter) => decideStatus(encounter, status, now())),

    async changeSeat(request: MemberAct, hasSeat: boolean): Promise<TeamMember> {
      const { ownerId } = await membershipOf(request.actorId, request.workspaceId)
      const plan = await ownPlanOf(ownerId)
      return act(request, (encounter, given) =>
        decideSeat(encounter, {
          hasSeat,
          seats: { given, total: plan.seats, planName: plan.name },
          at: now(),
        }),
      )
    },

    async remove(request: MemberAct): Promise<void> {
      await act(request, decideRemoval)
    },

    /** Whether somebody was given a seat that the owner's plan has no more. Until it is taken from them they may only look. */
    async isSeatLapsed(userId: UserId, workspaceId: WorkspaceId): Promise<boolean> {
      const seat = (await store.listSeats(userId)).find((given) => given.workspaceId === workspaceId)
      return seat !== undefined && !isSeatCovered(seat.rank, await ownPlanOf(seat.ownerId))
    },
  }
}
