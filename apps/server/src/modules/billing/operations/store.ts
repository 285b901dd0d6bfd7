import type { Reconciliation } from '@joinery/contract'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { billingAlerts, billingReconciliations } from '../schema.ts'

export type ReconciliationRow = Omit<typeof billingReconciliations.$inferSelect, 'id' | 'scope'>

/** What the operator sees: alerts, and the reports of reconciliation. */
export function createOperationStore(orm: Orm) {
  return {
    async alert(scope: string, stripeCustomerId: string, text: string): Promise<void> {
      await orm.insert(billingAlerts).values({ scope, stripeCustomerId, text }).onConflictDoNothing()
    },

    listAlerts: (scope: string) =>
      orm
        .select()
        .from(billingAlerts)
        .where(eq(billingAlerts.scope, scope))
        .orderBy(desc(billingAlerts.at))
        .limit(50),

    async record(
      scope: string,
      report: ReconciliationRow & { drift: Reconciliation['drift'] },
    ): Promise<void> {
      await orm.insert(billingReconciliations).values({ scope, ...report })
    },

    listReports: (scope: string): Promise<ReconciliationRow[]> =>
      orm
        .select()
        .from(billingReconciliations)
        .where(eq(billingReconciliations.scope, scope))
        .orderBy(desc(billingReconciliations.id))
        .limit(20),
  }
}
