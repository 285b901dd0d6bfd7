import { readKit } from './read-kit.ts'

/** Which variant of a kit file a project uses, by the file's path without its ending: `lib/permissions` → `open`. */
export type KitVariants = Readonly<Record<string, string>>

/** The kit files that the given files import, and those that these import, and so on. Nothing else comes along. */
export function collectKitFiles(
  files: ReadonlyMap<string, string>,
  variants: KitVariants,
): Map<string, string> {
  const collected = new Map<string, string>()
  const waiting = [...files.values()].map(importsOf)
  for (let modules = waiting.pop(); modules !== undefined; modules = waiting.pop()) {
    for (const module of modules) {
      const found = findKitFile(module, variants)
      if (!found || files.has(found.path) || collected.has(found.path)) continue
      collected.set(found.path, found.text)
      waiting.push(importsOfKitFile(found))
    }
  }
  return collected
}

/** The modules of the project itself that a source text imports, without the leading `@/`. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import) '@\/([^']+)'/g)].map(([, module = '']) => module)
}

/** The kit never changes while it runs, so that each of its files is read for imports once. */
const kitImports = new Map<string, string[]>()

function importsOfKitFile({ source, text }: KitFile): string[] {
  const known = kitImports.get(source) ?? importsOf(text)
  kitImports.set(source, known)
  return known
}

interface KitFile {
  /** Which file of the kit it is, variant included. */
  source: string
  path: string
  text: string
}

/** Whether the kit has a module, in one variant or several. */
export function hasKitFile(module: string): boolean {
  return [...readKit().keys()].some((path) => path.startsWith(`${module}.`) || path.startsWith(`${module}@`))
}

function findKitFile(module: string, variants: KitVariants): KitFile | undefined {
  const kit = readKit()
  const variant = Object.hasOwn(variants, module) ? `@${variants[module]}` : ''
  for (const ending of ['.tsx', '.ts']) {
    for (const source of [`${module}${variant}${ending}`, `${module}${ending}`]) {
      const text = kit.get(source)
      if (text !== undefined) return { source, path: `src/${module}${ending}`, text }
    }
  }
  return undefined
}
