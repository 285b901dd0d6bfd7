import type { Exports } from './exports.ts'

/**
 * Stands for a package or file that is not there. Names with a capital letter are components that show nothing; everything
 * else can be called, read and looped over, so that the rest of the page goes on.
 */
export function createStub(name: string): Exports {
  return new Proxy<Exports>(Object.create(null), {
    get: (_target, key) =>
      typeof key === 'symbol' || key === 'then' ? undefined : createValue(`${name}: ${key}`, key),
    has: (_target, key) => typeof key === 'string' && key !== 'then',
  })
}

function createValue(label: string, name: string): unknown {
  const isComponent = /^(?:[A-Z]|default$)/.test(name)
  const value: unknown = new Proxy(callTarget, {
    apply: () => (isComponent ? null : value),
    construct: () => new Proxy({}, { get: (_inner, key) => readKey(label, key) }),
    get: (_inner, key) => readKey(label, key),
  })
  return value
}

function readKey(label: string, key: string | symbol): unknown {
  if (key === Symbol.toPrimitive) return () => `[missing ${label}]`
  if (key === Symbol.iterator)
    return function* createParts() {
      for (let index = 0; index < maxParts; index++) yield createValue(`${label}[${index}]`, 'part')
    }
  if (typeof key === 'symbol' || hiddenKeys.has(key)) return undefined
  if (key === 'name' || key === 'displayName') return `Missing(${label})`
  return createValue(`${label}.${key}`, key)
}

/** What can be called is made of a function; this one is never reached. */
const callTarget = () => undefined

/** Destructuring takes few; a spread or a loop must come to an end. */
const maxParts = 4

/** What a library looks at to tell promises, classes and special components apart. */
const hiddenKeys = new Set([
  'then',
  'prototype',
  '$$typeof',
  'defaultProps',
  'propTypes',
  'contextType',
  'contextTypes',
  'childContextTypes',
  'getDerivedStateFromProps',
  'getDefaultProps',
  '_payload',
  '_init',
  'toJSON',
])
