import { createHmac } from 'node:crypto'
import type { Delivery, SandboxEvent, SandboxStore, WebhookEndpoint } from '../store.ts'

/** Ways to treat webhooks badly, so that the receiver can be seen to cope. */
export interface Chaos {
  duplicate: boolean
  shuffle: boolean
  delayMs: number
  /** Nothing is sent; the events stay in the list as undelivered. */
  drop: boolean
}

interface Dependencies {
  store: SandboxStore
  /** Is sent every event; endpoints made through the API are sent those that they ask for. */
  endpoint: Target | undefined
  /** Told when the store fails under a delivery; the next change or call tries again. */
  reportError: (cause: unknown) => void
  retryDelayMs?: (attempts: number) => number
}

interface Target {
  url: string
  secret: string
}

const maxAttempts = 12
const timeoutMs = 20_000
const settledTogether = 20

/** Delivers events to the webhook endpoint, again and again until it says yes. */
export function createWebhookSender(dependencies: Dependencies) {
  const { store, endpoint, reportError, retryDelayMs = defaultRetryDelayMs } = dependencies
  const chaos: Chaos = { duplicate: false, shuffle: false, delayMs: 0, drop: false }
  let running: Promise<void> | undefined
  let isWokenAgain = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  return {
    chaos,
    /** Starts on what is due, and resolves when that has been tried. */
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }

  function wake(): Promise<void> {
    if (isStopped) return Promise.resolve()
    isWokenAgain = true
    running ??= runWhileWoken().finally(() => {
      running = undefined
    })
    return running
  }

  // Whoever wakes while something is sent waits for the next round as well, since theirs may be in that.
  async function runWhileWoken() {
    while (isWokenAgain) {
      isWokenAgain = false
      if (isStopped) return
      await run().catch(reportError)
    }
  }

  async function run() {
    clearTimeout(timer)
    const { due, later, endpoints } = await store.read(async (tx) => {
      const enabled = await tx.list('webhook_endpoint', { status: 'enabled' })
      if (!endpoint && enabled.length === 0) return { due: [], later: [], endpoints: enabled }
      const pending = await tx.list('delivery', { state: 'pending' })
      const now = Date.now()
      const ripe = pending.filter(({ nextAttemptAt }) => nextAttemptAt <= now).toReversed()
      const found: { delivery: Delivery; event: SandboxEvent }[] = []
      for (const delivery of ripe) {
        const event = await tx.get('event', delivery.id)
        if (event) found.push({ delivery, event })
      }
      return {
        due: found,
        later: pending.filter(({ nextAttemptAt }) => nextAttemptAt > now),
        endpoints: enabled,
      }
    })
    let outcomes: Outcome[] = []
    for (const { delivery, event } of chaos.shuffle ? shuffled(due) : due) {
      if (isStopped) break
      const outcome = await deliver(targetsOf(event, endpoints), delivery, event)
      if (outcome.delivery.state === 'pending') later.push(outcome.delivery)
      outcomes.push(outcome)
      if (outcomes.length < settledTogether) continue
      await settle(outcomes)
      outcomes = []
    }
    await settle(outcomes)
    if (later.length > 0) scheduleNext(Math.min(...later.map(({ nextAttemptAt }) => nextAttemptAt)))
  }

  function targetsOf({ type }: SandboxEvent, endpoints: readonly WebhookEndpoint[]): Target[] {
    const asking = endpoints.filter(
      ({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type),
    )
    return [...(endpoint ? [endpoint] : []), ...asking.map(({ url, secret = '' }) => ({ url, secret }))]
  }

  function scheduleNext(at: number) {
    if (isStopped) return
    timer = setTimeout(() => void wake(), Math.max(10, at - Date.now()))
    timer.unref()
  }

  async function deliver(
    targets: readonly Target[],
    delivery: Delivery,
    event: SandboxEvent,
  ): Promise<Outcome> {
    if (chaos.drop) return { event, delivery: { ...delivery, state: 'given-up' } }
    if (chaos.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, chaos.delayMs))
    let isAccepted = true
    for (const target of chaos.duplicate ? [...targets, ...targets] : targets) {
      isAccepted = (await send(target, event)) && isAccepted
    }
    const attempts = delivery.attempts + 1
    if (isAccepted) {
      return {
        event: { ...event, pending_webhooks: 0 },
        delivery: { ...delivery, attempts, state: 'delivered' },
      }
    }
    const state = attempts >= maxAttempts ? 'given-up' : 'pending'
    return {
      event,
      delivery: { ...delivery, attempts, state, nextAttemptAt: Date.now() + retryDelayMs(attempts) },
    }
  }

  /** Whatever is not settled when the process dies is sent once more. */
  async function settle(outcomes: readonly Outcome[]) {
    if (outcomes.length === 0) return
    await store.change(async (tx) => {
      for (const { event, delivery } of outcomes) {
        await tx.put('event', event)
        await tx.put('delivery', delivery)
      }
    })
  }
}

interface Outcome {
  event: SandboxEvent
  delivery: Delivery
}

async function send(target: Target, event: SandboxEvent) {
  const body = JSON.stringify(event)
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(body, target.secret),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    // An endpoint that cannot be reached is tried again like one that said no.
    return false
  }
}

function sign(body: string, secret: string) {
  const time = Math.floor(Date.now() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

function shuffled<T>(items: readonly T[]) {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

const defaultRetryDelayMs = (attempts: number) => Math.min(3_600_000, 1000 * 4 ** (attempts - 1))
