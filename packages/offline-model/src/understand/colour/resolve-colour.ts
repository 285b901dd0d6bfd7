import { colourNames } from './colour-names.ts'
import { fromOklch, toOklch, type Oklch } from './oklch.ts'

/** The colour that a phrase such as "dusty rose", "#1e90ff" or "very light teal" means, or undefined. */
export function resolveColour(phrase: string): string | undefined {
  const words = phrase.toLowerCase().replaceAll('grey', 'gray').trim()
  return readNotation(words) ?? readName(words.split(/[\s-]+/))
}

function readNotation(text: string): string | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`
  const rgb = /^rgba?\(\s*(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})/.exec(text)
  if (rgb === null) return undefined
  return `#${[rgb[1], rgb[2], rgb[3]]
    .map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0'))
    .join('')}`
}

/** A known name, or the longest known ending with its other words applied as modifiers. */
function readName(words: readonly string[]): string | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const known = colourNames.get(words.slice(start).join(''))
    if (known === undefined) continue
    const before = words.slice(0, start)
    return before.every((word) => modifiers.has(word)) ? applyModifiers(known, before) : undefined
  }
  return undefined
}

type Change = (colour: Oklch) => Oklch

const lighten: Change = (colour) => ({
  ...colour,
  lightness: colour.lightness + (1 - colour.lightness) * 0.55,
  chroma: colour.chroma * 0.55,
})
const darken: Change = (colour) => ({ ...colour, lightness: colour.lightness * 0.68 })
const mute: Change = (colour) => ({ ...colour, chroma: colour.chroma * 0.5 })
const brighten: Change = (colour) => ({ ...colour, chroma: Math.min(0.32, colour.chroma * 1.35) })
const keep: Change = (colour) => colour

const modifiers: ReadonlyMap<string, Change> = new Map([
  ...['light', 'lighter', 'pale', 'faint', 'soft', 'pastel', 'gentle', 'powder', 'whisper', 'icy'].map(
    (word) => [word, lighten] as const,
  ),
  ...['dark', 'darker', 'deep', 'midnight', 'rich', 'night'].map((word) => [word, darken] as const),
  ...['muted', 'dusty', 'ash', 'ashy', 'faded', 'smoky', 'antique', 'vintage'].map(
    (word) => [word, mute] as const,
  ),
  ...['bright', 'neon', 'vivid', 'electric', 'hot', 'vibrant'].map((word) => [word, brighten] as const),
  ...['very', 'medium', 'classic', 'natural', 'true', 'pure', 'warm', 'cool', 'royal', 'a'].map(
    (word) => [word, keep] as const,
  ),
])

function applyModifiers(hex: string, words: readonly string[]): string {
  if (words.length === 0) return hex
  return fromOklch(words.reduceRight((colour, word) => (modifiers.get(word) ?? keep)(colour), toOklch(hex)))
}
