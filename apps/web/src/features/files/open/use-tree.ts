import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FolderItem } from '../tree/build-tree.ts'
import { buildTree } from '../tree/build-tree.ts'
import type { FileHome } from '../homes/file-home.ts'
import { treeQuery } from './file-queries.ts'

type TreeState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; isRetrying: boolean; retry: () => void }
  | { kind: 'shown'; root: FolderItem }

/** The tree of a home. Once it is here it stays in sight, also while it is asked for again. */
export function useTree(home: FileHome): TreeState {
  const { data, error, isFetching, refetch } = useQuery(treeQuery(home))
  const root = useMemo(() => data && buildTree(data.entries), [data])
  if (root) return { kind: 'shown', root }
  if (error) return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
  return { kind: 'loading' }
}
