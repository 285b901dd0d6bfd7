interface Options<Value> {
  /** How much all that is kept may weigh. */
  maxWeight: number
  weigh: (value: Value) => number
}

/** Keeps what was used last. */
export function createLatelyUsed<Key, Value>({ maxWeight, weigh }: Options<Value>) {
  const kept = new Map<Key, Value>()
  let weight = 0

  function drop(key: Key): void {
    const value = kept.get(key)
    if (value !== undefined && kept.delete(key)) weight -= weigh(value)
  }

  function keep(key: Key, value: Value): void {
    drop(key)
    kept.set(key, value)
    weight += weigh(value)
    for (const oldest of kept.keys()) {
      if (weight <= maxWeight) return
      drop(oldest)
    }
  }

  function find(key: Key): Value | undefined {
    const value = kept.get(key)
    if (value !== undefined) keep(key, value)
    return value
  }

  return { find, keep, drop }
}
