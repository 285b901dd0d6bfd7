import { expect, it } from 'vitest'
import { createResolver } from '../resolve/create-resolver.ts'
import { compileFile } from './compile-file.ts'

const files = new Map([
  ['src/logo.png', ''],
  ['src/data.json', '{}'],
  ['src/Card.js', 'export default 1'],
])
const resolver = createResolver(files, [{ prefix: '@/', takesRest: true, targets: ['src/'] }])

const compile = (body: string, dependencies: Record<string, string>, path = 'src/App.js') =>
  compileFile({
    path,
    query: '',
    body,
    project: {
      readText: (name) => (name === 'package.json' ? JSON.stringify({ dependencies }) : files.get(name)),
      findFile(specifier, importer) {
        const found = resolver.resolve(specifier, importer)
        return found.kind === 'file' ? found.path : undefined
      },
    },
  })
const webpack = { 'react-scripts': '5.0.1' }

it('imports what a webpack project requires: a picture and data as such, a script with its names', async () => {
  const { code, imports, diagnostics } = await compile(
    `export const logo = require('./logo.png'), old = require('./logo.png').default
export const data = require("@/data.json")
export const load = () => require('./Card').default`,
    webpack,
  )
  expect(diagnostics).toEqual([])
  expect(imports).toEqual([
    { specifier: './logo.png', names: '*' },
    { specifier: '@/data.json', names: '*' },
    { specifier: './Card', names: '*' },
  ])
  expect(run(code)).toMatchObject({ logo: './logo.png', old: './logo.png', data: '@/data.json' })
  const { load } = run(code)
  expect(typeof load === 'function' && load()).toBe('./Card')
})

it('imports a file beside it that is missing as well, so that it is told of like every other', async () => {
  const { imports, diagnostics } = await compile("export const a = require('./gone.png')", webpack)
  expect(imports).toEqual([{ specifier: './gone.png', names: '*' }])
  expect(diagnostics).toEqual([])
  expect((await compile("export const a = require('lodash')", webpack)).diagnostics).toHaveLength(1)
})

it('imports what the script and the template of a Vue component require', async () => {
  const { imports } = await compile(
    '<template><img :src="require(\'@/logo.png\')"></template><script>export default { data: () => ({ data: require("./data.json") }) }</script>',
    { '@vue/cli-service': '^5' },
    'src/App.vue',
  )
  const required = imports.filter(({ specifier }) => specifier !== 'vue')
  expect(required).toEqual([
    { specifier: './data.json', names: '*' },
    { specifier: '@/logo.png', names: '*' },
  ])
})

it('says that require does not exist in a browser, where it is called and where it stands', async () => {
  const { code, imports, diagnostics } = await compile("\nexport const logo = require('./logo.png')", {
    vite: '^7',
  })
  expect(imports).toEqual([])
  expect(diagnostics).toMatchObject([
    { kind: 'unsupported', severity: 'warning', file: 'src/App.js', line: 2 },
  ])
  expect(diagnostics[0]?.message).toContain('`require` does not exist in a browser')
  expect(() => run(code)).toThrow('`require` does not exist in a browser')
})

it('leaves a require alone that is the own one of the file, or that it first looks for', async () => {
  for (const body of [
    "import { createRequire } from './node'\nconst require = createRequire('/')\nexport const a = require('./a')",
    "export const load = (require) => require('./a')",
    "export default typeof require === 'function' ? require('./a') : 1",
    "// const a = require('./a')\nexport const text = \"require('./a')\"",
  ])
    for (const dependencies of [webpack, { vite: '^7' }]) {
      const { imports, diagnostics } = await compile(body, dependencies)
      expect(diagnostics).toEqual([])
      expect(imports.map(({ specifier }) => specifier)).not.toContain('./a')
    }
})

it('forgets what it read from package.json when that changes', async () => {
  const { reads } = await compile("require('./logo.png')", webpack)
  expect([...(reads ?? [])]).toContain('package.json')
  expect((await compile('export {}', webpack)).reads).toBeUndefined()
})

it('takes time in proportion to the text', { timeout: 10_000 }, async () => {
  const started = performance.now()
  await compile(`export const a = 1 //${'require('.repeat(12_000)}`, webpack)
  await compile(`export const a = 1 //${'require('.padEnd(100_000)}`, webpack)
  expect(performance.now() - started).toBeLessThan(1_000)
})

/** What a module exports whose imports have nothing but their own name as the default. */
function run(code: string): Record<string, unknown> {
  const exported: Record<string, unknown> = {}
  const load = (specifier: string) => ({ default: specifier })
  // oxlint-disable-next-line no-implied-eval -- what was compiled has to run to show what it does
  new Function('__vite_ssr_exports__', '__vite_ssr_import__', '$RefreshReg$', '$RefreshSig$', code)(
    exported,
    load,
  )
  return exported
}
