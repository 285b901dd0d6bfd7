import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { withoutProcesses } from '../testing/without-processes.ts'
import { createCompilerPool } from './create-compiler-pool.ts'

const packages = { 'react-18': {}, 'react-19': { react: '/react.js', 'react/jsx-dev-runtime': '/jsx.js' } }
const pool = createCompilerPool({ size: 2, packages, timeoutMs: 4_000 })
afterAll(() => pool.close())

const tree = (app: string) =>
  new Map([
    ['index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'],
    ['src/main.tsx', "import { App } from './App'\nimport './index.css'\nconsole.log(App)"],
    ['src/App.tsx', app],
    ['src/index.css', '@import "tailwindcss";'],
  ])
const goodApp = 'export const App = () => <b className="p-4">hello</b>'
const deepTags = `export const App = () => ${'<b>'.repeat(20_000)}${'</b>'.repeat(20_000)}`

it('compiles in a process of its own and answers like a session', async () => {
  const session = await pool.open(tree(goodApp))
  expect(session.opened.modules.map(({ id }) => id)).toEqual(['src/App.tsx', 'src/index.css', 'src/main.tsx'])
  const update = await session.change(new Map([['src/App.tsx', goodApp.replace('hello', 'bye')]]))
  expect(update.modules.map(({ id }) => id)).toEqual(['src/App.tsx'])
  expect(update.revision).toBe(session.opened.revision + 1)
  expect(pool.listProcesses()).not.toContain(process.pid)
  session.close()
})

it('knows in its processes too which versions of packages there are, and compiles Sass there', async () => {
  const session = await pool.open(
    new Map([
      ['package.json', '{ "dependencies": { "react": "^19.0.0", "react-router-dom": "^5.3.0" } }'],
      ['index.html', '<script type="module" src="/main.ts"></script>'],
      ['main.ts', "import { Link } from 'react-router-dom'\nimport './app.scss'\nconsole.log(Link)"],
      ['app.scss', '$primary: red;\n@import "bootstrap/scss/functions";\n.card { color: $primary }'],
    ]),
    { packages: { 'react-18': {}, 'react-19': { 'react-router-dom': '/router.js' } } },
  )
  session.close()
  expect(session.opened.diagnostics).toMatchObject([
    { kind: 'unsupported', message: expect.stringContaining('react-router-dom 7 and not 5') },
  ])
  expect(session.opened.styles[0]?.css).toContain('color: red')
})

it('names the file that ended a process, tries once more without it, and goes on after the fix', async () => {
  const session = await pool.open(tree(goodApp))
  const before = pool.listProcesses()
  const broken = await session.change(new Map([['src/App.tsx', deepTags]]))
  expect(broken.diagnostics).toMatchObject([{ kind: 'crash', file: 'src/App.tsx' }])
  expect(pool.listProcesses()).not.toEqual(before)
  const fixed = await session.change(new Map([['src/App.tsx', goodApp.replace('hello', 'again')]]))
  expect(fixed.diagnostics).toEqual([])
  expect(fixed.modules.map(({ id }) => id)).toEqual(['src/App.tsx'])
  expect(fixed.revision).toBe(broken.revision + 1)
  session.close()
})

it(
  'makes the sessions of an ended process again, so that nobody else notices',
  { tags: ['thorough'] },
  async () => {
    const [one, two, three] = await Promise.all([
      pool.open(tree(goodApp)),
      pool.open(tree(goodApp)),
      pool.open(tree(goodApp)),
    ])
    await one.change(new Map([['src/App.tsx', deepTags]]))
    for (const session of [two, three]) {
      const update = await session.change(new Map([['src/App.tsx', goodApp.replace('hello', 'moved')]]))
      expect(update.diagnostics).toEqual([])
      expect(update.modules.map(({ id }) => id)).toEqual(['src/App.tsx'])
    }
    for (const session of [one, two, three]) session.close()
  },
)

it(
  'says so where no process can be started, does not try on and on, and goes on when one can',
  { tags: ['thorough'] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'joinery-pool-'))
    const fresh = createCompilerPool({ size: 1, packages })
    onTestFinished(async () => {
      fresh.close()
      await rm(folder, { recursive: true })
    })
    const starts = join(folder, 'starts')
    const failing = join(folder, 'node')
    await writeFile(failing, `#!/bin/sh\necho start >> ${starts}\nexit 1\n`, { mode: 0o755 })
    const session = await withoutProcesses(() => fresh.open(tree(goodApp)))
    expect(session.opened.diagnostics).toMatchObject([{ kind: 'crash' }])
    const again = await withoutProcesses(async () => {
      const bundle = await session.bundle()
      await sleep(200)
      return bundle
    }, failing)
    expect(again.diagnostics).toMatchObject([{ kind: 'crash' }])
    expect((await readFile(starts, 'utf8')).trim().split('\n')).toHaveLength(2)
    expect(await session.bundle()).toMatchObject({ diagnostics: [], modules: { length: 3 } })
    session.close()
  },
)

const endlessStyles = '@import "tailwindcss"; @source inline("{1..60}-{1..60}-{1..60}-{1..60}");'

it('stops work that takes too long, and says at which file', async () => {
  // With so much memory it is the time that runs out first, also on a fast machine.
  const impatient = createCompilerPool({ size: 1, packages, memoryLimitMb: 2_000, timeoutMs: 1_000 })
  const { opened } = await impatient.open(tree(goodApp).set('src/index.css', endlessStyles))
  impatient.close()
  expect(opened.diagnostics).toMatchObject([
    { kind: 'crash', file: 'src/index.css', message: expect.stringContaining('took too long') },
  ])
  expect(opened.modules.map(({ id }) => id)).toContain('src/App.tsx')
})

it(
  'ends a process that needs more memory than it may have, and says at which file',
  { tags: ['thorough'] },
  async () => {
    const small = createCompilerPool({ size: 1, packages, memoryLimitMb: 80, timeoutMs: 15_000 })
    const { opened } = await small.open(tree(goodApp).set('src/index.css', endlessStyles))
    small.close()
    expect(opened.diagnostics).toMatchObject([
      { kind: 'crash', file: 'src/index.css', message: expect.stringContaining('too much memory') },
    ])
  },
)

it.skipIf(!existsSync('/proc'))('gives its processes an empty environment', async () => {
  const processes = pool.listProcesses()
  expect(processes.length).toBeGreaterThan(0)
  for (const pid of processes) {
    const entries = (await readFile(`/proc/${pid}/environ`, 'utf8'))
      .split('\0')
      .filter((entry) => entry !== '')
    const names = entries.map((entry) => entry.split('=', 1)[0] ?? '')
    // The channel to the pool is the one thing that Node itself puts there.
    expect(names).toContain('NODE_CHANNEL_FD')
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  }
})
