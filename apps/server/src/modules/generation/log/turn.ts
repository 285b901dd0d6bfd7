export type InTurn = ReturnType<typeof createTurn>

/** Work that must not happen at once: each begins when the one before it is over, however that ended. */
export function createTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
