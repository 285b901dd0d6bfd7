import type pg from 'pg'

/** A connection that is in a transaction already: one that begins on it is a part of that, and gives nothing back. */
export function nestTransactions(client: pg.PoolClient): pg.PoolClient {
  const ask = client.query.bind(client)
  let depth = 0

  /** What stands for the beginning and the end of a transaction inside another. */
  function translate(text: string): string | undefined {
    if (/^begin\b/.test(text)) return `savepoint inside_${(depth += 1)}`
    if (text === 'commit') return `release savepoint inside_${depth--}`
    if (text === 'rollback') return `rollback to savepoint inside_${depth--}`
    return undefined
  }

  return Object.assign(Object.create(client), {
    query(...words: unknown[]): unknown {
      const [first, ...rest] = words
      const text: unknown = typeof first === 'string' ? first : Reflect.get(Object(first), 'text')
      const translated = typeof text === 'string' ? translate(text) : undefined
      if (translated === undefined) return Reflect.apply(ask, undefined, words)
      const instead = typeof first === 'string' ? translated : { ...Object(first), text: translated }
      return Reflect.apply(ask, undefined, [instead, ...rest])
    },
    release: () => undefined,
    once: () => client,
    removeListener: () => client,
  })
}
