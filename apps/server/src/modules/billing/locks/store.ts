import type { Orm } from '../../../db/database.ts'
import pLimit from 'p-limit'

export type Locks = ReturnType<typeof createLocks>

type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Each piece of work under a lock keeps a connection or two, and others need some as well. */
const maxAtOnce = 4

/**
 * Locks that hold across servers, and while the provider is asked: no transaction stays open meanwhile. A server that
 * dies lets go of its locks with its connection.
 */
export function createLocks(orm: Orm) {
  async function hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    const client = await orm.$client.connect()
    let isBroken = false
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name])
      return await work()
    } finally {
      await client
        .query('select pg_advisory_unlock(hashtextextended($1, 1))', [name])
        .catch(() => (isBroken = true))
      client.release(isBroken)
    }
  }

  return {
    /** What one user does about money happens one after the other. A customer may be locked inside. */
    lockUser: createLine(hold),
    /** Asking the provider about a customer and writing down what it said is one step. Nothing is locked inside. */
    lockCustomer: createLine(hold),

    /** Does the work unless somebody does it already. */
    async lockOrSkip(name: string, work: () => Promise<void>): Promise<void> {
      const client = await orm.$client.connect()
      let isBroken = false
      try {
        const question = 'select pg_try_advisory_lock(hashtextextended($1, 1)) as mine'
        const { rows } = await client.query<{ mine: boolean }>(question, [name])
        if (rows[0]?.mine !== true) return
        await work()
      } finally {
        await client.query('select pg_advisory_unlock_all()').catch(() => (isBroken = true))
        client.release(isBroken)
      }
    },
  }
}

/** Those who wait for a name in this process, or for a place, take no connection. */
function createLine(hold: Lock): Lock {
  const last = new Map<string, Promise<unknown>>()
  const takePlace = pLimit(maxAtOnce)

  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(() => takePlace(() => hold(name, work)))
    const settled: Promise<unknown> = mine
      .catch(() => undefined)
      .then(() => last.get(name) === settled && last.delete(name))
    last.set(name, settled)
    return mine
  }
}
