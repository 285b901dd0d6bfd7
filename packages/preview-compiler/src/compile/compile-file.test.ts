import { expect, it } from 'vitest'
import { compileFile } from './compile-file.ts'

const compile = (path: string, body: string, query = '') => compileFile({ path, body, query })

it('turns TypeScript and JSX into a module whose imports are in the order of evaluation', async () => {
  const compiled = await compile(
    'src/App.tsx',
    "import b from './b'\nimport a, { c, d, e } from './a'\nimport './style.css'\nexport const x: number = b\nexport default () => <a.P>{c}{d}{e}</a.P>",
  )
  expect(compiled.imports).toEqual([
    { specifier: './b', names: ['default'] },
    { specifier: './a', names: ['default', 'c', 'd', 'e'] },
    { specifier: './style.css', names: '*' },
    { specifier: 'react/jsx-dev-runtime', names: ['jsxDEV'] },
  ])
  expect(compiled.code).not.toContain(': number')
  expect(compiled.diagnostics).toEqual([])
})

it('registers components for Fast Refresh', async () => {
  const { code } = await compile('src/App.tsx', 'export function App() { return <b /> }')
  expect(code).toContain('$RefreshReg$(_c, "App")')
})

it('leaves out types, keeps enums, and reads JSX in plain script files', async () => {
  const typed = await compile(
    'a.ts',
    "import type { T } from './t'\nimport { U } from './u'\nexport enum E { A }\nexport const x: T | U = 1",
  )
  expect(typed.imports).toEqual([])
  expect(typed.code).toContain('E["A"] = 0')
  expect((await compile('a.js', 'export const a = <b />')).diagnostics).toEqual([])
})

it('says where the syntax is wrong, with file, line, column and the lines around', async () => {
  const { diagnostics, code } = await compile(
    'src/App.tsx',
    'export const a = 1\nexport const b = (\n  <p>no end</div>\n)',
  )
  expect(diagnostics[0]).toMatchObject({ kind: 'syntax', severity: 'error', file: 'src/App.tsx', line: 3 })
  expect(diagnostics[0]?.column).toBeGreaterThan(1)
  expect(diagnostics[0]?.frame).toContain('> 3 |   <p>no end</div>')
  expect(code).toContain('throw new SyntaxError("src/App.tsx:3:')
})

it('names what is declared twice, although the text can be parsed', async () => {
  const { diagnostics } = await compile('a.ts', 'const a = 1\nconst a = 2\nexport { a }')
  expect(diagnostics[0]?.message).toContain('a')
  expect(diagnostics[0]?.message).not.toContain('\u001B')
})

it('replaces process.env.NODE_ENV and lists dynamic imports', async () => {
  const { code, dynamicImports } = await compile(
    'a.ts',
    "export const a = process.env.NODE_ENV\nexport const b = () => import('./b')",
  )
  expect(code).toContain('"development"')
  expect(dynamicImports).toEqual(['./b'])
})

it('gives JSON as a default export and by name', async () => {
  const { code } = await compile('a.json', '{"one": 1, "no-name": 2}')
  expect(code).toContain('__vite_ssr_exports__.one = value["one"]')
  expect(code).not.toContain('exports__.no-name')
})

it('says where JSON is wrong', async () => {
  const { diagnostics } = await compile('a.json', '{\n  "one": 1,\n}')
  expect(diagnostics[0]).toMatchObject({ file: 'a.json', line: 3, severity: 'error' })
})

it('makes class names of a CSS module local and exports them', async () => {
  const { code, styles } = await compile(
    'src/card.module.css',
    '.card { color: red } .big { composes: card }',
  )
  expect(code).toMatch(/"card":"card_\w+"/)
  expect(code).toMatch(/"big":"big_\w+ card_\w+"/)
  expect(styles[0]?.text).toMatch(/\.card_\w+/)
})

it('gives an image, an svg and anything behind ?url as an address, and text behind ?raw', async () => {
  expect((await compile('src/logo.svg', '<svg/>')).code).toMatch(/"\/src\/logo\.svg\?v=[\w-]+"/)
  expect((await compileFile({ path: 'public/a b.png', query: '', body: { hash: 'h1' } })).code).toContain(
    '"/a%20b.png?v=h1"',
  )
  expect((await compile('src/a.ts', 'x', 'url')).code).toMatch(/"\/src\/a\.ts\?v=/)
  expect((await compile('src/a.ts', 'const x = 1', 'raw')).code).toContain('"const x = 1"')
})

it('says that it cannot read preprocessed styles', async () => {
  const { diagnostics } = await compile('a.less', '@a: 1px;')
  expect(diagnostics).toMatchObject([{ kind: 'style', severity: 'warning', file: 'a.less' }])
})

it('says that it does not know what a query asks of a picture, and gives its address', async () => {
  const { code, diagnostics } = await compile('src/a.svg', '<svg/>', 'component')
  expect(code).toMatch(/"\/src\/a\.svg\?v=[\w-]+"/)
  expect(diagnostics).toMatchObject([{ kind: 'unsupported', severity: 'warning', file: 'src/a.svg' }])
  const photo = { path: 'a.png', body: { hash: 'h1' } }
  expect((await compileFile({ ...photo, query: 'w=400&format=webp' })).diagnostics).toHaveLength(1)
  for (const query of ['', 'url', 'inline', 'no-inline', 'v=3', 't=17', '20240101'])
    expect((await compileFile({ ...photo, query })).diagnostics).toEqual([])
})

it('gives shaders as text, and their address behind ?url', async () => {
  for (const path of ['a.glsl', 'a.vert', 'a.frag', 'a.vs', 'a.fs', 'a.wgsl'])
    expect((await compile(path, 'void main() {}')).code).toContain('const value = "void main() {}"')
  expect((await compile('src/a.glsl', 'void main() {}', 'url')).code).toMatch(/"\/src\/a\.glsl\?v=/)
})

it('keeps the rest of a style module where a rule of it is none, as a browser does, and says where', async () => {
  const text = '.a { color: red }\n@media (max-width: 200gipx) { .b { margin: 0 } }\n.c { : 1; top: 0 }'
  const { code, styles, diagnostics } = await compile('src/a.module.css', text)
  expect(code).toMatch(/"a":"a_\w+","b":"b_\w+","c":"c_\w+"/)
  expect(styles[0]?.text).toMatch(/\.a_\w+[^]*\.c_\w+ \{\s*top: 0/)
  expect(diagnostics).toMatchObject([
    {
      kind: 'style',
      severity: 'warning',
      file: 'src/a.module.css',
      line: 2,
      message: expect.stringContaining('Invalid media query'),
    },
    { kind: 'style', severity: 'warning', line: 3 },
  ])
})
