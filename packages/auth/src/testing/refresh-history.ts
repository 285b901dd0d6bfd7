import fc from 'fast-check'
import { expect } from 'vitest'

type Step = { kind: 'refresh'; behind: number; times: number } | { kind: 'wait'; seconds: number }

const parallelRequests = 50
const reuseIntervalMs = 10_000

/** Refreshes with the active token, its parent, its grandparent or an older one, alone or many at once, and pauses. */
export const refreshHistory: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('refresh' as const),
        behind: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(4) }),
        times: fc.constantFrom(1, 1, 1, parallelRequests),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.nat(20) }),
    },
  ),
  { minLength: 5, maxLength: 20 },
)

/** A session, by its refresh tokens alone. */
export interface TokenFamily {
  first: string
  refresh: (token: string) => Promise<{ status: number; body: { refresh_token?: string; code?: string } }>
  /** Whether the storage still has the session. */
  isStored: () => Promise<boolean>
  clock: { now: () => Date; advance: (seconds: number) => void }
}

/**
 * Plays a history and expects of every answer what the rule says: one chain of tokens is alive; its active token goes on,
 * a parent or a late tab gets the active one again, and anything else ends the family.
 */
export async function playHistory({ first, refresh, isStored, clock }: TokenFamily, steps: Step[]) {
  const chain = [first]
  let refreshedAt: number | undefined
  let isAlive = true
  for (const step of steps) {
    if (step.kind === 'wait') {
      clock.advance(step.seconds)
      continue
    }
    const behind = step.behind % chain.length
    const token = chain[chain.length - 1 - behind] ?? ''
    const replies = await Promise.all(Array.from({ length: step.times }, () => refresh(token)))
    const isRecent = refreshedAt !== undefined && clock.now().getTime() - refreshedAt < reuseIntervalMs
    if (!isAlive) {
      expect(outcomesOf(replies)).toEqual({ refresh_token_not_found: step.times })
      continue
    }
    if (behind > 1 && !isRecent) {
      isAlive = false
      const others = step.times === 1 ? {} : { refresh_token_not_found: step.times - 1 }
      expect(outcomesOf(replies)).toEqual({ refresh_token_already_used: 1, ...others })
      continue
    }
    expect(outcomesOf(replies)).toEqual({ refreshed: step.times })
    const [active, ...rest] = new Set(replies.map(({ body }) => body.refresh_token ?? ''))
    expect(rest).toEqual([])
    if (behind === 0) chain.push(active ?? '')
    expect(active).toBe(chain.at(-1))
    refreshedAt = clock.now().getTime()
  }
  expect(new Set(chain).size).toBe(chain.length)
  expect(await isStored()).toBe(isAlive)
  return { isAlive, length: chain.length }
}

function outcomesOf(replies: Awaited<ReturnType<TokenFamily['refresh']>>[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const outcome = status === 200 ? 'refreshed' : (body.code ?? '')
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
