const page = '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'
const withMain = (main: string, rest: Record<string, string> = {}) => ({
  'index.html': page,
  'src/main.tsx': main,
  ...rest,
})
const withCss = (css: string, rest: Record<string, string> = {}) =>
  withMain("import './index.css'", { 'src/index.css': css, ...rest })

/** Whatever a file of the host looks like, this is in most of them. */
export const hostBytes = /root:x:|localhost|BEGIN [A-Z ]{0,30}KEY|@joinery\/preview-compiler|"private": true/

const hostPaths = [
  '/etc/passwd',
  '../../../../../../etc/passwd',
  'file:///etc/passwd',
  '/proc/self/environ',
  '/etc/hosts',
]

/** Projects that want to see the host, or to keep the compiler busy for ever. */
export const hostileProjects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '20,000 negations': withMain(`export const a = ${'!'.repeat(20_000)}1`),
  '20,000 nested rules': withCss('.a {'.repeat(20_000) + '}'.repeat(20_000)),
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
  'host paths in SCSS': withMain(
    hostPaths.map((_path, index) => `import './${index}.scss'`).join('\n'),
    Object.fromEntries(
      hostPaths.map((path, index) => [`src/${index}.scss`, `@use ${JSON.stringify(path)} as a;\n$b: 1;`]),
    ),
  ),
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
}

/** What is valid, or leads nowhere because only the project's own files exist. Everything else must be told. */
export const silentProjects: ReadonlySet<string> = new Set([
  '20,000 negations',
  '20,000 nested rules',
  'globs over the host',
  'host paths in a style module',
  'a source map that names the host',
])
