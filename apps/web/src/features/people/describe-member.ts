import { fillText, texts } from '@joinery/contract'
import type { AuditAct, AuditEntry, TeamMember } from '@joinery/contract'

/** What a member is called: their address, or a short form of their id. */
export function nameMember({ id, email }: Pick<TeamMember, 'id' | 'email'>): string {
  return email ?? fillText(texts.people.users.unknownEmail, { shortId: id.slice(0, 6) })
}

/** What was done, as the end of a sentence that begins with who did it. */
export function describeAct({
  act,
  subject,
  detail,
}: Pick<AuditEntry, 'act' | 'subject' | 'detail'>): string {
  const isAboutRole = actsOnRoles.includes(act)
  return fillText(texts.people.log.acts[act], { subject, detail: isAboutRole ? nameRole(detail) : detail })
}

/** Those whose detail is a role. Elsewhere it may be a word that somebody chose. */
const actsOnRoles: readonly AuditAct[] = ['invited', 'invitation-accepted', 'role-changed']

function nameRole(detail: string): string {
  const { admin, user } = texts.people.roles
  if (detail === 'admin') return admin
  return detail === 'user' ? user : detail
}
