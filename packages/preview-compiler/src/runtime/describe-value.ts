/** A value as a short text. It never throws, whatever the page made of its objects. */
export function describeValue(value: unknown, depth = 0): string {
  try {
    return describe(value, depth)
  } catch {
    return '[unreadable]'
  }
}

function describe(value: unknown, depth: number): string {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (typeof value === 'function') return `[function ${value.name}]`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`
  if (depth >= maxDepth) return Array.isArray(value) ? '[…]' : '{…}'
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => describeValue(item, depth + 1))
    return `[${items.join(', ')}${value.length > maxItems ? ', …' : ''}]`
  }
  const entries = Object.entries(value)
  const shown = entries.slice(0, maxItems).map(([key, inner]) => `${key}: ${describeValue(inner, depth + 1)}`)
  return `{${shown.join(', ')}${entries.length > maxItems ? ', …' : ''}}`
}

const maxDepth = 3
const maxItems = 20
