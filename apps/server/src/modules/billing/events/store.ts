import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { billingEvents } from '../schema.ts'

export type EventRow = typeof billingEvents.$inferSelect

export interface NewEvent {
  eventId: string
  type: string
  stripeCustomerId: string | null
}

export type EventStore = ReturnType<typeof createEventStore>

const pageSize = 50
/** As many are taken at once. */
export const batchSize = 50

export function createEventStore(orm: Orm) {
  const claim = orm
    .update(billingEvents)
    .set({
      attempts: sql`${billingEvents.attempts} + 1`,
      nextAttemptAt: sql`now() + ${sql.placeholder('holdMs')} * interval '1 millisecond'`,
    })
    .where(
      sql`(${billingEvents.scope}, ${billingEvents.eventId}) in (${orm
        .select({ scope: billingEvents.scope, eventId: billingEvents.eventId })
        .from(billingEvents)
        .where(
          and(
            eq(billingEvents.scope, sql.placeholder('scope')),
            isNull(billingEvents.handledAt),
            lte(billingEvents.nextAttemptAt, sql`now()`),
          ),
        )
        .orderBy(billingEvents.receivedAt)
        .limit(batchSize)
        .for('update', { skipLocked: true })})`,
    )
    .returning()
    .prepare('claim_events')

  return {
    /** Whether it is new. What has come before is not written again. */
    async insert(scope: string, event: NewEvent): Promise<boolean> {
      const { rowCount } = await orm
        .insert(billingEvents)
        .values({ scope, ...event })
        .onConflictDoNothing()
      return rowCount === 1
    },

    /** Takes events that are due. Until `holdMs` have passed nobody else takes them. */
    claim: (scope: string, holdMs: number): Promise<EventRow[]> => claim.execute({ scope, holdMs }),

    async markHandled(scope: string, eventIds: readonly string[]): Promise<void> {
      await orm
        .update(billingEvents)
        .set({ handledAt: sql`now()`, problem: null })
        .where(
          and(eq(billingEvents.scope, scope), sql`${billingEvents.eventId} = any(${textArray(eventIds)})`),
        )
    },

    async markFailed(scope: string, eventIds: readonly string[], problem: string): Promise<void> {
      await orm
        .update(billingEvents)
        .set({
          problem,
          nextAttemptAt: sql`now() + least(3600, power(2, least(${billingEvents.attempts}, 12))) * interval '1 second'`,
        })
        .where(
          and(eq(billingEvents.scope, scope), sql`${billingEvents.eventId} = any(${textArray(eventIds)})`),
        )
    },

    /** It is due again, whatever came of it before. */
    async reopen(scope: string, eventId: string): Promise<EventRow | undefined> {
      const [row] = await orm
        .update(billingEvents)
        .set({ handledAt: null, nextAttemptAt: sql`now()`, problem: null })
        .where(ofId(scope, eventId))
        .returning()
      return row
    },

    async find(scope: string, eventId: string): Promise<EventRow | undefined> {
      const [row] = await orm.select().from(billingEvents).where(ofId(scope, eventId))
      return row
    },

    /** Newest first. */
    async list(scope: string, after?: EventRow): Promise<{ rows: EventRow[]; hasMore: boolean }> {
      const rows = await orm
        .select()
        .from(billingEvents)
        .where(
          and(
            eq(billingEvents.scope, scope),
            after &&
              sql`(${billingEvents.receivedAt}, ${billingEvents.eventId}) < (${after.receivedAt.toISOString()}::timestamptz, ${after.eventId})`,
          ),
        )
        .orderBy(desc(billingEvents.receivedAt), desc(billingEvents.eventId))
        .limit(pageSize + 1)
      return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
    },

    async countOpen(scope: string): Promise<{ waiting: number; failed: number }> {
      const [row] = await orm
        .select({
          waiting: sql<number>`count(*)::int`,
          failed: sql<number>`(count(*) filter (where ${billingEvents.problem} is not null))::int`,
        })
        .from(billingEvents)
        .where(and(eq(billingEvents.scope, scope), isNull(billingEvents.handledAt)))
      return row ?? { waiting: 0, failed: 0 }
    },
  }
}

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

const ofId = (scope: string, eventId: string) =>
  and(eq(billingEvents.scope, scope), eq(billingEvents.eventId, eventId))
