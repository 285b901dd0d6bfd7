import { useSyncExternalStore } from 'react'
import { pickLatestFile } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { chatSessionOf } from '../features/chat/session/chat-sessions.ts'

/** What the newest run of a project wrote that is best worth a look, as the conversation tells it. */
export function useLatestFile(projectId: ProjectId): string | undefined {
  const { subscribe, getState } = chatSessionOf(projectId)
  const { messages, runs } = useSyncExternalStore(subscribe, getState)
  // Runs that were seen alive here come after what was said before.
  const seen = runs.map(({ files }) => ({
    generatedFiles: files.filter(({ state }) => state === 'written').map(({ path }) => path),
  }))
  return pickLatestFile([...messages, ...seen])
}
