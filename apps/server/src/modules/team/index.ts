import type { Plan, UserId, WorkspaceId } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { Chain } from './audit/chain.ts'
import { createAudit } from './audit/create-audit.ts'
import type { RecordedAct } from './audit/create-audit.ts'
import { createInvitations } from './invitations/create-invitations.ts'
import type { WriteInvitationMail } from './invitations/create-invitations.ts'
import { addInvitationFunction } from './invitations/functions.ts'
import { createMembers } from './members/create-members.ts'
import { addTeamRoutes } from './routes.ts'
import type { TeamStores } from './store.ts'

export { createChain } from './audit/chain.ts'
export { isSeatCovered } from './members/is-seat-covered.ts'
export { createTeamStores } from './store.ts'

interface Dependencies {
  stores: TeamStores
  chain: Chain
  sessions: Sessions
  /** The plan of somebody's own subscription. */
  ownPlanOf: (userId: UserId) => Promise<Plan>
  writeMail: WriteInvitationMail
  siteUrl: string
  /** Told after each change of what a member of a workspace may do. */
  onChange: (workspaceId: WorkspaceId) => void
  now: () => Date
}

export type TeamModule = ReturnType<typeof createTeamModule>

/** Who works together: the members of workspaces, those invited to them, and the log of who changed what about it. */
export function createTeamModule(dependencies: Dependencies) {
  const { stores, chain, sessions, ownPlanOf, writeMail, siteUrl, onChange, now } = dependencies
  const members = createMembers({ store: stores.members, ownPlanOf, onChange, now })
  const invitations = createInvitations({
    store: stores.invitations,
    members,
    writeMail,
    siteUrl,
    now,
  })
  const audit = createAudit({
    store: stores.audit,
    chain,
    people: {
      nameOf: (userId) => stores.members.nameOf(userId),
      listWorkspaces: (userId) => stores.members.listMemberships(userId),
      findOperatorWorkspace: () => stores.members.findOperatorWorkspace(),
    },
    now,
  })
  return {
    membershipOf: members.membershipOf,
    isSeatLapsed: (userId: UserId, workspaceId: WorkspaceId) => members.isSeatLapsed(userId, workspaceId),
    recordAct: (act: RecordedAct) => audit.recordAct(act),
    prepareAccountDeletion: (userId: UserId) => audit.prepareAccountDeletion(userId),
    /** Whether nobody has changed the log of a workspace behind our back. */
    isLogIntact: audit.isIntact,
    addRoutes(app: App) {
      addTeamRoutes(app, { sessions, members, invitations, audit })
      addInvitationFunction(app, { sessions, members, invitations })
    },
  }
}
