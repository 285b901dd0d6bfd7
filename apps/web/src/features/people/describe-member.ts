import { fillText, texts } from '@joinery/contract'
import type { AuditEntry, TeamMember } from '@joinery/contract'

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
  return fillText(texts.people.log.acts[act], { subject, detail: nameRole(detail) })
}

function nameRole(detail: string): string {
  const { admin, user } = texts.people.roles
  if (detail === 'admin') return admin
  return detail === 'user' ? user : detail
}
