/**
 * Work under one key is done one after the other. PostgreSQL would put it in a line as well, but with a connection for
 * each that waits: one busy workspace would leave none for all others.
 */
export function createLines() {
  const lasts = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = Promise.resolve(lasts.get(key)).then(work)
    const over = result.catch(() => undefined)
    lasts.set(key, over)
    try {
      return await result
    } finally {
      if (lasts.get(key) === over) lasts.delete(key)
    }
  }
}
