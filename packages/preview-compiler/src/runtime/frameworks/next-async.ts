import { createElement, Fragment, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { describeGiven } from './describe-given.ts'
import { isAsynchronous } from './is-asynchronous.ts'

type Component = ComponentType<Record<string, unknown>>

const standIns = new WeakMap<object, Component>()

/**
 * A component of the server may be asynchronous, which none of a browser is. What stands for it waits for what it draws,
 * and is always the same, so that React knows it again.
 */
export function drawable<T>(type: T): T | Component {
  if (!isAsynchronous(type)) return type
  const known = standIns.get(type) ?? standFor(type)
  standIns.set(type, known)
  return known
}

/** React throws away what waits and draws it anew, so what was begun is kept here. It runs once for what it is given. */
function standFor(type: (properties: object) => Promise<ReactNode>): Component {
  const results = new Map<string, Promise<ReactNode>>()
  function Awaited(properties?: Record<string, unknown>) {
    // React calls components with nothing to see where in the code they stand.
    if (properties === undefined) return null
    const key = describeGiven(properties)
    const result = results.get(key) ?? type(properties)
    results.set(key, result)
    return createElement(Fragment, undefined, use(result))
  }
  Awaited.displayName = type.name
  return Awaited
}
