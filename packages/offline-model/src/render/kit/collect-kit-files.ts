import { readKit } from './read-kit.ts'
import type { Framework } from './read-kit.ts'

/** Which variant of a kit file a project uses, by the file's path without its ending: `lib/permissions` → `open`. */
export type KitVariants = Readonly<Record<string, string>>

/** The kit files that the given files import, and those that these import, and so on. Nothing else comes along. */
export function collectKitFiles(
  files: ReadonlyMap<string, string>,
  variants: KitVariants,
  framework: Framework = 'react',
): Map<string, string> {
  const kit = readKit(framework)
  const collected = new Map<string, string>()
  const waiting = [...files.values()].map(importsOf)
  for (let modules = waiting.pop(); modules !== undefined; modules = waiting.pop()) {
    for (const module of modules) {
      const found = findKitFile(kit, module, variants)
      if (!found || files.has(found.path) || collected.has(found.path)) continue
      collected.set(found.path, found.text)
      waiting.push(importsOfKitFile(found.text))
    }
  }
  return collected
}

/** The modules of the project itself that a source text imports, without the leading `@/`. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from |import |import\()'@\/([^']+)'/g)].map(([, module = '']) => module)
}

/** The kit never changes while it runs, so that each of its files is read for imports once. */
const kitImports = new Map<string, string[]>()

function importsOfKitFile(text: string): string[] {
  const known = kitImports.get(text) ?? importsOf(text)
  kitImports.set(text, known)
  return known
}

/** Whether the kit has a module, in one variant or several. */
export function hasKitFile(module: string, framework: Framework = 'react'): boolean {
  return [...readKit(framework).keys()].some(
    (path) => path.startsWith(`${module}.`) || path.startsWith(`${module}@`),
  )
}

interface KitFile {
  path: string
  text: string
}

function findKitFile(
  kit: ReadonlyMap<string, string>,
  module: string,
  variants: KitVariants,
): KitFile | undefined {
  const variant = Object.hasOwn(variants, module) ? `@${variants[module]}` : ''
  for (const ending of ['', '.tsx', '.ts']) {
    for (const source of [`${module}${variant}${ending}`, `${module}${ending}`]) {
      const text = kit.get(source)
      if (text !== undefined) return { path: `src/${module}${ending}`, text }
    }
  }
  return undefined
}
