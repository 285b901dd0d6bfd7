import { posix } from 'node:path'
import { unreadable } from './static-value.ts'
import type { StaticValue } from './static-value.ts'

/** What the few functions answer that configuration files call to make paths and texts. */
export function answerCall(name: string | undefined, values: readonly StaticValue[]): StaticValue {
  const [first] = values
  if (name === 'resolve' || name === 'join') {
    const parts = values.filter((value) => typeof value === 'string')
    if (parts.length !== values.length) return unreadable
    return name === 'join' ? posix.join(...parts) : posix.resolve('/', ...parts)
  }
  if (name === 'fileURLToPath' || name === 'dirname') {
    if (typeof first !== 'string') return unreadable
    return name === 'dirname' ? posix.dirname(first) : first
  }
  if (name === 'cwd') return '/'
  if (name === 'stringify' && first !== unreadable && values.length === 1) return JSON.stringify(first)
  return unreadable
}
