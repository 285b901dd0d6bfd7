import { useEffect, useSyncExternalStore } from 'react'
import type { ProjectId } from '@joinery/contract'
import type { ChatSession } from './chat-session.ts'
import { chatSessionOf, holdChatSession } from './chat-sessions.ts'
import type { ChatState } from './chat-state.ts'

/** The conversation of a project, connected for as long as the component is there. */
export function useChatSession(projectId: ProjectId): { session: ChatSession; state: ChatState } {
  useEffect(() => holdChatSession(projectId), [projectId])
  const session = chatSessionOf(projectId)
  return { session, state: useSyncExternalStore(session.subscribe, session.getState) }
}
