import { expect, it } from 'vitest'
import { applyHot } from './hot-update.ts'
import { createRegistry } from './registry.ts'

it('runs the importer of an asynchronous component again, and not that of a plain one', async () => {
  const registry = createRegistry({
    describe: () => ({}),
    refreshFor: () => [undefined, undefined],
    importAddress: async () => ({}),
  })
  const runs: string[] = []
  const define = (id: string, imports: string[], component: () => unknown) => {
    const dependencies = Object.fromEntries(imports.map((name) => [name, name]))
    registry.define(id, dependencies, async (exports) => {
      runs.push(id)
      Object.assign(Object(exports), { default: component })
    })
  }
  define('plain', [], function Plain() {
    return null
  })
  define('awaited', [], async function Awaited() {
    return null
  })
  define('page', ['plain', 'awaited'], function Page() {
    return null
  })
  await registry.load('page')
  const options = {
    registry,
    isComponent: (value: unknown) => typeof value === 'function',
    refresh: () => undefined,
  }
  runs.length = 0
  expect(await applyHot(['plain'], options)).toBe(true)
  expect(runs.splice(0)).toEqual(['plain'])
  expect(await applyHot(['awaited'], options)).toBe(true)
  expect(runs).toEqual(['awaited', 'page'])
})
