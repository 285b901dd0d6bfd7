import { existsSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import type { FileBody } from '../files/project-files.ts'
import { createCompilerPool } from './create-compiler-pool.ts'

const packages = { 'react-18': {}, 'react-19': { react: '/react.js', 'react/jsx-dev-runtime': '/jsx.js' } }
const pool = createCompilerPool({ size: 2, packages, timeoutMs: 3_000 })
afterAll(() => pool.close())

const page = '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'
const withMain = (main: string, rest: Record<string, string> = {}) => ({
  'index.html': page,
  'src/main.tsx': main,
  ...rest,
})
const withCss = (css: string, rest: Record<string, string> = {}) =>
  withMain("import './index.css'", { 'src/index.css': css, ...rest })

/** Whatever a file of the host looks like, this is in most of them. */
const hostBytes = /root:x:|localhost|BEGIN [A-Z ]*KEY|@joinery\/preview-compiler|"private": true/

const hostPaths = [
  '/etc/passwd',
  '../../../../../../etc/passwd',
  'file:///etc/passwd',
  '/proc/self/environ',
  '/etc/hosts',
]

const projects: Record<string, Record<string, string>> = {
  '20,000 nested brackets': withMain(`export const a = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`),
  '20,000 nested lists': withMain(`export const a = ${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  '20,000 nested tags': withMain(`export const a = ${'<b>'.repeat(20_000)}${'</b>'.repeat(20_000)}`),
  '20,000 negations': withMain(`export const a = ${'!'.repeat(20_000)}1`),
  'a stylesheet that imports itself': withCss('@import "./index.css";\n@import "tailwindcss";'),
  'two stylesheets that import each other twice': withCss('@import "./b.css"; @import "./b.css";', {
    'src/b.css': '@import "./index.css"; @import "./index.css";',
  }),
  '20,000 nested rules': withCss('.a {'.repeat(20_000) + '}'.repeat(20_000)),
  'class names without end': withCss(
    '@import "tailwindcss"; @source inline("{1..60}-{1..60}-{1..60}-{1..60}");',
  ),
  '60,000 class names': withCss('@import "tailwindcss";', {
    'src/names.tsx': `export const names = "${Array.from({ length: 60_000 }, (_, index) => `p-[${index}px]`).join(' ')}"`,
  }),
  'host paths in every import form': withMain(
    hostPaths
      .map(
        (path, index) => `import a${index} from ${JSON.stringify(path)}
import b${index} from ${JSON.stringify(`${path}?raw`)}
import c${index} from ${JSON.stringify(`${path}?url`)}
import d${index} from ${JSON.stringify(path)} with { type: 'text' }
export * from ${JSON.stringify(path)}
console.log(a${index}, b${index}, c${index}, d${index}, import(${JSON.stringify(path)}), new URL(${JSON.stringify(path)}, import.meta.url))`,
      )
      .join('\n'),
  ),
  'globs over the host':
    withMain(`console.log(import.meta.glob('/etc/*'), import.meta.glob('../../../../../etc/*', { eager: true, query: '?raw' }), import.meta.glob('/**/*', { query: '?raw' }))
const name = String(Math.random()); import(\`../../../../etc/\${name}\`); import(\`/proc/\${name}/environ\`)`),
  'host paths in styles': withCss(
    `@import "/etc/passwd"; @import url("file:///etc/passwd"); @import "../../../../../etc/passwd"; @import "tailwindcss/../../../package.json";
@plugin "/etc/passwd"; @plugin "../../../../node_modules/jiti"; @config "/etc/passwd"; @config "../../../../../etc/hosts.js"; @source "/etc"; @reference "/etc/passwd";
.a { background: url("/etc/passwd"); composes: b from "/etc/passwd"; }`,
  ),
  'host paths in a style module': withMain("import styles from './a.module.css'\nconsole.log(styles)", {
    'src/a.module.css': '.a { composes: b from "/etc/passwd"; composes: c from "../../../../../etc/passwd" }',
  }),
  'host paths in configurations': withMain("import '@/passwd'\nimport 'up/passwd'", {
    'tsconfig.json':
      '{"extends": "/etc/passwd", "compilerOptions": {"baseUrl": "/", "paths": {"@/*": ["/etc/*"], "up/*": ["../../../../etc/*"]}}}',
    'vite.config.ts':
      "import fs from 'node:fs'\nfs.writeFileSync('/tmp/joinery-was-here', '')\nexport default { resolve: { alias: { '@': '/etc', up: '../../../../etc' } } }",
    'package.json': '{"imports": {"#x": "/etc/passwd"}}',
  }),
  'a Tailwind configuration that runs': withCss('@tailwind base; @tailwind utilities;', {
    'tailwind.config.js':
      "const { execSync } = require('child_process')\nmodule.exports = { theme: { extend: { colors: { a: execSync('cat /etc/passwd').toString() } } }, plugins: [require('/etc/passwd'), () => { throw new Error() }] }",
  }),
  'a source map that names the host': withMain('export const a = 1\n//# sourceMappingURL=file:///etc/passwd'),
  'a JSX source that names the host': withMain('/** @jsxImportSource /etc */\nexport const a = <b />'),
  'a Vue component that names the host': withMain("import './a.vue'", {
    'src/a.vue':
      '<script setup lang="ts">import type { P } from "/etc/passwd"\ndefineProps<P>()</script><template src="/etc/passwd"></template><style lang="scss">@import "/etc/passwd"</style>',
  }),
  'a page that names the host': {
    'index.html':
      '<link rel="stylesheet" href="../../../../etc/passwd"><script type="module" src="/etc/passwd"></script><script type="module" src="../../../etc/hosts"></script>',
  },
  'bad names': withMain('export {}', {
    '../../etc/passwd': 'x',
    '/etc/passwd': 'x',
    'src/../../x.ts': 'x',
    'a\\b': 'x',
    'src/\u0000.ts': 'x',
  }),
  'a file of 50 MB': withMain("import './big'", {
    'src/big.ts': `export const a = "${'x'.repeat(50_000_000)}"`,
  }),
}

/** What is valid, or leads nowhere because only the project's own files exist. Everything else must be told. */
const silent = new Set([
  '20,000 negations',
  '20,000 nested rules',
  'globs over the host',
  'host paths in a style module',
  'a source map that names the host',
])

for (const [name, tree] of Object.entries(projects))
  it(`ends ${name} within ten seconds, in words, and gives no byte of the host away`, async () => {
    const started = performance.now()
    const session = await pool.open(new Map<string, FileBody>(Object.entries(tree)))
    const { opened } = session
    const seconds = (performance.now() - started) / 1_000
    session.close()
    expect(seconds).toBeLessThan(10)
    expect(JSON.stringify([opened.modules, opened.styles, opened.diagnostics])).not.toMatch(hostBytes)
    // The rest of the project is there: only the file that cannot be compiled is left out.
    expect(opened.diagnostics.length === 0).toBe(silent.has(name))
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

it('takes 10,000 files, keeps what it may hold and says what it left out', async () => {
  const files = new Map<string, FileBody>(Object.entries(withMain('export {}')))
  for (let index = 0; index < 10_000; index++) files.set(`src/f${index}.ts`, `export const n = ${index}`)
  const started = performance.now()
  const { opened, close } = await pool.open(files)
  close()
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(opened.diagnostics[0]?.message).toContain('at most 3000 files')
})

it('lets the neighbour go on while a project is stopped for taking too long', async () => {
  const neighbours = await Promise.all(
    [0, 1, 2, 3].map(() => pool.open(new Map(Object.entries(withMain('export const a = 1'))))),
  )
  const hostile = pool.open(new Map(Object.entries(projects['class names without end'] ?? {})))
  const times: number[] = []
  for (const [index, neighbour] of neighbours.entries()) {
    const started = performance.now()
    const update = await neighbour.change(new Map([['src/main.tsx', `export const a = ${index + 2}`]]))
    times.push(performance.now() - started)
    expect(update.modules.map(({ id }) => id)).toEqual(['src/main.tsx'])
  }
  const session = await hostile
  for (const each of [session, ...neighbours]) each.close()
  expect(Math.max(...times)).toBeLessThan(1_500)
}, 15_000)
