import { and, desc, eq, getTableColumns, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
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

interface Wanted {
  /** The last mail of the page before. */
  after?: string | undefined
  /** A part of the recipient or of the subject. */
  search?: string | undefined
}

type Row = typeof outbox.$inferSelect

/** A mail without what it says. */
export type MailRow = Omit<Row, 'text' | 'html'>

const pageSize = 50
const { text: _text, html: _html, ...facts } = getTableColumns(outbox)

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

    /** Newest first. A mail that is forgotten meanwhile took all older ones with it, so no page comes after it. */
    async list({ after, search = '' }: Wanted): Promise<{ rows: MailRow[]; hasMore: boolean }> {
      const rows = await orm
        .select(facts)
        .from(outbox)
        .where(
          and(
            after === undefined ? undefined : isOlderThan(after),
            search === '' ? undefined : or(hasPart(outbox.to, search), hasPart(outbox.subject, search)),
          ),
        )
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(pageSize + 1)
      return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
    },

    async find(id: string): Promise<Row | undefined> {
      const [row] = await orm.select().from(outbox).where(eq(outbox.id, id))
      return row && open(row)
    },

    async listLatest(limit: number): Promise<Row[]> {
      const rows = await orm.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit)
      return rows.map(open)
    },
  }
}

const isOlderThan = (id: string): SQL =>
  sql`(${outbox.createdAt}, ${outbox.id}) < (select created_at, id from ${outbox} where id = ${id}::uuid)`

const hasPart = (column: AnyPgColumn, part: string): SQL =>
  sql`position(lower(${part}) in lower(${column})) > 0`

const placeOf = (id: string, column: 'text' | 'html') => `public.outbox:${id}:${column}` as const
