import type { NewEvents } from './store.ts'
import type { InTurn } from './turn.ts'

interface Dependencies {
  /** Writes all of them in one go, and answers which of them it did. */
  appendAll: (batch: readonly NewEvents[]) => Promise<ReadonlySet<NewEvents>>
  inTurn: InTurn
}

/**
 * Makes one write of what all runs of this server have to say while another write is under way: twenty runs that
 * stream cost the database little more than one.
 */
export function createAppendTogether({ appendAll, inTurn }: Dependencies) {
  let waiting: Waiting[] = []

  async function write(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const written = await appendAll(batch.map(({ events }) => events))
      for (const { events, resolve } of batch) resolve(written.has(events))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (events: NewEvents): Promise<boolean> => {
    const outcome = Promise.withResolvers<boolean>()
    waiting.push({ ...outcome, events })
    if (waiting.length === 1) void inTurn(write)
    return outcome.promise
  }
}

interface Waiting extends PromiseWithResolvers<boolean> {
  events: NewEvents
}
