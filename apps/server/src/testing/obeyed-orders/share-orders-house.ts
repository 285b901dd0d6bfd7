import { afterAll, beforeAll } from 'vitest'
import { openOrdersHouse } from './open-orders-house.ts'
import type { OrdersHouse } from './open-orders-house.ts'

/** One for all tests of a file. */
export function shareOrdersHouse(): () => OrdersHouse {
  const cleanups: (() => Promise<void>)[] = []
  let house: OrdersHouse | undefined
  beforeAll(async () => {
    house = await openOrdersHouse((cleanup) => void cleanups.push(cleanup))
  }, patienceMs)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }, patienceMs)
  return () => {
    if (!house) throw new Error('The house opens with the first test.')
    return house
  }
}

const patienceMs = 60_000
