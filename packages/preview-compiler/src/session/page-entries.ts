import type { Diagnostic } from '../diagnostics.ts'
import type { Entry } from '../entry/find-entry.ts'
import { folderOf } from '../files/paths.ts'
import type { ModuleRecord } from './module-graph.ts'
import type { Resolver } from '../resolve/create-resolver.ts'

interface Surroundings {
  entry: Entry
  resolver: Resolver
}

/** The files that the pages start with, as far as they are there. */
export function listPageEntries(surroundings: Surroundings): string[] {
  return surroundings.entry.pages.flatMap((page) => [
    ...page.stylesheets.map(({ path }) => path),
    ...resolvePageEntries(page, surroundings),
  ])
}

type Page = Pick<Entry['pages'][number], 'path' | 'entries' | 'stylesheets' | 'tailwindStyles'>

export function resolvePageEntries({ path, entries }: Page, surroundings: Surroundings): string[] {
  return entries.flatMap((entry) => resolveEntry(entry, path, surroundings) ?? [])
}

/** Its styles as they stand in its document: those that the head links, those of its code, and those that the body links. */
export function listPageStyles(
  { path, stylesheets, tailwindStyles }: Omit<Page, 'entries'>,
  reachable: readonly ModuleRecord[],
): string[] {
  const linked = (isInBody: boolean) =>
    stylesheets.filter((style) => style.isInBody === isInBody).map((style) => style.path)
  const late = linked(true)
  const tailwind = tailwindStyles === undefined ? [] : [tailwindStyleOf(path)]
  const imported = reachable.flatMap(({ compiled }) => compiled.styles.map(({ id }) => id))
  const early = [...linked(false), ...tailwind, ...imported].filter((id) => !late.includes(id))
  return [...new Set([...early, ...late])]
}

/** The id of the stylesheet that stands for Tailwind from another site. */
export function tailwindStyleOf(path: string): string {
  return `${path}?tailwind`
}

export function listMissingEntries(surroundings: Surroundings): Diagnostic[] {
  return surroundings.entry.pages.flatMap((page) =>
    page.entries
      .filter((entry) => resolveEntry(entry, page.path, surroundings) === undefined)
      .map((entry): Diagnostic => {
        const message = `This page starts ${entry}, which is not in the project.`
        // A page that somebody left in a folder must not keep the others from being published.
        const severity = isBeside(page, surroundings.entry.pages) ? 'error' : 'warning'
        return { kind: 'entry', severity, file: page.path, message }
      }),
  )
}

function isBeside({ path }: Page, [main]: readonly Page[]): boolean {
  return main === undefined || folderOf(path) === folderOf(main.path)
}

function resolveEntry(entry: string, page: string, surroundings: Surroundings): string | undefined {
  if (surroundings.entry.virtualModules.has(entry) || entry.includes('?script=')) return entry
  const found = surroundings.resolver.resolve(entry, page)
  if (found.kind === 'file') return found.path
  // A page in a folder of its own means that folder by "/".
  const nested = surroundings.resolver.resolve(`.${entry}`, page)
  return nested.kind === 'file' ? nested.path : undefined
}
