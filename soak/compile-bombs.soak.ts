import { afterAll, expect, it } from 'vitest'
import { medianOf } from '../bench/measurement.ts'
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

it('beside 30 compile bombs the build of a project takes its usual time', async () => {
  await pool.warm()
  for (let number = 0; number < 5; number += 1) await buildShop()
  const [alone, beside]: [number[], number[]] = [[], []]
  for (const tree of Object.values(compileBombs)) {
    alone.push(await buildShop())
    const bomb = pool.open(new Map(Object.entries(tree)))
    beside.push(await buildShop())
    const { close } = await bomb
    close()
  }
  const [usual, met] = [medianOf(alone), medianOf(beside)]
  process.stdout.write(`A build takes ${usual.toFixed(1)} ms alone and ${met.toFixed(1)} ms beside a bomb.\n`)
  expect(met).toBeLessThan(2 * usual)
})

let shops = 0

/** Sixty files that nobody has built before. Returns the milliseconds. */
async function buildShop(): Promise<number> {
  shops += 1
  const names = Array.from({ length: 60 }, (_, number) => `Part${number}`)
  const parts = names.map((name): [string, string] => [
    `src/${name}.tsx`,
    `export const ${name} = ({ count }: { count: number }) => <p className="part">{count + ${shops}} of ${name}</p>`,
  ])
  const main = [
    ...names.map((name) => `import { ${name} } from './${name}.tsx'`),
    `export const all = [${names.join(', ')}]`,
  ]
  const page = '<script type="module" src="/src/main.ts"></script>'
  const startedAt = performance.now()
  const { opened, close } = await pool.open(
    new Map([['index.html', page], ['src/main.ts', main.join('\n')], ...parts]),
  )
  const milliseconds = performance.now() - startedAt
  expect(opened.diagnostics).toEqual([])
  close()
  return milliseconds
}
