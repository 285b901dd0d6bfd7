const maxDepth = 32

/** Says whether a database can keep this text: some cannot keep NUL, and none should keep half a character. */
export function isStorableText(text: string) {
  return !text.includes('\0') && text.isWellFormed()
}

/** The same for everything inside a JSON value, which may also not be nested too deeply. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === maxDepth) return false
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isStorable(inner, depth + 1))
}
