import { existsSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import type { FileBody } from '../files/project-files.ts'
import { compileBombs } from '../testing/compile-bombs.ts'
import { hostBytes, hostileProjects, silentProjects } from '../testing/hostile-projects.ts'
import { createCompilerPool } from './create-compiler-pool.ts'

const packages = { 'react-18': {}, 'react-19': { react: '/react.js', 'react/jsx-dev-runtime': '/jsx.js' } }
const pool = createCompilerPool({ size: 2, packages, timeoutMs: 3_000 })
afterAll(() => pool.close())

/** One of each kind; `soak/compile-bombs.soak.ts` has them all. */
const bombs = ['nested objects', 'nested types', 'a stylesheet that imports itself', 'a nested Vue template']
const projects = [
  ...Object.entries(hostileProjects),
  ...Object.entries(compileBombs).filter(([name]) => bombs.includes(name)),
]

for (const [name, tree] of projects)
  it(`ends ${name} within ten seconds, in words, and gives no byte of the host away`, async () => {
    const started = performance.now()
    const session = await pool.open(new Map<string, FileBody>(Object.entries(tree)))
    const { opened } = session
    const seconds = (performance.now() - started) / 1_000
    session.close()
    expect(seconds).toBeLessThan(10)
    expect(JSON.stringify([opened.modules, opened.styles, opened.diagnostics])).not.toMatch(hostBytes)
    // The rest of the project is there: only the file that cannot be compiled is left out.
    expect(opened.diagnostics.length === 0).toBe(silentProjects.has(name))
    for (const { file, message } of opened.diagnostics) {
      expect(message).toMatch(/^[A-Z`@]/)
      expect(file ?? name).not.toBe('')
      expect(message).not.toContain('stopped over this project twice')
    }
    expect(opened.modules.some(({ id }) => id === 'src/main.tsx')).toBe('src/main.tsx' in tree)
  }, 15_000)

it('has run nothing of all those configurations', () => {
  expect(existsSync('/tmp/joinery-was-here')).toBe(false)
})

const neighbour = {
  'index.html': '<script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': 'export const a = 1',
}

it(
  'lets the neighbour go on while a project is stopped for taking too long',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const neighbours = await Promise.all(
      [0, 1, 2, 3].map(() => pool.open(new Map(Object.entries(neighbour)))),
    )
    const startedAt = performance.now()
    const hostile = pool.open(new Map(Object.entries(compileBombs['class names without end'] ?? {})))
    const times: number[] = []
    for (const [index, open] of neighbours.entries()) {
      const started = performance.now()
      const update = await open.change(new Map([['src/main.tsx', `export const a = ${index + 2}`]]))
      times.push(performance.now() - started)
      expect(update.modules.map(({ id }) => id)).toEqual(['src/main.tsx'])
    }
    const session = await hostile
    const stoppedAfter = performance.now() - startedAt
    for (const each of [session, ...neighbours]) each.close()
    // On a quick machine as on a slow one: nobody waits for as much as a share of the work that is stopped.
    expect(Math.max(...times)).toBeLessThan(stoppedAfter / 4)
  },
)
