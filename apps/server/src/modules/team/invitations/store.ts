import { fillText, texts } from '@joinery/contract'
import type { OfferedInvitation, TeamRole, UserId, WorkspaceId } from '@joinery/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Orm } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import { hasCode } from '../../../http/failure-cause.ts'
import type { Chain } from '../audit/chain.ts'
import { appendAct, countInvited } from '../audit/store.ts'
import type { NewAct } from '../audit/store.ts'
import type { Membership } from '../members/member-row.ts'
import { selectMemberships } from '../members/store.ts'
import { invitations } from '../schema.ts'

export type InvitationStore = ReturnType<typeof createInvitationStore>
export type InvitationRow = typeof invitations.$inferSelect

/** Who does it. The name goes into the log. */
export interface Actor {
  id: UserId
  name: string
}

interface NewInvitation {
  id: string
  workspaceId: WorkspaceId
  email: string
  role: TeamRole
  tokenHash: string
  sentAt: Date
  expiresAt: Date
}

interface Place {
  workspaceId: WorkspaceId
  id: string
}

/** What an invitation is written in, and its mail with it. */
export type InvitationTransaction = Executor

/** What nobody is told about is no invitation: its mail is written together with it. */
type WriteMail = (transaction: InvitationTransaction, invitation: InvitationRow) => Promise<void>

interface Sending {
  actor: Actor
  writeMail: WriteMail
}

/** Nobody invites more people by hand; a machine would send mail to strangers in our name. */
const maxMailsPerHour = 50

/** What came of trying to accept. */
export type Acceptance =
  | { kind: 'joined' | 'joined-before'; membership: Membership }
  | { kind: 'refused'; invitation: InvitationRow | undefined }

export function createInvitationStore(orm: Orm, chain: Chain) {
  const record = (
    tx: Executor,
    { workspaceId, email, role }: InvitationRow,
    { actor, act, at }: { actor: Actor } & Pick<NewAct, 'act' | 'at'>,
  ) =>
    appendAct(tx, chain, {
      workspaceId,
      actorId: actor.id,
      actor: actor.name,
      act,
      subject: email,
      detail: role,
      at,
    })

  /** Whoever comes second has waited for the log by then, so that many at once send no more than one after the other. */
  async function send(
    tx: Executor,
    row: InvitationRow,
    { writeMail, ...sending }: { actor: Actor; writeMail: WriteMail } & Pick<NewAct, 'act'>,
  ): Promise<void> {
    await record(tx, row, { ...sending, at: row.sentAt })
    const hourAgo = new Date(row.sentAt.getTime() - 3_600_000)
    if ((await countInvited(tx, row.workspaceId, hourAgo)) > maxMailsPerHour) throw tooManyMails()
    await writeMail(tx, row)
  }

  async function revokeIn(tx: Executor, place: Place, { actor, at }: { actor: Actor; at: Date }) {
    const [row] = await tx
      .update(invitations)
      .set({ status: 'revoked' })
      .where(isPendingAt(place))
      .returning()
    if (row) await record(tx, row, { actor, act: 'invitation-revoked', at })
    return row !== undefined
  }

  return {
    listPending: (workspaceId: WorkspaceId): Promise<InvitationRow[]> =>
      orm
        .select()
        .from(invitations)
        .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.status, 'pending')))
        .orderBy(asc(invitations.createdAt), asc(invitations.id)),

    /** One pending invitation for an address in a workspace, however many ask for it at once. */
    insert: (
      invitation: NewInvitation,
      { insteadOf, actor, writeMail }: Sending & { insteadOf?: string | undefined },
    ): Promise<InvitationRow> =>
      orm
        .transaction(async (tx) => {
          const { workspaceId, sentAt: at } = invitation
          if (insteadOf !== undefined) await revokeIn(tx, { workspaceId, id: insteadOf }, { actor, at })
          await refuseMember(tx, invitation)
          const [row] = await tx
            .insert(invitations)
            .values({
              ...invitation,
              invitedBy: actor.id,
              status: 'pending',
              createdAt: invitation.sentAt,
            })
            .returning()
          if (!row) throw new Error('An invitation was not stored.')
          await send(tx, row, { actor, act: 'invited', writeMail })
          return row
        })
        .catch((error: unknown) => {
          if (!hasCode(error, duplicateKey)) throw error
          throw new AppError('conflict', texts.people.refusals.invitedAlready, { cause: error })
        }),

    renew: (
      place: Place,
      fresh: Pick<NewInvitation, 'tokenHash' | 'sentAt' | 'expiresAt'>,
      sending: Sending,
    ): Promise<InvitationRow | undefined> =>
      orm.transaction(async (tx) => {
        const [row] = await tx.update(invitations).set(fresh).where(isPendingAt(place)).returning()
        if (!row) return undefined
        await send(tx, row, { ...sending, act: 'invitation-resent' })
        return row
      }),

    revoke: (place: Place, actor: Actor, at: Date): Promise<boolean> =>
      orm.transaction((tx) => revokeIn(tx, place, { actor, at })),

    async findOffer(tokenHash: string, at: Date): Promise<OfferedInvitation | undefined> {
      const { rows } = await orm.execute<
        Record<'email' | 'role' | 'status' | 'expires_at' | 'inviter' | 'workspace', string>
      >(sql`
        select i.email, i.role, i.status, i.expires_at, coalesce(u.email, p.full_name) as inviter,
          w.name as workspace
        from ${invitations} i
        join workspaces w on w.id = i.workspace_id
        join profiles p on p.id = i.invited_by
        join auth.users u on u.id = i.invited_by
        where i.token_hash = ${tokenHash}`)
      const [row] = rows
      if (!row) return undefined
      const expiresAt = new Date(row.expires_at)
      return {
        email: row.email,
        role: row.role === 'admin' ? 'admin' : 'user',
        inviter: row.inviter,
        workspace: row.workspace,
        state: stateOf(row.status, expiresAt, at),
        expiresAt: expiresAt.toISOString(),
      }
    },

    /**
     * Uses the invitation up and makes the membership, in one go. Of any number of requests at once the row's own lock
     * lets one through; the others find it used. All that is answered is read before: nothing can fail once it is done.
     */
    accept: (tokenHash: string, actor: Actor, at: Date): Promise<Acceptance> =>
      orm.transaction(async (tx) => {
        const [taken] = await tx
          .update(invitations)
          .set({ status: 'accepted', acceptedBy: actor.id })
          .where(
            and(
              eq(invitations.tokenHash, tokenHash),
              eq(invitations.status, 'pending'),
              sql`${invitations.expiresAt} > ${at.toISOString()}::timestamptz`,
              sql`${invitations.email} = (
                select lower(email) from auth.users
                where id = ${actor.id}::uuid and email_confirmed_at is not null)`,
            ),
          )
          .returning()
        if (!taken) return explainRefusal(tx, tokenHash, actor.id)
        const { workspaceId, role } = taken
        await tx.execute(sql`
          insert into workspace_members (workspace_id, user_id, role, created_at)
          values (${workspaceId}::uuid, ${actor.id}::uuid, ${role}, ${at.toISOString()}::timestamptz)
          on conflict do nothing`)
        await record(tx, taken, { actor, act: 'invitation-accepted', at })
        const membership = await findMembership(tx, actor.id, workspaceId)
        if (!membership) throw new AppError('not-found', texts.people.missing)
        return { kind: 'joined', membership }
      }),
  }
}

const tooManyMails = () =>
  new AppError('rate-limited', fillText(texts.people.refusals.tooMany, { n: maxMailsPerHour }), {
    headers: { 'retry-after': '3600' },
  })

const duplicateKey = new Set(['23505'])

const isPendingAt = ({ workspaceId, id }: Place) =>
  and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id), eq(invitations.status, 'pending'))

async function refuseMember(
  tx: Executor,
  { workspaceId, email }: Pick<NewInvitation, 'workspaceId' | 'email'>,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from workspace_members m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId}::uuid and lower(u.email) = ${email}`)
  if (rows.length > 0) throw new AppError('conflict', texts.people.refusals.memberAlready)
}

function stateOf(status: string, expiresAt: Date, at: Date): OfferedInvitation['state'] {
  if (status === 'accepted' || status === 'revoked') return status
  return expiresAt <= at ? 'expired' : 'pending'
}

/** Whoever pressed twice is told that they are in, as long as they are. */
async function explainRefusal(tx: Executor, tokenHash: string, userId: UserId): Promise<Acceptance> {
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash))
  if (invitation?.acceptedBy !== userId) return { kind: 'refused', invitation }
  const membership = await findMembership(tx, userId, invitation.workspaceId)
  return membership ? { kind: 'joined-before', membership } : { kind: 'refused', invitation }
}

const findMembership = async (tx: Executor, userId: UserId, workspaceId: WorkspaceId) =>
  (await selectMemberships(tx, userId)).find(({ id }) => id === workspaceId)
