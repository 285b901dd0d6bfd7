import { isValidElement } from 'react'

/** What a component is given, as a text that is the same when the same is given again. */
export function describeGiven(value: unknown, within: readonly object[] = []): string {
  // A function that is written where it is given is a new one each time.
  if (typeof value === 'function') return `function ${value.name}`
  if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`
  if (within.includes(value) || within.length > maxDepth) return 'deeper'
  const inner = [...within, value]
  if (isValidElement(value))
    return `<${identify(value.type)} ${String(value.key)} ${describeGiven(value.props, inner)}>`
  if (value instanceof Date) return `date ${value.getTime()}`
  const items = value instanceof Map || value instanceof Set ? [...value] : value
  const isPromise = value instanceof Promise
  const entries = Object.entries(items)
    .filter(([name]) => !isPromise || !notes.has(name))
    .map(([name, item]) => `${name}: ${describeGiven(item, inner)}`)
  return `{${entries.join(', ')}}`
}

const maxDepth = 12

/** What React writes into a promise that it has waited for. */
const notes = new Set(['status', 'value', 'reason', '_debugInfo'])

const ids = new WeakMap<object, number>()
let lastId = 0

function identify(type: unknown): string {
  if ((typeof type !== 'object' && typeof type !== 'function') || type === null) return String(type)
  const known = ids.get(type)
  if (known !== undefined) return String(known)
  lastId++
  ids.set(type, lastId)
  return String(lastId)
}
