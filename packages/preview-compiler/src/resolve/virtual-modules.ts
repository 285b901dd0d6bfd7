import { readFileSync } from 'node:fs'
import { transformSync } from 'rolldown/utils'
import { transformHelpers } from './transform-helpers.ts'

/** Stands for what has no exports of its own, such as a package's stylesheet. */
export const emptyModule = 'virtual:empty'

export function isVirtualModule(specifier: string): boolean {
  return Object.hasOwn(sources, specifier) || stagedModules.has(specifier) || specifier.startsWith(ownPrefix)
}

export function readVirtualModule(specifier: string): string {
  if (specifier.startsWith(ownPrefix)) return readOwnModule(specifier.slice(ownPrefix.length))
  const staged = stagedModules.get(specifier)
  return staged ? writeStaged(staged) : (sources[specifier] ?? 'export {}')
}

/** Modules that build plugins invent. In a preview no service worker is ever registered. */
const sources: Readonly<Record<string, string>> = {
  'virtual:pwa-register': 'export function registerSW() { return () => Promise.resolve() }',
  'virtual:pwa-register/react': `export function useRegisterSW() {
  const nothing = () => {}
  return { needRefresh: [false, nothing], offlineReady: [false, nothing], updateServiceWorker: () => Promise.resolve() }
}`,
  'virtual:pwa-info': 'export const pwaInfo = undefined',
  // Nobody counts the visitors of a preview.
  '@vercel/analytics': 'export function inject() {}\nexport function track() {}',
  '@vercel/analytics/next': 'export function Analytics() { return null }\nexport function track() {}',
  '@vercel/analytics/react': 'export function Analytics() { return null }\nexport function track() {}',
  '@vercel/speed-insights/next': 'export function SpeedInsights() { return null }',
  '@vercel/speed-insights/react': 'export function SpeedInsights() { return null }',
  [emptyModule]: 'export {}',
  // The compiler in the page is always there, so both names mean the same.
  '@angular/platform-browser-dynamic':
    "export { platformBrowser as platformBrowserDynamic } from '@angular/platform-browser'",
  ...Object.fromEntries(
    Object.entries(transformHelpers).map(([name, text]) => [`@oxc-project/runtime/helpers/${name}`, text]),
  ),
  // These two only mark where code may run.
  'server-only': 'export {}',
  'client-only': 'export {}',
  // It has an export for every font that there is, so each is made when it is asked for.
  'next/font/google': `import { loadFont } from 'virtual:joinery/next-font'
const isFont = (name) => typeof name === 'string' && /^[A-Z]/.test(name)
Object.setPrototypeOf(__vite_ssr_exports__, new Proxy({}, {
  has: (_fonts, name) => isFont(name),
  get: (_fonts, name) =>
    isFont(name) ? (options) => loadFont(name.replaceAll('_', ' '), options) : undefined,
}))`,
  'next/font/local': `import { loadFont } from 'virtual:joinery/next-font'
export default (options) => loadFont('local', options)`,
}

/** Parts of frameworks that need a server, as a page without one has them: our module, and what it exports by default. */
const stagedModules = new Map<string, StagedModule>([
  ['@tanstack/react-start', { name: 'tanstack-start' }],
  ['@tanstack/react-start/server', { name: 'tanstack-start-server' }],
  ['next/app', { name: 'next-app-class', main: 'App' }],
  ['next/cache', { name: 'next-server' }],
  ['next/document', { name: 'next-document', main: 'Document' }],
  ['next/dynamic', { name: 'next-dynamic', main: 'dynamic' }],
  ['next/error', { name: 'next-error', main: 'ErrorPage' }],
  ['next/head', { name: 'next-head', main: 'Head' }],
  ['next/headers', { name: 'next-headers' }],
  ['next/image', { name: 'next-image', main: 'Image' }],
  ['next/legacy/image', { name: 'next-image', main: 'Image' }],
  ['next/link', { name: 'next-link', main: 'Link' }],
  ['next/navigation', { name: 'next-navigation' }],
  ['next/router', { name: 'next-router', main: 'Router' }],
  ['next/script', { name: 'next-script', main: 'Script' }],
  ['next/server', { name: 'next-server' }],
])

interface StagedModule {
  name: string
  main?: string
}

function writeStaged({ name, main }: StagedModule): string {
  const own = JSON.stringify(ownPrefix + name)
  const all = `export * from ${own}`
  return main === undefined ? all : `${all}\nexport { ${main} as default } from ${own}`
}

/** Our own modules for pages, in `runtime/frameworks`. */
const ownPrefix = 'virtual:joinery/'

const read = new Map<string, string>()

function readOwnModule(name: string): string {
  const known = read.get(name)
  if (known !== undefined) return known
  if (!/^[a-z-]+$/.test(name)) return 'export {}'
  const path = `${name}.ts`
  const text = readFileSync(new URL(`../runtime/frameworks/${path}`, import.meta.url), 'utf8')
  const { code } = transformSync(path, text, { lang: 'ts', sourceType: 'module', tsconfig: false })
  const linked = code.replaceAll(/(["'])\.\/([a-z-]+)\.ts\1/g, `$1${ownPrefix}$2$1`)
  read.set(name, linked)
  return linked
}
