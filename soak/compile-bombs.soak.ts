import { afterAll, expect, it } from 'vitest'
import { createCompilerPool } from '../packages/preview-compiler/src/pool/create-compiler-pool.ts'
import { compileBombs } from '../packages/preview-compiler/src/testing/compile-bombs.ts'

const packages = { 'react-18': {}, 'react-19': { react: '/react.js', 'react/jsx-dev-runtime': '/jsx.js' } }
const pool = createCompilerPool({ size: 2, packages })
afterAll(() => pool.close())

const small = { 'index.html': '<script type="module" src="/a.js"></script>', 'a.js': 'export const a = 1' }

it('each of 30 compile bombs ends within ten seconds with an error, and a neighbour builds within two', async () => {
  expect(Object.keys(compileBombs).length).toBeGreaterThanOrEqual(30)
  // Starting processes takes its time, and that time is no bomb's.
  await pool.warm()
  const neighbour = await pool.open(new Map(Object.entries(small)))
  for (const [index, [name, tree]] of Object.entries(compileBombs).entries()) {
    const startedAt = performance.now()
    const bomb = pool.open(new Map(Object.entries(tree)))
    const update = await neighbour.change(new Map([['a.js', `export const a = ${index + 2}`]]))
    const neighbourMs = performance.now() - startedAt
    const { opened, close } = await bomb
    close()
    expect(update.modules.map(({ id }) => id)).toEqual(['a.js'])
    expect(neighbourMs, `the neighbour of ${name}`).toBeLessThan(2_000)
    expect(performance.now() - startedAt, name).toBeLessThan(10_000)
    for (const { message } of opened.diagnostics) expect(message).toMatch(/^[A-Z`@].*\.$/)
    expect(opened.diagnostics.length, name).toBeGreaterThan(0)
  }
  neighbour.close()
})
