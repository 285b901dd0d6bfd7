import type { Plan, UserId } from '@joinery/contract'
import { deriveAuditKey } from '../adapters/audit-key.ts'
import type { Sessions } from '../http/require-session.ts'
import type { MailModule } from '../modules/mail/index.ts'
import { createChain, createTeamModule, createTeamStores } from '../modules/team/index.ts'
import { addressAt } from './addresses.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  mail: MailModule
  sessions: Sessions
  /** The plan of somebody's own subscription. */
  ownPlanOf: (userId: UserId) => Promise<Plan>
}

/** Under this name servers tell each other that somebody's rights have changed. */
const membershipChanges = 'membership_changes'

/** Workspaces and their members. Whoever loses a right loses what is open because of it, on every server. */
export function composeTeam(ground: Ground, dependencies: Dependencies) {
  const { config, orm, secretKey, notices, streams, now } = ground
  const { port, mail, sessions, ownPlanOf } = dependencies
  const chain = createChain(deriveAuditKey(secretKey))
  notices.subscribe(membershipChanges, {
    onNotice: () => streams.reconsider(),
    onGap: () => streams.reconsider(),
  })
  return createTeamModule({
    stores: createTeamStores(orm, chain),
    chain,
    sessions,
    ownPlanOf,
    writeMail: mail.writeInvitation,
    siteUrl: addressAt(config, port),
    onChange: (workspaceId) => notices.publish(membershipChanges, workspaceId, workspaceId),
    now,
  })
}
