import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { buyAndReturn, payCheckout, submitForm } from '../billing-client.ts'
import { signEvent } from '../stripe-double.ts'
import { queryDatabase } from '../test-user.ts'
import type { TestUser } from '../test-user.ts'
import { askAs, askPath } from './fault-request.ts'
import type { FaultRequest, RowFaultCase, RowFaultCases } from './fault-request.ts'
import type { FaultWorld } from './fault-world.ts'
import { openWorkspace } from './open-places.ts'

const { billing } = endpoints

const otherCard = { number: '5555 5555 5555 4444', expiry: '12 / 34', cvc: '123', name: 'Ada Lovelace' }

interface Customer {
  ada: TestUser
}

/** Somebody who pays. What was done at the payment provider stays done, and its events would bring it here. */
const asCustomer =
  (
    endpoint: AnyEndpoint,
    prepare: (customer: Customer) => Promise<object> = async () => ({}),
  ): RowFaultCase =>
  async (world) => {
    const { server } = await world.openKeyed()
    const { ada, traces } = await openWorkspace({ ...world, server }, 'free')
    const { customerId } = await buyAndReturn(ada, 'basic')
    const input = await prepare({ ada })
    return {
      traces: [...traces, customerId ?? ''],
      databaseUrl: server.databaseUrl,
      mayBeDone: true,
      send: askAs({ ...world, server }, ada, [endpoint, input]),
    }
  }

/** Somebody who has never paid. */
const asNewcomer =
  (ask: (ada: TestUser, world: FaultWorld) => FaultRequest['send']): RowFaultCase =>
  async (world) => {
    const { ada, traces } = await openWorkspace(world, 'free')
    return { traces, mayBeDone: true, send: ask(ada, world) }
  }

async function addCard({ ada }: Customer) {
  const { url } = await ada.call(billing.portal, {})
  await submitForm(url, { action: 'add-card', ...otherCard })
  const { paymentMethods } = await ada.call(billing.refresh, {})
  return { paymentMethodId: paymentMethods.find(({ isDefault }) => !isDefault)?.id ?? '' }
}

type Debtor = Awaited<ReturnType<typeof openDebtor>>

const failsLater = { ...otherCard, number: '4000 0000 0000 0341' }

async function openDebtor(world: FaultWorld) {
  const { ada, traces } = await openWorkspace(world, 'free')
  const { customerId } = await buyAndReturn(ada, 'basic')
  const { url } = await ada.call(billing.portal, {})
  await submitForm(url, { action: 'add-card', ...failsLater })
  await ada.call(billing.refresh, {})
  return { ada, traces: [...traces, customerId ?? ''] }
}

/** The provider tells what happened in its own time. */
async function untilQuiet({ server }: FaultWorld, { traces }: Debtor): Promise<void> {
  const count = async () => {
    const statement = 'select count(*) as told from billing_events where stripe_customer_id = $1'
    return (await queryDatabase(server.databaseUrl, statement, [traces.at(-1)]))[0]?.['told']
  }
  for (let same = 0, last = await count(); same < 5;) {
    await sleep(200)
    const next = await count()
    same = next === last ? same + 1 : 0
    last = next
  }
}

/** Somebody who could not pay last month and has a card now that works. Time passes once for many of them. */
const takeDebtor: (world: FaultWorld) => Promise<Debtor> = (() => {
  const waiting = new WeakMap<FaultWorld, Promise<Debtor[]>>()
  async function makeDebtors(world: FaultWorld): Promise<Debtor[]> {
    const debtors: Debtor[] = []
    while (debtors.length < 40) {
      debtors.push(...(await Promise.all(Array.from({ length: 2 }, () => openDebtor(world)))))
    }
    await world.operator.call(billing.advanceClock, { days: 32 })
    return debtors
  }
  return async (world: FaultWorld): Promise<Debtor> => {
    const known = waiting.get(world) ?? makeDebtors(world)
    waiting.set(world, known)
    const debtor = (await known).pop()
    if (!debtor) {
      waiting.delete(world)
      return takeDebtor(world)
    }
    while ((await debtor.ada.call(billing.overview, {})).status !== 'past_due') await sleep(100)
    const { url } = await debtor.ada.call(billing.portal, {})
    await submitForm(url, { action: 'add-card', ...otherCard })
    await debtor.ada.call(billing.refresh, {})
    await untilQuiet(world, debtor)
    return debtor
  }
})()

/** Buying a plan, and everything about it afterwards. */
export const moneyFaultCases = {
  // First, because everybody who is there by then is charged for the time that passes.
  'billing.retryPayment': async (world) => {
    const { ada, traces } = await takeDebtor(world)
    return { traces, mayBeDone: true, send: askAs(world, ada, [billing.retryPayment, {}]) }
  },
  'POST /functions/v1/stripe-webhook': async (world) => {
    const { server, stripe } = await world.openKeyed()
    const { ada, traces } = await openWorkspace({ ...world, server }, 'free')
    const { url } = await ada.call(billing.checkout, { planId: 'basic' })
    await payCheckout(url)
    const { customerId } = await ada.call(billing.overview, {})
    const told = stripe.events(customerId ?? '').find(({ type }) => type === 'customer.subscription.created')
    const body = JSON.stringify(told)
    return {
      traces: [...traces, customerId ?? '', told?.id ?? ''],
      databaseUrl: server.databaseUrl,
      // It is written down; what follows from it is tried until it succeeds.
      isLater: true,
      outcomes: [
        'public.subscriptions',
        'public.payment_methods',
        'public.payment_history',
        'public.billing_alerts',
      ],
      send: (headers) =>
        fetch(`${server.address}/functions/v1/stripe-webhook`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'stripe-signature': signEvent(body) },
          body,
        }),
    }
  },
  'billing.checkout': asNewcomer((ada, world) => askAs(world, ada, [billing.checkout, { planId: 'pro' }])),
  'POST /functions/v1/create-checkout': asNewcomer((ada, world) =>
    askPath(world, { path: '/functions/v1/create-checkout', body: { plan: 'pro' }, token: ada.token }),
  ),
  'billing.refresh': asCustomer(billing.refresh, async ({ ada }) => {
    const { url } = await ada.call(billing.portal, {})
    await submitForm(url, { action: 'add-card', ...otherCard })
    return {}
  }),
  'billing.portal': async (world) => ({ ...(await asCustomer(billing.portal)(world)), isElsewhere: true }),
  'billing.change': asCustomer(billing.change, async ({ ada }) => {
    const { prorationDate } = await ada.call(billing.previewChange, { planId: 'pro' })
    return { planId: 'pro', prorationDate }
  }),
  'billing.cancel': asCustomer(billing.cancel),
  'billing.resume': asCustomer(billing.resume, async ({ ada }) => {
    await ada.call(billing.cancel, {})
    return {}
  }),
  'billing.refund': asCustomer(billing.refund),
  'billing.setDefaultPaymentMethod': asCustomer(billing.setDefaultPaymentMethod, addCard),
  'billing.removePaymentMethod': asCustomer(billing.removePaymentMethod, addCard),
  'POST /functions/v1/create-billing-portal': async (world) => {
    const { server } = await world.openKeyed()
    const { ada, traces } = await openWorkspace({ ...world, server }, 'free')
    await buyAndReturn(ada, 'basic')
    const path = '/functions/v1/create-billing-portal'
    return {
      traces,
      databaseUrl: server.databaseUrl,
      isElsewhere: true,
      send: askPath({ ...world, server }, { path, body: {}, token: ada.token }),
    }
  },
  'billing.resendEvent': async (world) => {
    const { ada } = await openWorkspace(world, 'free')
    await buyAndReturn(ada, 'basic')
    const { events } = await world.operator.call(billing.events, {})
    const eventId = events[0]?.id ?? ''
    const send = askAs(world, world.operator, [billing.resendEvent, { eventId }])
    // It was handled before, and is handled again: nothing is different then.
    return { traces: [eventId], send, isElsewhere: true, isAlone: true }
  },
  'billing.reconcile': async (world) => ({
    traces: ['public.billing_reconciliations('],
    send: askAs(world, world.operator, [billing.reconcile, {}]),
    mayBeDone: true,
    isAlone: true,
  }),
  'billing.failNextCharge': async (world) => {
    await world.operator.call(billing.failNextCharge, { isOn: false })
    const send = askAs(world, world.operator, [billing.failNextCharge, { isOn: true }])
    const traces = ['public.stripe_sandbox_objects(control,']
    return { traces, send, mayBeDone: true, isSandbox: true, isAlone: true }
  },
} satisfies RowFaultCases
