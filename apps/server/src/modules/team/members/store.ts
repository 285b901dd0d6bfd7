import { texts, userId as userIdShape, workspaceId as workspaceIdShape } from '@joinery/contract'
import type { UserId, WorkspaceId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor, Orm } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Chain } from '../audit/chain.ts'
import { appendAct } from '../audit/store.ts'
import type { Decision, MemberChange } from './decide-act.ts'
import { nameMember } from './member-row.ts'
import type { Encounter, MemberRow, Membership } from './member-row.ts'

export type MemberStore = ReturnType<typeof createMemberStore>

interface MemberAct {
  workspaceId: WorkspaceId
  actorId: UserId
  targetId: UserId
  at: Date
  /** Is asked about both members as they are while nobody else can change them; `seatsGiven` to others than the owner. */
  decide: (encounter: Encounter, seatsGiven: number) => Decision
}

export function createMemberStore(orm: Orm, chain: Chain) {
  return {
    list: (workspaceId: WorkspaceId): Promise<MemberRow[]> =>
      selectMembers(
        orm,
        sql`m.workspace_id = ${workspaceId}::uuid order by is_owner desc, m.created_at, u.email`,
      ),

    /** Where somebody is a member who may do something: their own workspace first. */
    listMemberships: (userId: UserId): Promise<Membership[]> => selectMemberships(orm, userId),

    async nameOf(userId: UserId): Promise<string> {
      const { rows } = await orm.execute<{ email: string | null }>(
        sql`select email from auth.users where id = ${userId}::uuid`,
      )
      return nameMember({ userId, email: rows[0]?.email ?? null })
    },

    async findOperatorWorkspace(): Promise<WorkspaceId | undefined> {
      const { rows } = await orm.execute<{ id: string }>(sql`
        select w.id from workspaces w join profiles p on p.id = w.owner_id
        where p.is_operator order by w.created_at limit 1`)
      return rows[0] && workspaceIdShape.parse(rows[0].id)
    },

    /** The seats that somebody was given, oldest first, each with its place among those of its workspace. */
    async listSeats(userId: UserId): Promise<{ workspaceId: WorkspaceId; ownerId: UserId; rank: number }[]> {
      const { rows } = await orm.execute<Record<'workspace_id' | 'owner_id' | 'rank', string>>(sql`
        select m.workspace_id, w.owner_id, (
          select count(*) from workspace_members o
          where o.workspace_id = m.workspace_id and o.seated_at is not null
            and (o.seated_at, o.user_id) <= (m.seated_at, m.user_id)
        ) as rank
        from workspace_members m join workspaces w on w.id = m.workspace_id
        where m.user_id = ${userId}::uuid and m.seated_at is not null and m.suspended_at is null
        order by m.seated_at`)
      return rows.map((row) => ({
        workspaceId: workspaceIdShape.parse(row.workspace_id),
        ownerId: userIdShape.parse(row.owner_id),
        rank: Number(row.rank),
      }))
    },

    /** Carries an act out and writes it into the log, or neither. Acts in one workspace wait for each other. */
    act: ({ workspaceId, actorId, targetId, at, decide }: MemberAct): Promise<MemberRow> =>
      orm.transaction(async (tx) => {
        // Whoever only writes into its log refers to the workspace, and need not wait for this.
        await tx.execute(sql`select from workspaces where id = ${workspaceId}::uuid for no key update`)
        const members = await selectMembers(tx, sql`m.workspace_id = ${workspaceId}::uuid`)
        const actor = members.find(({ userId, isSuspended }) => userId === actorId && !isSuspended)
        const target = members.find(({ userId }) => userId === targetId)
        if (!actor || !target) throw new AppError('not-found', texts.people.missing)
        const given = members.filter(({ hasSeat, isOwner }) => hasSeat && !isOwner).length
        const decision = decide({ actor, target }, given)
        if (!decision) return target
        const { change, act, detail = '' } = decision
        const place = sql`workspace_id = ${workspaceId}::uuid and user_id = ${targetId}::uuid`
        await tx.execute(
          change === 'removed'
            ? sql`delete from workspace_members where ${place}`
            : sql`update workspace_members set ${assignment(change)} where ${place}`,
        )
        await appendAct(tx, chain, {
          workspaceId,
          actorId,
          actor: nameMember(actor),
          act,
          subject: nameMember(target),
          detail,
          at,
        })
        const [after] = await selectMembers(
          tx,
          sql`m.workspace_id = ${workspaceId}::uuid and m.user_id = ${targetId}::uuid`,
        )
        return after ?? target
      }),
  }
}

export async function selectMemberships(db: Executor, userId: UserId): Promise<Membership[]> {
  const { rows } = await db.execute<Record<'id' | 'name' | 'role' | 'owner_id', string>>(sql`
    select w.id, w.name, m.role, w.owner_id
    from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId}::uuid and m.suspended_at is null
    order by w.owner_id = m.user_id desc, m.created_at`)
  return rows.map(({ id, name, role, owner_id: owner }) => ({
    id: workspaceIdShape.parse(id),
    name,
    role: role === 'admin' ? 'admin' : 'user',
    isOwner: owner === userId,
    ownerId: userIdShape.parse(owner),
  }))
}

function assignment(change: Exclude<MemberChange, 'removed'>): SQL {
  if ('role' in change) return sql`role = ${change.role}`
  if ('seatedAt' in change) return sql`seated_at = ${change.seatedAt?.toISOString() ?? null}::timestamptz`
  return sql`suspended_at = ${change.suspendedAt?.toISOString() ?? null}::timestamptz`
}

type FoundMember = Record<'user_id' | 'full_name' | 'role' | 'created_at', string> & {
  email: string | null
  is_owner: boolean
  is_suspended: boolean
  has_seat: boolean
}

async function selectMembers(db: Executor, condition: SQL): Promise<MemberRow[]> {
  const { rows } = await db.execute<FoundMember>(sql`
    select m.user_id, u.email, p.full_name, m.role, w.owner_id = m.user_id as is_owner, m.created_at,
      m.suspended_at is not null as is_suspended, m.seated_at is not null as has_seat
    from workspace_members m
    join workspaces w on w.id = m.workspace_id
    join profiles p on p.id = m.user_id
    join auth.users u on u.id = m.user_id
    where ${condition}`)
  return rows.map((row) => ({
    userId: userIdShape.parse(row.user_id),
    email: row.email,
    fullName: row.full_name,
    role: row.role === 'admin' ? 'admin' : 'user',
    isOwner: row.is_owner,
    isSuspended: row.is_suspended,
    hasSeat: row.has_seat,
    joinedAt: new Date(row.created_at),
  }))
}
