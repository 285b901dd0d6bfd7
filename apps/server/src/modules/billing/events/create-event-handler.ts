import type { Logger } from 'pino'
import type { OpenPayments } from '../payments.ts'
import type { SyncCustomer } from '../sync/create-sync.ts'
import { batchSize } from './store.ts'
import type { EventRow, EventStore } from './store.ts'

interface Dependencies {
  payments: OpenPayments
  events: EventStore
  sync: SyncCustomer
  log: Logger
}

/** Longer than asking the provider takes. A server that dies holds its events no longer than this. */
const holdMs = 60_000
/** For events whose server has died, and for those that are due again. */
const lookMs = 5_000

/** Does what is due about events, each customer once however many events name it. */
export function createEventHandler({ payments, events, sync, log }: Dependencies) {
  let running: Promise<void> | undefined
  let isWokenAgain = false
  let isStopped = false
  const timer = setInterval(() => void wake(), lookMs).unref()

  async function run(): Promise<void> {
    const { scope } = await payments()
    for (;;) {
      isWokenAgain = false
      const taken = isStopped ? [] : await events.claim(scope, holdMs)
      const ofCustomer = Map.groupBy(taken, ({ stripeCustomerId }) => stripeCustomerId)
      await Promise.all([...ofCustomer].map(([customerId, group]) => handle(scope, customerId, group)))
      if (taken.length < batchSize && !isWokenAgain) return
    }
  }

  async function handle(scope: string, customerId: string | null, group: readonly EventRow[]): Promise<void> {
    const ids = group.map(({ eventId }) => eventId)
    try {
      if (customerId !== null) await sync(customerId)
      await events.markHandled(scope, ids)
    } catch (error) {
      log.warn({ err: error, events: ids }, 'events of the payment provider could not be handled')
      await events.markFailed(scope, ids, error instanceof Error ? error.message : String(error))
    }
  }

  /** Resolves when everything that was due has been tried. */
  function wake(): Promise<void> {
    isWokenAgain = true
    running ??= run()
      .catch((error: unknown) => log.warn({ err: error }, 'events of the payment provider wait'))
      .finally(() => (running = undefined))
    return running
  }

  return {
    wake,
    stop: async (): Promise<void> => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
