import { randomUUID } from 'node:crypto'
import { fillText, routes, texts } from '@joinery/contract'
import type { Invitation, OfferedInvitation, TeamRole, WorkspaceId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { Members } from '../members/create-members.ts'
import { nameMember } from '../members/member-row.ts'
import type { Membership } from '../members/member-row.ts'
import type { Actor, InvitationRow, InvitationStore, InvitationTransaction } from './store.ts'
import { createToken, hashToken } from './token.ts'

/** The mail that carries an invitation. */
export interface InvitationMail {
  to: string
  inviter: string
  link: string
  expiresAt: Date
}

/** Writes the mail in the transaction of its invitation. It sets out with what is returned. */
export type WriteInvitationMail = (
  mail: InvitationMail,
  transaction: InvitationTransaction,
) => Promise<() => void>

interface Dependencies {
  store: InvitationStore
  members: Pick<Members, 'requireAdmin'>
  writeMail: WriteInvitationMail
  /** The address that people know this server by. */
  siteUrl: string
  now: () => Date
}

interface Place {
  workspaceId: WorkspaceId
  invitationId: string
}

interface Offered {
  workspaceId: WorkspaceId
  email: string
  role: TeamRole
}

export type Invitations = ReturnType<typeof createInvitations>

const lifetimeMs = 7 * 86_400_000

/** Offers to join a workspace, each by a link that was mailed and works once. */
export function createInvitations({ store, members, writeMail, siteUrl, now }: Dependencies) {
  function issueLink(inviter: Actor) {
    const token = createToken()
    const sentAt = now()
    const expiresAt = new Date(sentAt.getTime() + lifetimeMs)
    // Behind the hash it stands in no log and in no referrer.
    const link = `${new URL(routes.invitation.path, siteUrl).href}#${token}`
    let setOut: (() => void) | undefined
    const mail = {
      write: async (transaction: InvitationTransaction, { email: to }: InvitationRow): Promise<void> => {
        setOut = await writeMail({ to, inviter: inviter.name, link, expiresAt }, transaction)
      },
      setOut: () => setOut?.(),
    }
    return { mail, fresh: { tokenHash: hashToken(token), sentAt, expiresAt } }
  }

  return {
    async list({ id, role }: Membership): Promise<Invitation[]> {
      if (role !== 'admin') return []
      return (await store.listPending(id)).map((row) => presentInvitation(row, now()))
    },

    /** In place of one that is pending, where it is named: a mail that was sent offers its role for good. */
    async invite(
      caller: Caller,
      { insteadOf, ...offered }: Offered & { insteadOf?: string | undefined },
    ): Promise<Invitation> {
      await members.requireAdmin(caller.userId, offered.workspaceId)
      const actor = actorOf(caller)
      const { fresh, mail } = issueLink(actor)
      const row = await store.insert(
        { id: randomUUID(), ...offered, ...fresh },
        { insteadOf, actor, writeMail: mail.write },
      )
      mail.setOut()
      return presentInvitation(row, now())
    },

    async resend(caller: Caller, { workspaceId, invitationId: id }: Place): Promise<Invitation> {
      await members.requireAdmin(caller.userId, workspaceId)
      const actor = actorOf(caller)
      const { fresh, mail } = issueLink(actor)
      const row = await store.renew({ workspaceId, id }, fresh, { actor, writeMail: mail.write })
      if (!row) throw notPending()
      mail.setOut()
      return presentInvitation(row, now())
    },

    async revoke(caller: Caller, { workspaceId, invitationId: id }: Place): Promise<void> {
      await members.requireAdmin(caller.userId, workspaceId)
      if (!(await store.revoke({ workspaceId, id }, actorOf(caller), now()))) throw notPending()
    },

    /** Whoever holds the link may know what it offers. */
    async offer(token: string): Promise<OfferedInvitation> {
      const offer = await store.findOffer(hashToken(token), now())
      if (!offer) throw new AppError('not-found', texts.invitationLink.unknown)
      return offer
    },

    async accept(caller: Caller, token: string): Promise<Membership> {
      const outcome = await store.accept(hashToken(token), actorOf(caller), now())
      if (outcome.kind === 'refused') throw explain(outcome.invitation, caller, now())
      return outcome.membership
    },
  }
}

const actorOf = ({ userId, email }: Caller): Actor => ({
  id: userId,
  name: nameMember({ userId, email: email === '' ? null : email }),
})

function presentInvitation(row: InvitationRow, at: Date): Invitation {
  const { id, email, role, invitedBy, sentAt, expiresAt } = row
  return {
    id,
    email,
    role,
    invitedBy,
    status: 'pending',
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= at,
  }
}

const notPending = () => new AppError('not-found', texts.people.refusals.invitationMissing)

/** Why a link does not lead in. An address is only ever named to whoever holds the link. */
function explain(invitation: InvitationRow | undefined, { email }: Caller, at: Date): AppError {
  const words = texts.invitationLink
  if (!invitation) return new AppError('not-found', words.unknown)
  if (invitation.status === 'revoked') return new AppError('conflict', words.revoked)
  if (invitation.status === 'accepted') return new AppError('conflict', words.used)
  if (invitation.expiresAt <= at) return new AppError('conflict', words.expired)
  if (email.toLowerCase() === invitation.email) return new AppError('forbidden', words.unconfirmed)
  return new AppError(
    'forbidden',
    fillText(words.otherAddress, { email: invitation.email, own: email === '' ? words.noAddress : email }),
  )
}
