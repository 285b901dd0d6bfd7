import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { userId, workspaceId } from '../ids.ts'
import { place } from '../place.ts'
import {
  auditEntry,
  invitation,
  invitedEmail,
  offeredInvitation,
  ownWorkspace,
  team,
  teamMember,
  teamRole,
} from '../team.ts'

const invitationId = z.uuid()
const token = z.string().max(200)

export const teamEndpoints = {
  /** Everything that the screen shows. Without a workspace it is the caller's own. */
  read: defineEndpoint({
    method: 'GET',
    path: '/api/team',
    input: z.strictObject({ workspaceId: workspaceId.optional() }),
    output: team,
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/team/:workspaceId/invitations',
    input: z.strictObject({ workspaceId, email: invitedEmail, role: teamRole }),
    output: invitation,
  }),
  /** With a new link; the one before is worth nothing any more. */
  resend: defineEndpoint({
    method: 'POST',
    path: '/api/team/:workspaceId/invitations/:invitationId/resend',
    input: z.strictObject({ workspaceId, invitationId }),
    output: invitation,
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/team/:workspaceId/invitations/:invitationId',
    input: z.strictObject({ workspaceId, invitationId }),
    output: z.strictObject({ isRevoked: z.literal(true) }),
  }),
  changeRole: defineEndpoint({
    method: 'PUT',
    path: '/api/team/:workspaceId/members/:memberId/role',
    input: z.strictObject({ workspaceId, memberId: userId, role: teamRole }),
    output: teamMember,
  }),
  changeStatus: defineEndpoint({
    method: 'PUT',
    path: '/api/team/:workspaceId/members/:memberId/status',
    input: z.strictObject({ workspaceId, memberId: userId, status: z.enum(['active', 'suspended']) }),
    output: teamMember,
  }),
  changeSeat: defineEndpoint({
    method: 'PUT',
    path: '/api/team/:workspaceId/members/:memberId/seat',
    input: z.strictObject({ workspaceId, memberId: userId, hasSeat: z.boolean() }),
    output: teamMember,
  }),
  /** Admins remove others; everybody but the owner may remove themselves. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/team/:workspaceId/members/:memberId',
    input: z.strictObject({ workspaceId, memberId: userId }),
    output: z.strictObject({ isRemoved: z.literal(true) }),
  }),
  /** Newest first; `before` is a position to go back from. `isIntact` tells whether nobody has changed the log. */
  audit: defineEndpoint({
    method: 'GET',
    path: '/api/team/:workspaceId/audit',
    input: z.strictObject({ workspaceId, before: place.min(1).optional() }),
    output: z.strictObject({ entries: z.array(auditEntry), hasMore: z.boolean(), isIntact: z.boolean() }),
  }),
  /** What an invitation offers. Its link is all that one needs to ask. */
  offer: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/offer',
    input: z.strictObject({ token }),
    output: offeredInvitation,
    changesNothing: true,
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/invitations/accept',
    input: z.strictObject({ token }),
    output: ownWorkspace,
  }),
} as const
