export type Random = () => number

/** The same numbers for the same seed, in every run. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number from a text, for seeds. */
export function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/** Neighbouring positions get different values; the random part shifts the whole list. */
export function pick<Value>(values: readonly Value[], at: number, random: Random): Value {
  const value = values[(at + Math.floor(random() * 2)) % values.length]
  if (value === undefined) throw new RangeError('There is nothing to pick from.')
  return value
}
