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

it('gives what can be worked with to a call that draws nothing', () => {
  const stub = createStub('flatpickr')
  const create = read(stub['default'])
  const picker = create(new Date(), {})
  expect(() => read(Reflect.get(Object(picker), 'open'))()).not.toThrow()
  for (const made of [create(), create({ mode: 'range' }), create(null), create('#id', {})])
    expect(made).toBe(picker)
  expect(read(stub['Splide'])('.slider')).toBeTypeOf('function')
})

it('draws what is inside it, as React and Vue ask of a component', () => {
  const stub = createStub('drawn')
  const styled = read(read(stub['default'])('div'))
  for (const component of [read(stub['default']), read(stub['Card']), styled])
    for (const second of [undefined, null, Object.freeze({})])
      expect(component({ children: 'inside' }, second)).toBe('inside')
})

it('is no promise itself, but the result of a call can be waited for', async () => {
  const stub = createStub('mail')
  const send = read(Reflect.get(Object(stub['default']), 'send'))
  expect(Reflect.get(send, 'then')).toBeUndefined()
  const heard: unknown[] = []
  await read(Reflect.get(Object(send('a')), 'then'))((reply: unknown) => heard.push(reply))
  expect(heard).toHaveLength(1)
  await read(Reflect.get(Object(send('a')), 'finally'))(() => heard.push('finally'))
  expect(heard).toHaveLength(2)
  const { data } = Object(await send('a'))
  expect(data).toBeTypeOf('function')
})

function read(value: unknown): Callable {
  if (!isCallable(value)) throw new Error('It cannot be called.')
  return value
}

type Callable = (...given: readonly unknown[]) => unknown

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function'
}
