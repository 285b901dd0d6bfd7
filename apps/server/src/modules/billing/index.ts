import { plans } from '@joinery/contract'
import type { BillingOverview, Plan, UserId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { Payer, Subscription, WrittenSubscription } from '../usage/index.ts'
import { choosePayer } from './choose-payer.ts'
import { createEventHandler } from './events/create-event-handler.ts'
import { addBillingFunctions } from './function-routes.ts'
import { createReconciler } from './operations/create-reconciler.ts'
import { addOperatorRoutes } from './operator-routes.ts'
import type { OpenPayments } from './payments.ts'
import { planToUse } from './plan-access.ts'
import { presentOverview } from './present-overview.ts'
import { findPrices } from './prices.ts'
import type { Works } from './purchase/desk.ts'
import { remember } from './remember.ts'
import { addBillingRoutes } from './routes.ts'
import { addSandboxPages } from './sandbox-pages.ts'
import type { BillingStores } from './store.ts'
import { createSync } from './sync/create-sync.ts'

export type { OpenPayments, Payments, SandboxControls } from './payments.ts'
export { sandboxPagesPath } from './sandbox-pages.ts'
export { createSandboxStore } from './sandbox/store.ts'
export { createBillingStores } from './store.ts'
export { remember } from './remember.ts'

interface Dependencies {
  stores: BillingStores
  payments: OpenPayments
  /** Their own workspace and those that gave them a seat. */
  listPayers: (userId: UserId) => Promise<Payer[]>
  /** Somebody's plan, or something about it, may have changed. */
  onChange: (userId: UserId) => void
  sessions: () => Sessions
  siteUrl: string
  log: Logger
}

/** Somebody may have changed a price at the provider. */
const priceAgeMs = 10 * 60_000

/** What people pay for, and what it allows them. */
export function createBillingModule(dependencies: Dependencies) {
  const { stores, payments, listPayers, onChange, siteUrl, log } = dependencies
  const prices = remember(async () => findPrices(await payments()), priceAgeMs)
  const sync = createSync({ stores, payments, prices, onChange })
  const works: Works = { stores, payments, prices, sync, siteUrl }
  const handler = createEventHandler({ payments, events: stores.events, sync, log })
  const reconciler = createReconciler({ stores, payments, sync, log })

  /** The free plan, unless a subscription that is paid for says otherwise. */
  async function judge(row: WrittenSubscription | undefined): Promise<Subscription> {
    if (!row) return freeSubscription
    const open = row.scope === null ? undefined : await payments().catch(() => undefined)
    const now = row.status === 'past_due' && open ? await open.now() : new Date()
    const plan = planToUse(row, { scope: open?.scope, now })
    if (row.scope !== null && row.scope !== open?.scope) return freeSubscription
    const { status, currentPeriodStart, currentPeriodEnd } = row
    return { plan, status, currentPeriodStart, currentPeriodEnd }
  }

  const choose = (payers: readonly Payer[]) => choosePayer(payers, judge)

  async function overviewOf(userId: UserId): Promise<BillingOverview> {
    const open = await payments()
    const { accounts } = stores
    const [row, methods, customerId, { payer, subscription }, isOperator, now, list] = await Promise.all([
      accounts.find(userId),
      accounts.listMethods(open.scope, userId),
      accounts.findCustomer(open.scope, userId),
      listPayers(userId).then(choose),
      accounts.isOperator(userId),
      open.now(),
      // Without the provider the page still shows what is known.
      prices().catch(() => undefined),
    ])
    const overview = presentOverview({
      payments: open,
      row: row && (row.scope === null || row.scope === open.scope) ? row : undefined,
      methods,
      customerId,
      prices: list?.all ?? [],
      now,
      isOperator,
      isOwner: payer.seat === null,
    })
    if (payer.seat === null) return overview
    const { plan } = subscription
    return { ...overview, plan, seats: { total: plans[plan].seats, isOwner: plan === overview.plan } }
  }

  return {
    choosePayer: choose,
    planOf: async (userId: UserId): Promise<Plan> =>
      plans[(await choose(await listPayers(userId))).subscription.plan],
    /** Without the seats that others have given them. */
    ownPlanOf: async (userId: UserId): Promise<Plan> =>
      plans[(await judge(await stores.accounts.find(userId))).plan],

    addRoutes(app: App): void {
      const sessions = dependencies.sessions()
      const wake = () => void handler.wake()
      addBillingRoutes(app, { works, overviewOf, sessions })
      addBillingFunctions(app, { works, events: stores.events, wake, sessions })
      addOperatorRoutes(app, {
        stores,
        payments,
        reconcile: reconciler.reconcile,
        handleEvents: handler.wake,
        sessions,
      })
      addSandboxPages(app, payments)
    },

    stop: async (): Promise<void> => {
      reconciler.stop()
      await handler.stop()
    },
  }
}

const freeSubscription: Subscription = {
  plan: 'free',
  status: 'active',
  currentPeriodStart: null,
  currentPeriodEnd: null,
}
