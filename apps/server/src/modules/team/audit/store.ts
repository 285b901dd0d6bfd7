import type { WorkspaceId } from '@joinery/contract'
import { asc, and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Orm } from '../../../db/database.ts'
import { auditHeads, auditLog } from '../schema.ts'
import { emptyChain } from './chain.ts'
import type { Act, Chain, ChainedAct, ChainHead } from './chain.ts'

export type AuditStore = ReturnType<typeof createAuditStore>

export interface NewAct extends Act {
  workspaceId: WorkspaceId
  at: Date
}

/** What an act is carried out in, and written down with it. */
export type ActTransaction = Executor

/** Adds an act in the transaction that carries it out, so that neither is there without the other. */
export async function appendAct(tx: Executor, chain: Chain, act: NewAct): Promise<void> {
  const { workspaceId } = act
  // Whoever comes second waits here: a chain has one end.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${workspaceId}`}, 0))`)
  const [last = emptyChain] = await tx
    .select({ position: auditHeads.position, hash: auditHeads.hash })
    .from(auditHeads)
    .where(eq(auditHeads.workspaceId, workspaceId))
  const { row, head } = chain.extend(last, act)
  await tx.insert(auditLog).values(row)
  await tx
    .insert(auditHeads)
    .values({ workspaceId, ...head })
    .onConflictDoUpdate({ target: auditHeads.workspaceId, set: head })
}

/** How many mails with invitations have left since then, with what this transaction has written down. */
export async function countInvited(tx: Executor, workspaceId: WorkspaceId, since: Date): Promise<number> {
  const [found] = await tx
    .select({ mails: count() })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.workspaceId, workspaceId),
        gte(auditLog.at, since),
        inArray(auditLog.act, ['invited', 'invitation-resent']),
      ),
    )
  return found?.mails ?? 0
}

export function createAuditStore(orm: Orm, chain: Chain) {
  return {
    append: (act: NewAct): Promise<void> => orm.transaction((tx) => appendAct(tx, chain, act)),

    /** For what is carried out elsewhere: the act stands in the log when that is done, and not otherwise. */
    appendIn: (transaction: ActTransaction, act: NewAct): Promise<void> => appendAct(transaction, chain, act),

    /** Newest first. */
    list: (
      workspaceId: WorkspaceId,
      { before, limit }: { before: number | undefined; limit: number },
    ): Promise<ChainedAct[]> =>
      orm
        .select()
        .from(auditLog)
        .where(
          and(
            eq(auditLog.workspaceId, workspaceId),
            before === undefined ? undefined : lt(auditLog.position, before),
          ),
        )
        .orderBy(desc(auditLog.position))
        .limit(limit),

    /** The whole log from the first act on, with its end, as they were at one moment. */
    readChain: (workspaceId: WorkspaceId): Promise<{ rows: ChainedAct[]; head: ChainHead | undefined }> =>
      orm.transaction(
        async (tx) => {
          const rows = await tx
            .select()
            .from(auditLog)
            .where(eq(auditLog.workspaceId, workspaceId))
            .orderBy(asc(auditLog.position))
          const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.workspaceId, workspaceId))
          return { rows, head }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}
