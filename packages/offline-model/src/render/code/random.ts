/** A row of choices that is the same for the same seed and words. */
export interface Choices {
  pick: <T>(options: readonly [T, ...T[]]) => T
}

export function createChoices(seed: number, words: string): Choices {
  let state = seed | 0
  for (const character of words) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
  return { pick: (options) => options[Math.floor(next() * options.length)] ?? options[0] }
}
