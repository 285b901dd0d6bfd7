import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 120_000

/** Does as any client would whom a server asks to come again: because it has too much to do, or has only just started. */
export async function untilServed<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isAway(error) || Date.now() > until) throw error
      await sleep(500)
    }
  }
}

/** The server cannot be reached, or says that it cannot answer now. */
export const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('503'))
