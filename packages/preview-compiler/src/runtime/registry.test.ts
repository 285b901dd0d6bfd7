import { expect, it } from 'vitest'
import type { Exports } from './exports.ts'
import { createRegistry } from './registry.ts'

function create() {
  const log: string[] = []
  const registry = createRegistry({
    describe: (id) => ({ url: id }),
    refreshFor: () => [undefined, undefined],
    importAddress: async (url) => {
      log.push(`address ${url}`)
      return { default: url }
    },
  })
  /** A module that imports others, and then logs its own name. */
  const define = (id: string, imports: readonly string[], work: () => unknown = () => undefined) =>
    registry.define(id, Object.fromEntries(imports.map((name) => [name, name])), async (...given) => {
      await work()
      log.push(id)
      Object.assign(Object(given[0]), { name: id })
    })
  return { registry, define, log }
}

it('runs each module once, after what it imports, in the order of the imports', async () => {
  const { registry, define, log } = create()
  define('main', ['b', 'a'])
  define('a', ['shared'])
  define('b', ['shared'])
  define('shared', [])
  await Promise.all([registry.load('main'), registry.load('a')])
  expect(log).toEqual(['shared', 'b', 'a', 'main'])
})

it('lives with modules that import each other', async () => {
  const { registry, define, log } = create()
  define('a', ['b'])
  define('b', ['a', 'b'])
  await registry.load('a')
  expect(log).toEqual(['b', 'a'])
})

it('lets two walks meet in a circle without waiting for each other for ever', async () => {
  const { registry, define, log } = create()
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
  define('a', ['b'], pause)
  define('b', ['a'], pause)
  await Promise.all([registry.load('a'), registry.load('b')])
  expect(log.toSorted()).toEqual(['a', 'b'])
})

it('waits for packages before it runs what needs them', async () => {
  const { registry, log } = create()
  registry.define('main', { react: ['/react.js'] }, async (...given) => {
    const [, load] = given
    const react: Exports = typeof load === 'function' ? load('react') : {}
    log.push(`main ${String(react['default'])}`)
  })
  await registry.load('main')
  expect(log).toEqual(['address /react.js', 'main /react.js'])
})

it('keeps the exports object when a module runs again, without names that are gone', async () => {
  const { registry, define } = create()
  define('a', [])
  const first = await registry.load('a')
  registry.define('a', {}, async (...given) => void Object.assign(Object(given[0]), { other: 1 }))
  registry.reset(['a'])
  expect(await registry.load('a')).toBe(first)
  expect(Object.keys(first)).toEqual(['other'])
})

it('fails what imports a failing module, and runs all of it after the fix', async () => {
  const { registry, define, log } = create()
  define('main', ['a'])
  define('a', [], () => {
    throw new Error('broken')
  })
  await expect(registry.load('main')).rejects.toThrow('broken')
  define('a', [])
  registry.reset(['a'])
  await registry.load('main')
  expect(log).toEqual(['a', 'main'])
})

it('gives a stub for a package nobody has: components show nothing, the rest can be called and read', async () => {
  const { registry } = create()
  let stub: Exports = {}
  registry.define('main', { gone: { missing: 'gone' } }, async (...given) => {
    const [, load] = given
    stub = await (typeof load === 'function' ? load('gone') : {})
  })
  await registry.load('main')
  const { Chart, useChart } = stub
  expect(typeof Chart === 'function' && Chart({})).toBeNull()
  const { width, list } = typeof useChart === 'function' ? useChart() : {}
  expect(String(width)).toBe('[missing gone: useChart.width]')
  expect([...list]).toHaveLength(4)
})
