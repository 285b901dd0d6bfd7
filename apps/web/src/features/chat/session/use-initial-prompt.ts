import { useEffect } from 'react'
import type { ProjectId } from '@joinery/contract'
import { draftOf } from '../composer/drafts.ts'
import type { ChatSession } from './chat-session.ts'
import type { ChatState } from './chat-state.ts'
import { takeInitialPrompt } from './take-initial-prompt.ts'

interface Options {
  session: ChatSession
  state: ChatState
  projectId: ProjectId
  prompt: string | undefined
  onTaken: (() => void) | undefined
}

/** Sends the message that a new project came with, once the conversation is known to be empty. */
export function useInitialPrompt({ session, state, projectId, prompt, onTaken }: Options) {
  const isKnown = state.status === 'ready'
  useEffect(() => {
    if (!isKnown || prompt === undefined) return
    takeInitialPrompt({
      session,
      projectId,
      prompt,
      storage: () => window.sessionStorage,
      onLimit: (text) => draftOf(projectId).replaceText(text),
    })
    onTaken?.()
    // Once for each prompt: a callback that is made anew must not send it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, prompt, session, projectId])
}
