import type { Diagnostic } from '../diagnostics.ts'
import type { Entry } from '../entry/find-entry.ts'
import type { Resolver } from '../resolve/create-resolver.ts'

interface Surroundings {
  entry: Entry
  resolver: Resolver
}

/** The files that the pages start with, as far as they are there. */
export function listPageEntries(surroundings: Surroundings): string[] {
  return surroundings.entry.pages.flatMap((page) => [
    ...page.stylesheets,
    ...resolvePageEntries(page, surroundings),
  ])
}

type Page = Pick<Entry['pages'][number], 'path' | 'entries'>

export function resolvePageEntries({ path, entries }: Page, surroundings: Surroundings): string[] {
  return entries.flatMap((entry) => resolveEntry(entry, path, surroundings) ?? [])
}

export function listMissingEntries(surroundings: Surroundings): Diagnostic[] {
  return surroundings.entry.pages.flatMap((page) =>
    page.entries
      .filter((entry) => resolveEntry(entry, page.path, surroundings) === undefined)
      .map((entry): Diagnostic => {
        const message = `This page starts ${entry}, which is not in the project.`
        return { kind: 'entry', severity: 'error', file: page.path, message }
      }),
  )
}

function resolveEntry(entry: string, page: string, surroundings: Surroundings): string | undefined {
  if (surroundings.entry.virtualModules.has(entry) || entry.includes('?script=')) return entry
  const found = surroundings.resolver.resolve(entry, page)
  if (found.kind === 'file') return found.path
  // A page in a folder of its own means that folder by "/".
  const nested = surroundings.resolver.resolve(`.${entry}`, page)
  return nested.kind === 'file' ? nested.path : undefined
}
