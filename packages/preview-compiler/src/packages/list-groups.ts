import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isRecord } from '../is-record.ts'
import type { Generation } from '../package-catalogue.ts'
import { findPackage } from './find-package.ts'
import type { InstalledPackage } from './find-package.ts'
import { readExports } from './read-exports.ts'
import type { PackageExport } from './read-exports.ts'

/** Packages that are bundled together, because they share pieces that may exist only once in a page. */
export interface PackageGroup {
  readonly name: string
  readonly packages: ReadonlyMap<string, InstalledPackage>
  /** What is bundled in one go. */
  readonly specifiers: readonly string[]
  /** What is bundled alone, when it is asked for. */
  readonly singles: readonly string[]
  /** Packages of which any other file may be asked for. Each of those is bundled when it is. */
  readonly openPackages: readonly string[]
  /** Stylesheets by specifier, each with its package and file. */
  readonly styles: ReadonlyMap<string, StyleFile>
}

interface StyleFile {
  readonly package: string
  readonly file: string
}

export interface GenerationSet {
  /** The folder whose `node_modules` decide. */
  readonly folder: string
  readonly groups: ReadonlyMap<string, PackageGroup>
}

/** Everything that a generation has: what its package.json names, as it is installed. */
export function listGroups(generation: Generation): GenerationSet {
  const require = createRequire(import.meta.url)
  const manifestPath = require.resolve(
    `@joinery/preview-packages-${generation.slice('react-'.length)}/package.json`,
  )
  const folder = dirname(manifestPath)
  const manifest: unknown = require(manifestPath)
  const names =
    isRecord(manifest) && isRecord(manifest['dependencies']) ? Object.keys(manifest['dependencies']) : []
  const groups = new Map<string, PackageGroup>()
  for (const name of names) {
    const found = findPackage(name, folder)
    if (!found) continue
    const groupName = nameGroup(name)
    const known = groups.get(groupName) ?? emptyGroup(groupName)
    groups.set(groupName, addPackage(known, name, found))
  }
  return { folder, groups }
}

function nameGroup(name: string): string {
  if (name === 'radix-ui' || name.startsWith('@radix-ui/')) return 'radix-ui'
  if (name === 'react-dom') return 'react'
  if (name === 'react-router-dom') return 'react-router'
  return name.replaceAll('/', '+')
}

function emptyGroup(name: string): PackageGroup {
  return { name, packages: new Map(), specifiers: [], singles: [], openPackages: [], styles: new Map() }
}

function addPackage(group: PackageGroup, name: string, found: InstalledPackage): PackageGroup {
  const { exports, isOpen } = readExports(found.manifest)
  const scripts = listScripts(name, exports)
  const styles = isOpen ? [...listStyles(exports), ...scanStyles(found.folder)] : listStyles(exports)
  return {
    ...group,
    packages: new Map([...group.packages, [name, found]]),
    specifiers: [...group.specifiers, ...scripts.bundled],
    singles: [...group.singles, ...scripts.single],
    openPackages: isOpen || scripts.isOpen ? [...group.openPackages, name] : group.openPackages,
    styles: new Map([
      ...group.styles,
      ...styles.map(({ subpath, file }): [string, StyleFile] => [
        joinSpecifier(name, subpath),
        { package: name, file: file.replace(/^\.\//, '') },
      ]),
    ]),
  }
}

interface PackageScripts {
  bundled: string[]
  single: string[]
  isOpen: boolean
}

/** What is asked for by the name alone, with the parts that share state; everything else is bundled when it is wanted. */
function listScripts(name: string, exports: readonly PackageExport[]): PackageScripts {
  const scripts = exports
    .filter(({ subpath, file }) => /\.[cm]?js$/.test(file) && !serverSide.test(subpath))
    .map(({ subpath }) => subpath)
  const hasMain = scripts.length === 0 || scripts.includes('.')
  const together = new Set(hasMain ? ['.'] : [])
  for (const subpath of sharedSubpaths.get(name) ?? []) if (scripts.includes(subpath)) together.add(subpath)
  const rest = scripts.filter((subpath) => !together.has(subpath))
  const isOpen = scripts.length === 0 || rest.length > maxSingles
  return {
    bundled: [...together].map((subpath) => joinSpecifier(name, subpath)),
    single: isOpen ? [] : rest.map((subpath) => joinSpecifier(name, subpath)),
    isOpen,
  }
}

/** Beyond this number a pattern stands for them in the index. */
const maxSingles = 40
const serverSide =
  /server|static|test|node|nuxt|plugin|macro|vite|webpack|rsc|cli\b|worker|package\.json|^\.\/(?:lib|unsafe|bin)\//

/** Parts that share state with the package itself. */
const sharedSubpaths = new Map([
  [
    '@angular/core',
    ['./primitives/di', './primitives/event-dispatch', './primitives/signals', './rxjs-interop'],
  ],
  ['@angular/common', ['./http']],
  ['@angular/forms', ['./signals', './signals/compat']],
  ['@angular/platform-browser', ['./animations', './animations/async']],
  ['rxjs', ['./operators', './ajax', './fetch', './webSocket']],
  ['react', ['./jsx-runtime', './jsx-dev-runtime']],
  ['react-dom', ['./client']],
  ['react-icons', ['./lib']],
  ['react-router', ['./dom']],
  ['chart.js', ['./auto', './helpers']],
  ['swiper', ['./react', './modules']],
  ['swr', ['./mutation', './infinite', './immutable', './_internal']],
  ['three', ['./webgpu', './tsl']],
  [
    'svelte',
    [
      './animate',
      './easing',
      './events',
      './internal/client',
      './internal/disclose-version',
      './internal/flags/async',
      './internal/flags/legacy',
      './legacy',
      './motion',
      './reactivity',
      './store',
      './transition',
    ],
  ],
])

function listStyles(exports: readonly PackageExport[]): PackageExport[] {
  return exports.filter(({ file }) => file.endsWith('.css'))
}

/** Packages without `exports` are asked for by path: `leaflet/dist/leaflet.css`. */
function scanStyles(folder: string): PackageExport[] {
  return styleFolders.flatMap((inner) => {
    try {
      return readdirSync(join(folder, inner))
        .filter((name) => name.endsWith('.css'))
        .map((name) => {
          const file = `./${inner === '' ? '' : `${inner}/`}${name}`
          return { subpath: file, file }
        })
    } catch {
      return []
    }
  })
}

const styleFolders = ['', 'dist', 'css', 'styles', 'lib/css', 'dist/css', 'src', 'src/css']

function joinSpecifier(name: string, subpath: string): string {
  return subpath === '.' ? name : `${name}/${subpath.slice('./'.length)}`
}
