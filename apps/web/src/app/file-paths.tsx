import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ProjectId } from '@joinery/contract'
import { filesOf } from '../features/files/open/browser-files.ts'
import { treeQuery } from '../features/files/open/file-queries.ts'

interface FilePathsProps {
  projectId: ProjectId | undefined
  render: (paths: readonly string[]) => ReactNode
}

/** Hands on the paths of a project's files, none until they are known. */
export function FilePaths({ projectId, render }: FilePathsProps) {
  const { data } = useQuery(treeQuery(filesOf(projectId).home))
  return render(data?.entries.filter(({ kind }) => kind === 'file').map(({ path }) => path) ?? [])
}
