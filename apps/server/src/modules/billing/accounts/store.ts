import type { PlanId, UserId } from '@joinery/contract'
import { and, desc, eq, getTableColumns, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { billingCustomers, paymentHistory, paymentMethods, subscriptions } from '../schema.ts'
import type { SubscriptionDetails } from '../subscription-details.ts'

export type SubscriptionRow = Omit<typeof subscriptions.$inferSelect, 'userId'>
export type PaymentMethodRow = Omit<typeof paymentMethods.$inferSelect, 'userId' | 'scope'>
export type PaymentRow = Omit<typeof paymentHistory.$inferSelect, 'userId' | 'scope'>

/** What the provider says about somebody, ready to be written down. */
export interface AccountState {
  plan: PlanId
  status: string
  currentPeriodStart: Date | null
  currentPeriodEnd: Date | null
  stripeSubscriptionId: string | null
  graceUntil: Date | null
  details: SubscriptionDetails
  methods: PaymentMethodRow[]
  payments: PaymentRow[]
}

export type AccountStore = ReturnType<typeof createAccountStore>

const pageSize = 20

export function createAccountStore(orm: Orm) {
  const find = orm
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .prepare('find_subscription')

  return {
    async find(userId: UserId): Promise<SubscriptionRow | undefined> {
      const [row] = await find.execute({ userId })
      return row
    },

    async findCustomer(scope: string, userId: UserId): Promise<string | undefined> {
      const [row] = await orm
        .select({ id: billingCustomers.stripeCustomerId })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.scope, scope), eq(billingCustomers.userId, userId)))
      return row?.id
    },

    /** The owner of a customer: null where the account is deleted, undefined where the customer is none of ours. */
    async findOwner(scope: string, customerId: string): Promise<UserId | null | undefined> {
      const [row] = await orm
        .select({ userId: billingCustomers.userId })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.scope, scope), eq(billingCustomers.stripeCustomerId, customerId)))
      return row && row.userId
    },

    async insertCustomer(scope: string, userId: UserId, stripeCustomerId: string): Promise<void> {
      await orm.insert(billingCustomers).values({ scope, userId, stripeCustomerId }).onConflictDoNothing()
    },

    /** For a customer that the provider no longer has. */
    async replaceCustomer(scope: string, before: string, after: string): Promise<void> {
      await orm
        .update(billingCustomers)
        .set({ stripeCustomerId: after })
        .where(and(eq(billingCustomers.scope, scope), eq(billingCustomers.stripeCustomerId, before)))
    },

    /** For a customer whose account is deleted and who has nothing left to end. */
    async forgetCustomer(scope: string, customerId: string): Promise<void> {
      await orm
        .delete(billingCustomers)
        .where(
          and(
            eq(billingCustomers.scope, scope),
            eq(billingCustomers.stripeCustomerId, customerId),
            isNull(billingCustomers.userId),
          ),
        )
    },

    /** Customers whose state may have changed without us hearing of it, those not asked about longest first. */
    async listToReconcile(scope: string, staleBefore: Date, now: Date): Promise<string[]> {
      const rows = await orm
        .select({ id: billingCustomers.stripeCustomerId })
        .from(billingCustomers)
        .leftJoin(
          subscriptions,
          and(eq(subscriptions.userId, billingCustomers.userId), eq(subscriptions.scope, scope)),
        )
        .where(
          and(
            eq(billingCustomers.scope, scope),
            or(
              isNull(billingCustomers.userId),
              isNull(subscriptions.syncedAt),
              lt(subscriptions.syncedAt, staleBefore),
              and(notInArray(subscriptions.status, ended), lt(subscriptions.currentPeriodEnd, now)),
            ),
          ),
        )
        .orderBy(sql`${subscriptions.syncedAt} nulls first`)
        .limit(1_000)
      return rows.map(({ id }) => id)
    },

    /** All of it or nothing. Says what stood there before. */
    write: (
      owner: { scope: string; userId: UserId; customerId: string },
      state: AccountState,
    ): Promise<SubscriptionRow | undefined> =>
      orm.transaction(async (tx) => {
        const { scope, userId, customerId } = owner
        const { methods, payments, ...subscription } = state
        const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
        const row = {
          ...subscription,
          scope,
          stripeCustomerId: customerId,
          paymentMethodLast: methods.find(({ isDefault }) => isDefault)?.last4 ?? null,
          syncedAt: sql`now()`,
        }
        // A plan that was given by hand stays until something is bought.
        const isGiven = before !== undefined && before.scope === null && state.stripeSubscriptionId === null
        if (!isGiven) {
          await tx
            .insert(subscriptions)
            .values({ userId, ...row })
            .onConflictDoUpdate({ target: subscriptions.userId, set: row })
        }
        // Of several defaults for a moment the database would refuse the second: all go, then they come.
        await tx
          .delete(paymentMethods)
          .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.scope, scope)))
        if (methods.length > 0)
          await tx.insert(paymentMethods).values(methods.map((method) => ({ ...method, userId, scope })))
        if (payments.length > 0) {
          await tx
            .insert(paymentHistory)
            .values(payments.map((payment) => ({ ...payment, userId, scope })))
            .onConflictDoUpdate({ target: paymentHistory.id, set: asTheyAreNow })
        }
        const kept = payments.map(({ id }) => id)
        await tx
          .delete(paymentHistory)
          .where(
            and(
              eq(paymentHistory.userId, userId),
              eq(paymentHistory.scope, scope),
              eq(paymentHistory.status, 'processing'),
              ...(kept.length > 0 ? [notInArray(paymentHistory.id, kept)] : []),
            ),
          )
        return before
      }),

    listMethods: (scope: string, userId: UserId): Promise<PaymentMethodRow[]> =>
      orm
        .select()
        .from(paymentMethods)
        .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.scope, scope)))
        .orderBy(desc(paymentMethods.isDefault), paymentMethods.paymentMethodId),

    /**
     * Newest first; one more than a page, so that the caller knows whether there is another. The provider counts in whole
     * seconds: within one, a success comes after the tries that failed.
     */
    async listPayments(
      scope: string,
      userId: UserId,
      after?: Pick<PaymentRow, 'createdAt' | 'status' | 'id'>,
    ) {
      const rows = await orm
        .select()
        .from(paymentHistory)
        .where(
          and(
            eq(paymentHistory.userId, userId),
            eq(paymentHistory.scope, scope),
            after &&
              sql`(${paymentHistory.createdAt}, ${isPaid}, ${paymentHistory.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.status === 'succeeded'}, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(paymentHistory.createdAt), desc(isPaid), desc(paymentHistory.id))
        .limit(pageSize + 1)
      return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
    },

    async findPayment(
      scope: string,
      userId: UserId,
      wanted: { id: string } | { invoiceId: string } | { paymentIntentId: string },
    ): Promise<PaymentRow | undefined> {
      const [row] = await orm
        .select()
        .from(paymentHistory)
        .where(
          and(
            eq(paymentHistory.userId, userId),
            eq(paymentHistory.scope, scope),
            'id' in wanted
              ? eq(paymentHistory.id, wanted.id)
              : 'invoiceId' in wanted
                ? eq(paymentHistory.stripeInvoiceId, wanted.invoiceId)
                : eq(paymentHistory.stripePaymentId, wanted.paymentIntentId),
          ),
        )
        .orderBy(desc(isPaid))
        .limit(1)
      return row
    },

    /** The first account of the installation. */
    async isOperator(userId: UserId): Promise<boolean> {
      const { rows } = await orm.execute(sql`select is_operator from profiles where id = ${userId}`)
      return rows[0]?.['is_operator'] === true
    },
  }
}

const ended = ['canceled', 'incomplete_expired']

const { id: _id, userId: _owner, scope: _scope, ...facts } = getTableColumns(paymentHistory)

/** Of a payment that is written down already, everything but whose it is. */
const asTheyAreNow = Object.fromEntries(
  Object.entries(facts).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
)

const isPaid = sql`(${paymentHistory.status} = 'succeeded')`
