import { expect, it } from 'vitest'
import { createResolver } from '../resolve/create-resolver.ts'
import { expandGlobs } from './expand-globs.ts'

const paths = [
  'src/pages/a.tsx',
  'src/pages/b.tsx',
  'src/pages/deep/c.tsx',
  'src/locales/en.json',
  'src/main.ts',
  'src/img/my photo.png',
  'src/img/b.png',
  'src/sprite.svg',
  'src/style.css',
  'src/worker.ts',
]
const resolver = createResolver(new Set(paths), [])
const expand = (code: string) =>
  expandGlobs(code, {
    path: 'src/main.ts',
    paths,
    resolveAlias: (pattern) => pattern.replace('@/', 'src/'),
    resolveFile(specifier) {
      const found = resolver.resolve(specifier, 'src/main.ts')
      return found.kind === 'file' ? found.path : undefined
    },
  })

it('lists what matches in the project, by the way it was asked for', () => {
  expect(expand("const a = import.meta.glob('./pages/*.tsx')")).toBe(
    'const a = ({ "./pages/a.tsx": () => import("/src/pages/a.tsx"), "./pages/b.tsx": () => import("/src/pages/b.tsx") })',
  )
  expect(expand("import.meta.glob('/src/**/c.tsx')")).toContain('"/src/pages/deep/c.tsx": () =>')
  expect(expand("import.meta.glob('@/pages/**', { import: 'default' })")).toContain('module["default"]')
})

it('leaves out what a pattern with an exclamation mark names', () => {
  const code = expand("import.meta.glob(['./pages/*.tsx', '!**/b.tsx'])")
  expect(code).toContain('a.tsx')
  expect(code).not.toContain('b.tsx')
})

it('imports eagerly and as text where it is asked to', () => {
  expect(
    expand(
      "const a = import.meta.glob('./locales/*.json', { eager: true, query: '?raw', import: 'default' })",
    ),
  ).toBe(
    'import * as __glob_0 from "/src/locales/en.json?raw";const a = ({ "./locales/en.json": __glob_0["default"] })',
  )
})

it('turns an import with a gap into a choice among files', () => {
  const code = expand('import(`./locales/${language}.json`)')
  expect(code).toContain('"./locales/en.json": () => import("/src/locales/en.json")')
})

it('matches nothing outside the project, and nothing for a pattern that would never end', () => {
  expect(expand("import.meta.glob('../../../etc/*')")).toBe('({  })')
  expect(expand(`import.meta.glob('${'**/*'.repeat(20)}')`)).toBe('({  })')
})

it('imports the address of a file that is named beside the module', () => {
  expect(expand("show(new URL('./img/my photo.png', import.meta.url).href)")).toBe(
    'import __url_0 from "/src/img/my photo.png?url";show(new URL(__url_0, import.meta.url).href)',
  )
  expect(expand("new URL('sprite.svg#home', import.meta.url)")).toBe(
    'import __url_0 from "/src/sprite.svg?url";new URL(__url_0 + "#home", import.meta.url)',
  )
})

it('leaves an address as it is that names no file of the project, or styles', () => {
  for (const code of [
    "new URL('./gone.png', import.meta.url)",
    "new URL('./img', import.meta.url)",
    "new URL('.', import.meta.url)",
    "new URL('/img/b.png', import.meta.url)",
    "new URL('https://a.example/b.png', import.meta.url)",
    "new URL('./style.css', import.meta.url)",
    "new URL('./img/b.png', location.href)",
    'new URL(import.meta.url)',
  ])
    expect(expand(code)).toBe(code)
})

it('turns an address with a gap into a choice among files', () => {
  expect(expand('new URL(`./img/${name}.png`, import.meta.url)')).toBe(
    'import __url_0 from "/src/img/b.png?url";import __url_1 from "/src/img/my photo.png?url";' +
      'new URL(((choices, wanted) => choices[wanted] ?? wanted)({ "./img/b.png": __url_0, "./img/my photo.png": __url_1 }, `./img/${name}.png`), import.meta.url)',
  )
})

it('imports a worker as one, with and without its extension, and also one that is missing', () => {
  const expected =
    'import __url_0 from "/src/worker.ts?worker&url";const w = new Worker(__url_0, { type: "module" })'
  for (const name of ['./worker.ts', './worker.js', './worker'])
    expect(expand(`const w = new Worker(new URL('${name}', import.meta.url), { type: "module" })`)).toBe(
      expected,
    )
  expect(expand("new Worker(new URL('./gone.ts', import.meta.url))")).toBe(
    'import __url_0 from "./gone.ts?worker&url";new Worker(__url_0)',
  )
  expect(expand("new SharedWorker(new URL('./worker.ts', import.meta.url))")).toContain(
    'new SharedWorker(__url_0)',
  )
})
