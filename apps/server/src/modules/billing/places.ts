/** Lets so many through at once; the others wait in line. */
export function createPlaces(count: number) {
  const waiting: (() => void)[] = []
  let free = count

  return async function takePlace<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
