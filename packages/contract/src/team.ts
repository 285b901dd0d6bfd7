import { z } from 'zod'
import { userId, workspaceId } from './ids.ts'
import { line } from './plain-text.ts'
import { people } from './texts/people.ts'

export const teamRole = z.enum(['user', 'admin'])

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** What the accounts service takes: an invitation to any other address could never be accepted. */
const accountEmail = new RegExp(String.raw`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\.${label})*$`)

/** Addresses are compared as they are written here. */
export const invitedEmail = line
  .trim()
  .toLowerCase()
  .max(255, people.invite.emailInvalid)
  .regex(accountEmail, people.invite.emailInvalid)

/** One row of the list of users. */
export const teamMember = z.strictObject({
  id: userId,
  email: z.string().nullable(),
  fullName: z.string(),
  role: teamRole,
  status: z.enum(['active', 'suspended']),
  isOwner: z.boolean(),
  /** Whether they share the workspace's plan. Its owner always does. */
  hasSeat: z.boolean(),
  joinedAt: z.iso.datetime(),
})

/** Only those that nobody has accepted or taken back are ever listed. */
export const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role: teamRole,
  invitedBy: userId,
  status: z.literal('pending'),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
})

/** A workspace that the caller is a member of. */
export const ownWorkspace = z.strictObject({
  id: workspaceId,
  name: z.string(),
  role: teamRole,
  isOwner: z.boolean(),
})

export const team = z.strictObject({
  current: ownWorkspace,
  /** All that the caller is a member of, their own first. */
  workspaces: z.array(ownWorkspace),
  members: z.array(teamMember),
  /** Shown to admins; empty for everybody else. */
  invitations: z.array(invitation),
  /** How many people share the plan and how many may, its owner included. */
  seats: z.strictObject({ used: z.int(), total: z.int() }),
})

/** Every act that takes a right or changes one. */
export const auditActs = [
  'invited',
  'invitation-resent',
  'invitation-revoked',
  'invitation-accepted',
  'role-changed',
  'suspended',
  'reinstated',
  'removed',
  'left',
  'seat-given',
  'seat-taken',
  'account-deleted',
  'secret-set',
  'secret-removed',
  'connected',
  'connection-changed',
  'disconnected',
  'published',
  'publication-restored',
  'unpublished',
  'tables-left-open',
  'secret-shown',
  'migrations-allowed',
  'project-deleted',
  'mail-read',
] as const

export const auditEntry = z.strictObject({
  position: z.int(),
  at: z.iso.datetime(),
  /** The address of whoever did it, as it was then. */
  actor: z.string(),
  act: z.enum(auditActs),
  /** Whom or what it was done to. */
  subject: z.string(),
  /** More about it, such as the new role. */
  detail: z.string(),
})

/** What a link in a mail leads to, for whoever holds it. */
export const offeredInvitation = z.strictObject({
  email: z.string(),
  role: teamRole,
  inviter: z.string(),
  workspace: z.string(),
  state: z.enum(['pending', 'accepted', 'revoked', 'expired']),
  expiresAt: z.iso.datetime(),
})

export type TeamRole = z.infer<typeof teamRole>
export type TeamMember = z.infer<typeof teamMember>
export type Invitation = z.infer<typeof invitation>
export type OwnWorkspace = z.infer<typeof ownWorkspace>
export type Team = z.infer<typeof team>
export type AuditAct = (typeof auditActs)[number]
export type AuditEntry = z.infer<typeof auditEntry>
export type OfferedInvitation = z.infer<typeof offeredInvitation>
