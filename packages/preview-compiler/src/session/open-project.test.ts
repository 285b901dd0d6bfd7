import { expect, it } from 'vitest'
import type { FileBody } from '../files/project-files.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from './open-session.ts'

const react = {
  react: '/r.js',
  'react-dom/client': '/rd.js',
  'react/jsx-dev-runtime': '/jsx.js',
  'leaflet/dist/leaflet.css': '/leaflet.css',
}
const packages = createCatalogue({ 'react-18': { ...react, react: '/r18.js' }, 'react-19': react })

const tree = {
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': "import App from './App'\nimport './index.css'\nconsole.log(App)",
  'src/App.tsx':
    "import { useState } from 'react'\nimport { label } from '@/label'\nexport default function App() {\n  useState(0)\n  return <p className=\"p-4\">{label}</p>\n}",
  'src/label.ts': "export const label = 'one'",
  'src/unused.tsx': 'export const Unused = () => <b',
  'src/index.css': '@import "tailwindcss";',
}

const open = (extra: Record<string, FileBody> = {}) =>
  openSession(new Map<string, FileBody>(Object.entries({ ...tree, ...extra })), { packages })
const ids = (modules: readonly { id: string }[]) => modules.map(({ id }) => id)

it('compiles what the page needs, each module after what it imports, and nothing else', async () => {
  const bundle = await (await open()).bundle()
  expect(ids(bundle.modules)).toEqual(['src/label.ts', 'src/App.tsx', 'src/index.css', 'src/main.tsx'])
  expect(bundle.diagnostics).toEqual([])
  expect(bundle.styles[0]?.css).toContain('.p-4')
  expect(bundle.pages[0]?.entries).toEqual(['src/main.tsx'])
})

it('sends one module after an edit, and no styles where no class is new', async () => {
  const session = await open()
  const update = await session.change(
    new Map([['src/App.tsx', tree['src/App.tsx'].replace('{label}', '{label}!')]]),
  )
  expect(ids(update.modules)).toEqual(['src/App.tsx'])
  expect(update.styles).toEqual([])
  expect(update.needsReload).toBe(false)
  expect(update.revision).toBe(2)
})

it('adds the rule of a new class and keeps the old ones', async () => {
  const session = await open()
  const update = await session.change(new Map([['src/App.tsx', tree['src/App.tsx'].replace('p-4', 'm-7')]]))
  expect(update.styles[0]?.css).toMatch(/\.m-7[^]*\.p-4/)
})

it('sends nothing for a file that was written again as it was', async () => {
  const update = await (await open()).change(new Map(Object.entries(tree)))
  expect([update.modules, update.styles, update.removedModules]).toEqual([[], [], []])
})

it('ties imports anew when a file appears or goes away', async () => {
  const session = await open()
  const gone = await session.change(new Map([['src/label.ts', null]]))
  expect(gone.diagnostics).toMatchObject([{ kind: 'missing-file', file: 'src/App.tsx', line: 2 }])
  expect(gone.removedModules).toEqual(['src/label.ts'])
  const back = await session.change(new Map([['src/label/index.tsx', tree['src/label.ts']]]))
  expect(ids(back.modules)).toEqual(['src/label/index.tsx', 'src/App.tsx'])
  expect(back.diagnostics).toEqual([])
})

it('takes up a new file that a glob matches', async () => {
  const session = await open({
    'src/label.ts': "export const label = Object.keys(import.meta.glob('./pages/*.ts')).join()",
  })
  const update = await session.change(new Map([['src/pages/a.ts', 'export {}']]))
  expect(ids(update.modules)).toEqual(['src/pages/a.ts', 'src/label.ts'])
})

it('names packages with what is used of them, and reports those that nobody has', async () => {
  const session = await open({
    'src/label.ts':
      "import 'leaflet/dist/leaflet.css'\nimport Map, { Marker } from 'react-leaflet'\nimport fs from 'node:fs'\nexport const label = [Map, Marker, fs]",
  })
  const { packages: used, diagnostics, remoteStyles } = await session.bundle()
  const places = { useState: 'src/App.tsx:1' }
  expect(used).toContainEqual({ specifier: 'react', url: '/r.js', names: ['useState'], places })
  expect(used).toContainEqual({ specifier: 'react-leaflet', url: undefined, names: ['Marker', 'default'] })
  expect(remoteStyles).toEqual(['/leaflet.css'])
  expect(diagnostics).toMatchObject([
    { kind: 'missing-package', severity: 'warning', file: 'src/label.ts', line: 2 },
    { kind: 'missing-package', message: expect.stringContaining('part of Node.js') },
  ])
})

it('chooses the generation by the React that package.json names, also when it changes', async () => {
  const session = await open({ 'package.json': '{"dependencies":{"react":"^18.3.1"}}' })
  expect((await session.bundle()).packages).toContainEqual(
    expect.objectContaining({ specifier: 'react', url: '/r18.js' }),
  )
  const update = await session.change(new Map([['package.json', '{"dependencies":{"react":"19"}}']]))
  expect(update.packages).toContainEqual(expect.objectContaining({ specifier: 'react', url: '/r.js' }))
})

it('fills import.meta.env from .env files and from its caller, without names meant for servers', async () => {
  const files = new Map(Object.entries({ ...tree, '.env': 'VITE_A="a b" # note\nSECRET=1\nVITE_B=old' }))
  const session = await openSession(files, { packages, env: { VITE_B: 'new' } })
  expect((await session.bundle()).env).toEqual({ VITE_A: 'a b', VITE_B: 'new' })
})

it('sends every file as it is written while files are still coming', async () => {
  const session = await openSession(new Map(), { packages })
  const first = await session.change(new Map([['src/label.ts', tree['src/label.ts']]]), { isStreaming: true })
  expect(ids(first.modules)).toEqual(['src/label.ts'])
  await session.change(new Map([['src/App.tsx', tree['src/App.tsx']]]), { isStreaming: true })
  const last = await session.change(
    new Map([
      ['src/main.tsx', tree['src/main.tsx']],
      ['src/index.css', tree['src/index.css']],
    ]),
    { isStreaming: true },
  )
  expect(ids(last.modules)).toEqual(['src/index.css', 'src/main.tsx'])
  const settled = await session.change(new Map())
  expect(settled.removedModules).toEqual([])
})

it('asks for a reload when the page itself changed', async () => {
  const session = await open()
  const update = await session.change(new Map([['index.html', `<h1>New</h1>${tree['index.html']}`]]))
  expect(update.needsReload).toBe(true)
})

it('asks for a reload when a script changed that the page loads without modules', async () => {
  const session = await open({
    'index.html': `${tree['index.html']}<script src="old.js"></script>`,
    'old.js': '1',
  })
  expect((await session.change(new Map([['old.js', '2']]))).needsReload).toBe(true)
  expect((await session.change(new Map([['readme.md', '2']]))).needsReload).toBe(false)
})

it('finds the line of a file behind a place in a module, also of the version before', async () => {
  const session = await open()
  const { modules } = await session.bundle()
  const app = modules.find(({ id }) => id === 'src/App.tsx')
  const line = (app?.code.split('\n').findIndex((text) => text.includes('.useState)(0)')) ?? 0) + 1
  const position = { id: 'src/App.tsx', version: app?.version ?? '', line, column: 3 }
  expect(await session.locate(position)).toMatchObject({ file: 'src/App.tsx', line: 4 })
  await session.change(new Map([['src/App.tsx', `// a line more\n${tree['src/App.tsx']}`]]))
  expect(await session.locate(position)).toMatchObject({ file: 'src/App.tsx', line: 4 })
  expect(await session.locate({ ...position, version: 'unknown' })).toBeUndefined()
})

it('lives with files that import each other, and with a chain of a thousand', async () => {
  const chain = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `src/c${index}.ts`,
      `import './c${index + 1}'\nexport const n = ${index}`,
    ]),
  )
  const session = await open({
    ...chain,
    'src/c1000.ts': "import './c0'\nimport './c1000'",
    'src/label.ts': "import './c0'\nexport const label = 1",
  })
  const bundle = await session.bundle()
  expect(bundle.modules.length).toBe(1_005)
  expect(bundle.diagnostics).toEqual([])
})

it.each([
  "import all from '../.env?raw'\nconsole.log(all)",
  "import all from '../server/.env.local?inline'\nconsole.log(all)",
  "import all from '../certs/server.pem?raw'\nconsole.log(all)",
  "console.log(import.meta.glob(['/.env*', '/server/.env*'], { query: '?raw', eager: true }))",
  'console.log(import.meta.env, process.env)',
])('knows nothing of an environment but what a page may know, whatever imports it: %s', async (code) => {
  const env = '# old: sk_old\nVITE_TITLE=Oak\nAPI_KEY=sk_live_1\nPEM="-----BEGIN\nsk_pem\n-----END"'
  const session = await open({
    '.env': env,
    'server/.env.local': env,
    'certs/server.pem': env,
    'src/main.tsx': code,
  })
  const update = await session.change(new Map([['.env', `${env}\nOTHER=sk_live_2`]]))
  const known = JSON.stringify([await session.bundle(), update])
  expect(known).toContain('Oak')
  expect(known).not.toMatch(/sk_(?:live|old|pem)/)
})
