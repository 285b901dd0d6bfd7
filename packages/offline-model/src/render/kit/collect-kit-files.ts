import { readKit } from './read-kit.ts'

/** Which variant of a kit file a project uses, by the file's path without its ending: `lib/permissions` → `open`. */
export type KitVariants = Readonly<Record<string, string>>

/** The kit files that the given files import, and those that these import, and so on. Nothing else comes along. */
export function collectKitFiles(
  files: ReadonlyMap<string, string>,
  variants: KitVariants,
): Map<string, string> {
  const collected = new Map<string, string>()
  const waiting = [...files.values()]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const module of importsOf(text)) {
      const found = findKitFile(module, variants)
      if (!found || files.has(found.path) || collected.has(found.path)) continue
      collected.set(found.path, found.text)
      waiting.push(found.text)
    }
  }
  return collected
}

/** The modules of the project itself that a source text imports, without the leading `@/`. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import) '@\/([^']+)'/g)].map(([, module = '']) => module)
}

/** Whether the kit has a module, in one variant or several. */
export function hasKitFile(module: string): boolean {
  return [...readKit().keys()].some((path) => path.startsWith(`${module}.`) || path.startsWith(`${module}@`))
}

function findKitFile(module: string, variants: KitVariants): { path: string; text: string } | undefined {
  const kit = readKit()
  const variant = Object.hasOwn(variants, module) ? `@${variants[module]}` : ''
  for (const ending of ['.tsx', '.ts']) {
    const text = kit.get(`${module}${variant}${ending}`) ?? kit.get(`${module}${ending}`)
    if (text !== undefined) return { path: `src/${module}${ending}`, text }
  }
  return undefined
}
