import { texts } from '@joinery/contract'
import { AppError } from './app-error.ts'

interface Options {
  atOnce: number
  /** How many more wait. Whoever comes after them is refused. */
  waiting: number
}

/** Carries work out as soon as no more than so many others under the same key are at it. */
export type LimitAtOnce = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * For work that takes as much memory as somebody else's server likes to send: one user takes a few times that, however
 * many requests they send.
 */
export function limitAtOnce({ atOnce, waiting }: Options): LimitAtOnce {
  const lines = new Map<string, Line>()

  async function takePlace(key: string): Promise<void> {
    const line = lines.get(key) ?? { taken: 0, waiting: [] }
    lines.set(key, line)
    if (line.taken < atOnce) {
      line.taken += 1
      return
    }
    if (line.waiting.length >= waiting) {
      throw new AppError('rate-limited', texts.errors['rate-limited'], { headers: { 'retry-after': '1' } })
    }
    await new Promise<void>((resolve) => line.waiting.push(resolve))
  }

  /** Whoever waits longest gets the place. */
  function leavePlace(key: string): void {
    const line = lines.get(key)
    const next = line?.waiting.shift()
    if (next) return next()
    if (!line) return
    line.taken -= 1
    if (line.taken === 0) lines.delete(key)
  }

  return async (key, work) => {
    await takePlace(key)
    try {
      return await work()
    } finally {
      leavePlace(key)
    }
  }
}

interface Line {
  taken: number
  waiting: (() => void)[]
}
