import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

export interface Delivery {
  /** There is something new to send. */
  wake: () => void
  /** Lets mails that are on their way arrive, for a few seconds; others are sent after the next start. */
  stop: () => Promise<void>
}

interface Dependencies {
  deliverDue: () => Promise<{ mayHaveMore: boolean }>
  log: Logger
}

const restMs = 5_000
const patienceMs = 3_000

/** Looks for due mail whenever it is woken, and every few seconds for what other servers left or what waits its turn. */
export function startDelivery({ deliverDue, log }: Dependencies): Delivery {
  let woken = Promise.withResolvers<void>()
  const stopping = new AbortController()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers()
      const { mayHaveMore } = await deliverDue().catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox could not be read')
        return { mayHaveMore: false }
      })
      if (!mayHaveMore) await Promise.race([woken.promise, sleep(restMs, undefined, { ref: false })])
    }
  }

  const running = run()
  return {
    wake: () => woken.resolve(),
    async stop() {
      stopping.abort()
      woken.resolve()
      await Promise.race([running, sleep(patienceMs, undefined, { ref: false })])
    },
  }
}
