import type { StyleBlock } from '../compile/compiled-file.ts'
import { kindOf } from '../compile/file-kind.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { PackageUse } from '../protocol.ts'
import { describeModules } from './describe-modules.ts'
import type { ModuleRecord } from './module-graph.ts'

/** Tests, declarations, configurations and what runs on a server are no part of the page. */
export function isPageCode(path: string): boolean {
  return !otherCode.test(path) && path.includes('/') && pageKinds.has(kindOf(path))
}

/** Stylesheets that the page will most likely import once it is there. */
export function listStylesAhead(files: ProjectFiles): StyleBlock[] {
  return [...files.keys()]
    .filter((path) => kindOf(path) === 'css' && /^(?:src|app|styles)\//.test(path))
    .slice(0, maxStylesAhead)
    .map((path) => ({ id: path, path, text: readText(files, path) ?? '' }))
}

interface AheadInput {
  /** Of files that the page does not import yet. */
  records: readonly ModuleRecord[]
  files: ProjectFiles
  usesReact: boolean
  resolvePackage: (specifier: string, names?: readonly string[] | '*') => string | undefined
}

/** What those files need. Nearly every page of React needs three packages besides. */
export function listPackagesAhead({ records, files, usesReact, resolvePackage }: AheadInput): PackageUse[] {
  const { packages } = describeModules({ records, files, resolvePackage })
  const start = usesReact ? reactStart : []
  return [
    ...start.map((specifier) => ({ specifier, url: resolvePackage(specifier), names: '*' as const })),
    ...packages,
  ].filter(({ url }) => url !== undefined)
}

const maxStylesAhead = 4
const reactStart = ['react', 'react-dom/client', 'react/jsx-dev-runtime']
const otherCode =
  /\.d\.[cm]?ts$|\.(?:test|spec|stories|config)\.[cm]?[jt]sx?$|(?:^|\/)(?:node_modules|supabase|server)\//
const pageKinds = new Set(['script', 'vue', 'svelte', 'svelte-module'])
