import type { Orm } from '../../db/database.ts'
import type { Chain } from './audit/chain.ts'
import { createAuditStore } from './audit/store.ts'
import { createInvitationStore } from './invitations/store.ts'
import { createMemberStore } from './members/store.ts'

export type TeamStores = ReturnType<typeof createTeamStores>

/** All of this module's tables. */
export function createTeamStores(orm: Orm, chain: Chain) {
  return {
    members: createMemberStore(orm, chain),
    invitations: createInvitationStore(orm, chain),
    audit: createAuditStore(orm, chain),
  }
}
