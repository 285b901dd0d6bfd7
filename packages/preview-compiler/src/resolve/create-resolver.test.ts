import { expect, it } from 'vitest'
import { createCaseIndex } from './case-index.ts'
import { createResolver } from './create-resolver.ts'
import { readAliases } from './read-aliases.ts'

function resolverFor(tree: Record<string, string>) {
  const files = new Map(Object.entries(tree))
  const { resolve } = createResolver(files, readAliases(files))
  return (specifier: string, importer = 'src/main.ts') => {
    const found = resolve(specifier, importer)
    return found.kind === 'file' ? found.path + (found.query && `?${found.query}`) : found.kind
  }
}

const sources = {
  'src/main.ts': '',
  'src/a.tsx': '',
  'src/lib/index.ts': '',
  'src/logo.svg': '',
  'public/icon.png': '',
}

it('finds files with and without extension, folders by their index, and TypeScript behind .js', () => {
  const resolve = resolverFor(sources)
  expect(resolve('./a')).toBe('src/a.tsx')
  expect(resolve('./a.tsx')).toBe('src/a.tsx')
  expect(resolve('./a.js')).toBe('src/a.tsx')
  expect(resolve('./lib')).toBe('src/lib/index.ts')
  expect(resolve('.', 'src/lib/x.ts')).toBe('src/lib/index.ts')
  expect(resolve('./logo.svg?raw')).toBe('src/logo.svg?raw')
  expect(resolve('/src/a')).toBe('src/a.tsx')
  expect(resolve('/icon.png')).toBe('public/icon.png')
})

it('takes @/ for src/ where nobody says otherwise, and for the root where there is no src', () => {
  expect(resolverFor(sources)('@/a')).toBe('src/a.tsx')
  expect(resolverFor({ 'lib/a.ts': '' })('@/lib/a', 'app/page.tsx')).toBe('lib/a.ts')
})

it('reads the paths of tsconfig, with its comments', () => {
  const resolve = resolverFor({
    ...sources,
    'tsconfig.json': '{ /* a */ "extends": "./tsconfig.base.json", // b\n "references": [], }',
    'tsconfig.base.json': '{"compilerOptions": {"paths": {"~/*": ["./src/*"], "lib": ["./src/lib"],}}}',
  })
  expect(resolve('~/a')).toBe('src/a.tsx')
  expect(resolve('lib')).toBe('src/lib/index.ts')
})

it('reads the aliases of a Vite configuration without running it', () => {
  const resolve = resolverFor({
    ...sources,
    'vite.config.ts': `import { defineConfig } from 'vite'
import path from 'path'
throw new Error('never run')
export default defineConfig(({ mode }) => ({
  plugins: [mode === 'development' && tagger()].filter(Boolean),
  resolve: { alias: { '#src': path.resolve(__dirname, './src'), $lib: new URL('./src/lib', import.meta.url).pathname, '~': fileURLToPath(new URL('./src', import.meta.url)) } },
}))`,
  })
  expect(resolve('#src/a')).toBe('src/a.tsx')
  expect(resolve('~/a')).toBe('src/a.tsx')
})

it('looks below baseUrl for a bare name, after packages that are declared, and in scripts alone', () => {
  const resolve = resolverFor({
    'jsconfig.json': '{"compilerOptions": {"baseUrl": "src"}}',
    'package.json': '{"dependencies": {"axios": "1"}}',
    'src/components/Header.jsx': '',
    'src/axios.js': '',
    'src/lodash.js': '',
    'src/a.css': '',
  })
  expect(resolve('components/Header')).toBe('src/components/Header.jsx')
  expect(resolve('components/Gone')).toBe('package')
  expect(resolve('react')).toBe('package')
  expect(resolve('axios')).toBe('package')
  expect(resolve('lodash', 'src/lodash.js')).toBe('package')
  expect(resolve('a.css', 'src/b.css')).toBe('package')
})

it('takes baseUrl from a configuration that is extended, beside paths of its own', () => {
  const resolve = resolverFor({
    ...sources,
    'tsconfig.json':
      '{"extends": "./tsconfig.base.json", "compilerOptions": {"paths": {"~/*": ["./src/*"]}}}',
    'tsconfig.base.json': '{"compilerOptions": {"baseUrl": "."}}',
  })
  expect(resolve('src/a')).toBe('src/a.tsx')
  expect(resolve('~/a')).toBe('src/a.tsx')
})

it('reads the imports of package.json', () => {
  const resolve = resolverFor({
    ...sources,
    'package.json': '{"imports": {"#lib": "./src/lib/index.ts", "#x/*": "./src/*"}}',
  })
  expect(resolve('#lib')).toBe('src/lib/index.ts')
  expect(resolve('#x/a.tsx')).toBe('src/a.tsx')
})

it('tells packages, other sites, virtual modules and missing files apart', () => {
  const resolve = resolverFor(sources)
  expect(resolve('react')).toBe('package')
  expect(resolve('@radix-ui/react-slot')).toBe('package')
  expect(resolve('node:fs')).toBe('package')
  expect(resolve('https://esm.sh/x')).toBe('address')
  expect(resolve('virtual:pwa-register')).toBe('virtual')
  expect(resolve('./gone')).toBe('missing')
  expect(resolve('@/gone')).toBe('missing')
})

it('says which file is meant where only upper and lower case differ', () => {
  const files = new Map([
    ['src/components/Header.tsx', ''],
    ['src/main.ts', ''],
  ])
  const { resolve } = createResolver(files, readAliases(files), { caseIndex: createCaseIndex(files) })
  const meant = 'src/components/Header.tsx'
  expect(resolve('./components/header', 'src/main.ts')).toMatchObject({ kind: 'missing', meant })
  expect(resolve('@/Components/Header.js', 'src/main.ts')).toMatchObject({ kind: 'missing', meant })
  expect(resolve('./components/footer', 'src/main.ts')).not.toHaveProperty('meant')
})

it('never leaves the project', () => {
  const resolve = resolverFor({
    ...sources,
    'tsconfig.json': '{"compilerOptions":{"paths":{"up/*":["../../*"]}}}',
  })
  for (const specifier of [
    '../../etc/passwd',
    '/../etc/passwd',
    'file:///etc/passwd',
    'up/etc/passwd',
    'data:text/javascript,1',
  ])
    expect(['missing', 'package']).toContain(resolve(specifier))
})
