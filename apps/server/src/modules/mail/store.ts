import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Executor, Orm } from '../../db/database.ts'
import type { SecretBox } from '../../db/secret-box.ts'
import type { QueuedMail } from './mail.ts'
import { outbox } from './schema.ts'

/** What a mail may be written together with. */
export type MailTransaction = Executor

export type OutboxStore = ReturnType<typeof createOutboxStore>

interface NewMail extends QueuedMail {
  kind: string
  createdAt: Date
  nextAttemptAt: Date | null
}

interface Claim {
  now: Date
  /** Until then nobody else takes these mails; afterwards whoever claimed them is taken for dead. */
  leaseUntil: Date
  limit: number
}

type Row = typeof outbox.$inferSelect

export function createOutboxStore(orm: Orm, box: SecretBox) {
  const open = (row: Row): Row => ({
    ...row,
    text: box.open(row.text, placeOf(row.id, 'text')),
    html: box.open(row.html, placeOf(row.id, 'html')),
  })
  return {
    /** In a transaction it is written if what it tells of is. */
    async insert(mail: NewMail, db: MailTransaction = orm): Promise<void> {
      const text = box.seal(mail.text, placeOf(mail.id, 'text'))
      const html = box.seal(mail.html, placeOf(mail.id, 'html'))
      await db.insert(outbox).values({ ...mail, text, html, attempts: 0 })
    },

    /** Takes mails that are due. Servers that look at the same moment take different ones. */
    async claimDue({ now, leaseUntil, limit }: Claim): Promise<Row[]> {
      const due = orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(lte(outbox.nextAttemptAt, now))
        .orderBy(outbox.nextAttemptAt)
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await orm
        .update(outbox)
        .set({ nextAttemptAt: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning()
      return rows.map(open)
    },

    async markSent(id: string, sentAt: Date): Promise<void> {
      await orm.update(outbox).set({ sentAt, nextAttemptAt: null, lastError: null }).where(eq(outbox.id, id))
    },

    /** Without a next attempt the mail is given up. The lease tells apart a claim that has been lost meanwhile. */
    async markFailed(id: string, failure: { attempts: number; error: string; nextAttemptAt: Date | null }) {
      const { attempts, error, nextAttemptAt } = failure
      await orm
        .update(outbox)
        .set({ lastError: error, nextAttemptAt })
        .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
    },

    async deleteWrittenBefore(moment: Date): Promise<void> {
      await orm.delete(outbox).where(lt(outbox.createdAt, moment))
    },

    async listLatest(limit: number): Promise<Row[]> {
      const rows = await orm.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit)
      return rows.map(open)
    },
  }
}

const placeOf = (id: string, column: 'text' | 'html') => `public.outbox:${id}:${column}` as const
