import type { PaletteGroup } from './palette-item.ts'

/** What answers to what was typed: in each group and among the groups the nearest stands first. */
export function findCommands(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const scored = groups.map(({ heading, items }) => {
    const found = items
      .map((item) => ({ item, score: scoreLabel(item.label, typed) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    return { best: found[0]?.score ?? 0, group: { heading, items: found.map(({ item }) => item) } }
  })
  return scored
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ group }) => group)
}

/**
 * How well a label answers what was typed, from 0 to 1: the whole, the beginning of it or of one of its words, a part,
 * all words somewhere, or at least the letters in this order, better the nearer they stand.
 */
function scoreLabel(label: string, typed: string): number {
  const text = label.toLowerCase()
  const wish = typed.trim().toLowerCase()
  if (wish === '' || text === wish) return 1
  if (text.startsWith(wish)) return 0.9
  if (text.split(wordEnds).includes(wish)) return 0.85
  if (beginsInside(text, wish)) return 0.8
  if (text.includes(wish)) return 0.6
  if (wish.split(/\s+/).every((word) => text.includes(word))) return 0.5
  return 0.4 * nearness(text, wish)
}

const wordEnds = /[^\p{L}\p{N}]+/u

/** A word of the text, or a name with its ending, begins so. */
function beginsInside(text: string, wish: string): boolean {
  for (let at = text.indexOf(wish); at > 0; at = text.indexOf(wish, at + 1))
    if (wordEnds.test(text.charAt(at - 1))) return true
  return false
}

/** The share of the letters in the shortest stretch that has them all in order; 0 where they are scattered or missing. */
function nearness(text: string, wish: string): number {
  let best = 0
  for (
    let start = text.indexOf(wish.charAt(0));
    start !== -1;
    start = text.indexOf(wish.charAt(0), start + 1)
  ) {
    let at = start
    for (const letter of wish.slice(1)) at = at === -1 ? -1 : text.indexOf(letter, at + 1)
    if (at !== -1) best = Math.max(best, wish.length / (at - start + 1))
  }
  return best < 0.5 ? 0 : best
}
