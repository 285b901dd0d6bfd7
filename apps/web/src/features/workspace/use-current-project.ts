import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Project, ProjectId } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
import { currentProject as current } from './current-project.ts'
import { projectQuery } from '../../lib/project-query.ts'
import type { ChatInput } from './workspace-slots.ts'

export type OpenProject =
  | { kind: 'none' }
  | { kind: 'loading'; projectId: ProjectId }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'open'; projectId: ProjectId; project: Project }

/** The project that the workspace is about, and how to close it. */
export function useCurrentProject({ follow }: Pick<ChatInput, 'follow'>): {
  state: OpenProject
  close: () => void
} {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get('projectId')
  const projectId = current.read(named)
  const { data: project, error, refetch } = useQuery(projectQuery(projectId))

  const isGone = named === null && error instanceof ApiError && error.code === 'not-found'

  // Whoever writes while it is being opened has written nothing in vain.
  const saveWritten = useRef<() => void>(undefined)
  useEffect(() => {
    saveWritten.current = projectId && follow(projectId)
  }, [projectId, follow])

  useEffect(() => {
    if (project) current.keep(project.id)
    if (!isGone) return
    saveWritten.current?.()
    current.forget()
  }, [project, isGone])

  const close = () => {
    current.forget()
    setParameters((before) => withoutProject(before), { replace: true })
  }
  return { state: stateOf(), close }

  function stateOf(): OpenProject {
    if (!projectId) return { kind: 'none' }
    if (project) return { kind: 'open', projectId, project }
    // What this tab worked on before may be deleted by now, or belong to whoever was signed in then.
    if (isGone) return { kind: 'none' }
    if (error) return { kind: 'failed', error, retry: () => void refetch() }
    return { kind: 'loading', projectId }
  }
}

function withoutProject(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('projectId')
  after.delete('projectPrompt')
  return after
}
