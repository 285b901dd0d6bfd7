import { createHmac } from 'node:crypto'
import type { Delivery, SandboxEvent, SandboxStore } from '../store.ts'

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
  endpoint: { url: string; secret: string } | undefined
  /** Told when the store fails under a delivery; the next change or call tries again. */
  reportError: (cause: unknown) => void
  retryDelayMs?: (attempts: number) => number
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
    if (!endpoint || isStopped) return Promise.resolve()
    isWokenAgain = true
    running ??= runWhileWoken(endpoint).finally(() => {
      running = undefined
    })
    return running
  }

  // Whoever wakes while something is sent waits for the next round as well, since theirs may be in that.
  async function runWhileWoken(target: { url: string; secret: string }) {
    while (isWokenAgain) {
      isWokenAgain = false
      if (isStopped) return
      await run(target).catch(reportError)
    }
  }

  async function run(target: { url: string; secret: string }) {
    clearTimeout(timer)
    const due = await store.read(async (tx) => {
      const pending = await tx.list('delivery', { state: 'pending' })
      const ripe = pending.filter(({ nextAttemptAt }) => nextAttemptAt <= Date.now()).toReversed()
      const found: { delivery: Delivery; event: SandboxEvent }[] = []
      for (const delivery of ripe) {
        const event = await tx.get('event', delivery.id)
        if (event) found.push({ delivery, event })
      }
      return found
    })
    let outcomes: Outcome[] = []
    for (const { delivery, event } of chaos.shuffle ? shuffled(due) : due) {
      if (isStopped) break
      outcomes.push(await deliver(target, delivery, event))
      if (outcomes.length < settledTogether) continue
      await settle(outcomes)
      outcomes = []
    }
    await settle(outcomes)
    const waiting = await store.read((tx) => tx.list('delivery', { state: 'pending' }))
    if (waiting.length > 0) scheduleNext(Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt)))
  }

  function scheduleNext(at: number) {
    if (isStopped) return
    timer = setTimeout(() => void wake(), Math.max(10, at - Date.now()))
    timer.unref()
  }

  async function deliver(
    target: { url: string; secret: string },
    delivery: Delivery,
    event: SandboxEvent,
  ): Promise<Outcome> {
    if (chaos.drop) return { event, delivery: { ...delivery, state: 'given-up' } }
    if (chaos.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, chaos.delayMs))
    let isAccepted = await send(target, event)
    if (chaos.duplicate) isAccepted = (await send(target, event)) && isAccepted
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

async function send(target: { url: string; secret: string }, event: SandboxEvent) {
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
