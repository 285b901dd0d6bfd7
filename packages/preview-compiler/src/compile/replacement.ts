/** A part of a text, and what is to stand in its place. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** They are in the order of the text, and none lies within another. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  let end = 0
  const parts: string[] = []
  for (const replacement of replacements) {
    parts.push(text.slice(end, replacement.start), replacement.text)
    end = replacement.end
  }
  return parts.join('') + text.slice(end)
}
