/** Asks once, or again when that is long ago; what has failed is asked again by the next who needs it. */
export function remember<T>(ask: () => Promise<T>, maxAgeMs = Infinity): () => Promise<T> {
  let known: Promise<T> | undefined
  let askedAt = 0
  return () => {
    if (performance.now() - askedAt > maxAgeMs) known = undefined
    if (known === undefined) {
      askedAt = performance.now()
      known = ask()
      known.catch(() => (known = undefined))
    }
    return known
  }
}
