import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ProjectId } from '@joinery/contract'
import { chatSessionOf, holdChatSession } from './session/chat-sessions.ts'
import { isActive } from './session/run-state.ts'
import type { RunFile } from './session/run-state.ts'

/** A file that a run is writing, or has written since it began. */
export interface LiveFile {
  path: string
  /** What was typed so far. */
  text: string
  isWriting: boolean
}

export interface LiveRun {
  isRunning: boolean
  progress: { percent: number; label: string } | null
  files: readonly LiveFile[]
}

const idle: LiveRun = { isRunning: false, progress: null, files: [] }

/** What the run under way is writing, for whoever shows it as it is typed. Idle while there is none. */
export function useLiveFiles(projectId: ProjectId | undefined): LiveRun {
  useEffect(() => (projectId ? holdChatSession(projectId) : undefined), [projectId])
  const session = projectId ? chatSessionOf(projectId) : undefined
  const state = useSyncExternalStore(session?.subscribe ?? never, () => session?.getState())
  const run = state?.runs.find(isActive)
  const files = run?.files
  const live = useMemo(() => files?.flatMap(readLiveFile) ?? [], [files])
  if (!run) return idle
  return { isRunning: true, progress: run.progress, files: live }
}

const never = () => () => undefined

function readLiveFile({ path, text, state }: RunFile): LiveFile[] {
  if (state !== 'writing' && state !== 'written') return []
  return [{ path, text, isWriting: state === 'writing' }]
}
