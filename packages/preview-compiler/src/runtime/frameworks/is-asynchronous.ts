import type { ReactNode } from 'react'

type Asynchronous = (properties: object) => Promise<ReactNode>

export function isAsynchronous(value: unknown): value is Asynchronous {
  return typeof value === 'function' && value.constructor.name === 'AsyncFunction'
}
