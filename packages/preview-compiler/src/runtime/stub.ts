import type { Exports } from './exports.ts'
import { describeToAngular } from './stub-for-angular.ts'

/**
 * Stands for a package or file that is not there. Names with a capital letter are components that show what is inside them,
 * and classes; everything else can be called, read and looped over, so that the rest of the page goes on.
 */
export function createStub(name: string): Exports {
  return new Proxy<Exports>(Object.create(null), {
    get: (_target, key) =>
      typeof key === 'symbol' || key === 'then' ? undefined : remember(`${name}: ${key}`, key),
    has: (_target, key) => typeof key === 'string' && key !== 'then',
  })
}

function createValue(label: string, name: string, promise?: Promise<unknown>): unknown {
  const isComponent = /^[A-Z]/.test(name)
  const value: unknown = new Proxy(callTarget, {
    apply(_target, _self, given: readonly unknown[]) {
      if ((isComponent && isPlain(given[0] ?? {})) || isDrawn(given)) return childrenOf(given[0])
      return promise ? value : resultOf(label, value)
    },
    construct: () => createInstance(label),
    get(_inner, key) {
      if (promise && key === 'then') return promise.then.bind(promise)
      if (promise && key === 'finally') return promise.finally.bind(promise)
      return readKey(label, key)
    },
    // Angular asks first whether it is there.
    getOwnPropertyDescriptor: (target, key) =>
      key === 'ɵprov'
        ? { value: readKey(label, key), configurable: true }
        : Reflect.getOwnPropertyDescriptor(target, key),
  })
  return value
}

function createInstance(label: string): object {
  return new Proxy({}, { get: (_inner, key) => readKey(label, key) })
}

/** What a call gives back can be waited for as well. That has to end in something that cannot, so it ends in what was called. */
function resultOf(label: string, called: unknown): unknown {
  const key = `${label}()`
  const known = values.get(key) ?? createValue(label, 'result', Promise.resolve(called))
  values.set(key, known)
  return known
}

/** The same name is always the same value: a page that watches it would otherwise see it change for ever. */
const values = new Map<string, unknown>()

function remember(label: string, name: string): unknown {
  const known = values.get(label) ?? createValue(label, name)
  values.set(label, known)
  return known
}

function readKey(label: string, key: string | symbol): unknown {
  if (key === Symbol.toPrimitive) return () => `[missing ${label}]`
  if (key === Symbol.iterator)
    return function* createParts() {
      for (let index = 0; index < maxParts; index++) yield remember(`${label}[${index}]`, 'part')
    }
  if (key === 'prototype') return callTarget.prototype
  if (typeof key === 'symbol' || hiddenKeys.has(key)) return undefined
  if (key.startsWith('ɵ')) return describeToAngular(key, () => createInstance(label))
  if (key === 'name' || key === 'displayName') return `Missing(${label})`
  return remember(`${label}.${key}`, key)
}

/** Whether a call is that of React or Vue, which give components two arguments, and in the second nothing of the page's. */
function isDrawn(given: readonly unknown[]): boolean {
  const [props, context] = given
  if (given.length !== 2 || !isPlain(props)) return false
  return context === undefined || context === null || (isPlain(context) && Object.keys(context).length === 0)
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A provider that is missing must not take the page inside it along. */
function childrenOf(props: unknown): unknown {
  if (typeof props !== 'object' || props === null || !('children' in props)) return null
  return typeof props.children === 'function' ? null : props.children
}

/** What can be called and made with `new` is made of a function; this one is never reached. */
function callTarget(): void {
  // It only lends its kind.
}

/** Destructuring takes few; a spread or a loop must come to an end. */
const maxParts = 4

/** What a library looks at to tell promises, classes and special components apart. */
const hiddenKeys = new Set([
  'then',
  '$$typeof',
  'defaultProps',
  'propTypes',
  'PropTypes',
  'contextType',
  'contextTypes',
  'childContextTypes',
  'getDerivedStateFromProps',
  'getDefaultProps',
  '_payload',
  '_init',
  'toJSON',
])
