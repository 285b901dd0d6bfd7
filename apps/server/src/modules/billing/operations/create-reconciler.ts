import type { Logger } from 'pino'
import { Stripe } from 'stripe'
import { customerOfEvent } from '../events/customer-of-event.ts'
import type { OpenPayments, Payments } from '../payments.ts'
import type { BillingStores } from '../store.ts'
import type { Difference, SyncCustomer } from '../sync/create-sync.ts'

interface Dependencies {
  stores: BillingStores
  payments: OpenPayments
  sync: SyncCustomer
  log: Logger
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const firstMs = 60_000
/** The provider keeps its events for as long. */
const eventDays = 30

/** Looks every hour for what we were not told, and heals it. A difference that is found is a fault, and is reported. */
export function createReconciler({ stores, payments, sync, log }: Dependencies) {
  const { accounts, events, operations, locks } = stores
  const first = setTimeout(() => void run(), firstMs).unref()
  const hourly = setInterval(() => void run(), hourMs).unref()

  async function reconcile(): Promise<void> {
    const open = await payments()
    const { scope } = open
    await locks.lockOrSkip(`reconcile ${scope}`, async () => {
      const startedAt = new Date()
      const missed = await listMissed(open)
      const drift: Difference[] = []
      const stale = await accounts.listToReconcile(
        scope,
        new Date(startedAt.getTime() - dayMs),
        await open.now(),
      )
      const customers = new Set([...missed.flatMap(({ customerId }) => customerId ?? []), ...stale])
      const failed = new Set<string>()
      for (const customerId of customers) {
        const found = await syncOrSkip(customerId)
        if (found) drift.push(...found)
        else failed.add(customerId)
      }
      for (const { eventId, type, customerId } of missed) {
        if (customerId !== null && failed.has(customerId)) continue
        await events.insert(scope, { eventId, type, stripeCustomerId: customerId })
        await events.markHandled(scope, [eventId])
      }
      await operations.record(scope, {
        startedAt,
        finishedAt: new Date(),
        accountsChecked: customers.size - failed.size,
        eventsMissed: missed.length,
        drift,
      })
      if (drift.length > 0) log.warn({ drift }, 'reconciliation found differences and healed them')
    })
  }

  /** One customer that cannot be read keeps nobody else waiting: it is tried again within the hour. */
  async function syncOrSkip(customerId: string): Promise<Difference[] | undefined> {
    try {
      return await sync(customerId)
    } catch (error) {
      // Nobody can be read then, and each would be waited for.
      if (error instanceof Stripe.errors.StripeConnectionError) throw error
      log.warn({ err: error, customerId }, 'a customer could not be reconciled')
      return undefined
    }
  }

  /** Events that the provider could not deliver, and that did not come some other way. */
  async function listMissed({ stripe, scope }: Payments) {
    const since = Math.floor((Date.now() - eventDays * dayMs) / 1000)
    const missed: { eventId: string; type: string; customerId: string | null }[] = []
    const undelivered = stripe.events.list({ delivery_success: false, created: { gte: since }, limit: 100 })
    for await (const event of undelivered) {
      const known = await events.find(scope, event.id)
      if (known && known.handledAt !== null) continue
      missed.push({ eventId: event.id, type: event.type, customerId: customerOfEvent(event) })
    }
    return missed
  }

  async function run(): Promise<void> {
    await reconcile().catch((error: unknown) =>
      log.warn({ err: error }, 'reconciliation did not come to its end'),
    )
  }

  return {
    reconcile,
    stop(): void {
      clearTimeout(first)
      clearInterval(hourly)
    },
  }
}
