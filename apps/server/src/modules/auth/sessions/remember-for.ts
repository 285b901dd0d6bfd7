interface Options<Value> {
  load: (key: string) => Promise<Value>
  milliseconds: number
  maxEntries: number
  now: () => Date
}

/** Loads what belongs to a key and remembers it for a while. Those who ask at once share one load; failures are forgotten. */
export function rememberFor<Value>({ load, milliseconds, maxEntries, now }: Options<Value>) {
  const entries = new Map<string, { value: Promise<Value>; freshUntil: number }>()
  return (key: string): Promise<Value> => {
    const moment = now().getTime()
    const known = entries.get(key)
    if (known && moment < known.freshUntil) return known.value
    entries.delete(key)
    const oldest = entries.size >= maxEntries ? entries.keys().next() : undefined
    if (oldest?.done === false) entries.delete(oldest.value)
    const entry = { value: load(key), freshUntil: moment + milliseconds }
    entries.set(key, entry)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.value
  }
}
