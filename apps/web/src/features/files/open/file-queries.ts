import { queryOptions, skipToken } from '@tanstack/react-query'
import type { FileContent } from '@joinery/contract'
import type { FileHome, Search } from '../homes/file-home.ts'

export const treeQuery = (home: FileHome) =>
  queryOptions({
    queryKey: [...home.queryKey, 'tree'],
    queryFn: ({ signal }) => home.readTree(signal),
  })

interface Wanted {
  path: string
  /** As the tree has it: another hash is another content, so what is here once need not be asked for again. */
  hash: string
}

export const contentQuery = (home: FileHome, wanted: Wanted | undefined) =>
  queryOptions({
    queryKey: [...home.queryKey, 'content', wanted?.path, wanted?.hash],
    queryFn: wanted ? ({ signal }) => home.readFile(wanted.path, signal) : skipToken,
    staleTime: Infinity,
  })

/** While a newer content of a file is on its way, the one before it stays where it is. */
export const keepContentOf = (path: string) => (previous: FileContent | undefined) =>
  previous?.path === path ? previous : undefined

export const searchQuery = (home: FileHome, search: Search) =>
  queryOptions({
    queryKey: [...home.queryKey, 'search', search],
    queryFn: search.query === '' ? skipToken : ({ signal }) => home.search(search, signal),
  })
