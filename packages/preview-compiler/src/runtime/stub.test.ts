import { expect, it } from 'vitest'
import { createStub } from './stub.ts'

it('stands for components, classes, functions and lists that are not there, without an error', () => {
  const stub = createStub('missing')
  const component = read(stub['Provider'])
  expect(component({ children: 'inside' })).toBe('inside')
  expect(component({ children: () => 'function' })).toBeNull()
  expect(component({})).toBeNull()
  const instance: unknown = Reflect.construct(read(stub['Client']), [])
  expect(typeof instance).toBe('object')
  expect(String(stub['value'])).toContain('missing')
})

it('is the same each time it is read, so that nothing that watches it sees it change', () => {
  const stub = createStub('watched')
  expect(stub['useAuth']).toBe(stub['useAuth'])
  const hook = read(stub['useAuth'])
  expect(Reflect.get(Object(hook()), 'user')).toBe(Reflect.get(Object(hook()), 'user'))
})

function read(value: unknown): Callable {
  if (!isCallable(value)) throw new Error('It cannot be called.')
  return value
}

type Callable = (...given: readonly unknown[]) => unknown

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function'
}
