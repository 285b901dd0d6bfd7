import { expect, it } from 'vitest'
import { expandGlobs } from './expand-globs.ts'

const paths = [
  'src/pages/a.tsx',
  'src/pages/b.tsx',
  'src/pages/deep/c.tsx',
  'src/locales/en.json',
  'src/main.ts',
]
const expand = (code: string) =>
  expandGlobs(code, { path: 'src/main.ts', paths, resolveAlias: (pattern) => pattern.replace('@/', 'src/') })

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
