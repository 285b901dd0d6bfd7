import { runId } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { ChatSession } from './chat-session.ts'

interface Options {
  session: Pick<ChatSession, 'getState' | 'send' | 'newId'>
  projectId: ProjectId
  prompt: string
  /** A function, because merely reading it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** The plan does not allow it now; it should not be lost. */
  onLimit: (prompt: string) => void
}

/**
 * Sends a prompt that stands in the address. A conversation that has begun is left alone, so that a link followed
 * twice, or sent by somebody else, starts nothing in it; and the run's id is kept before anything is sent, so that a
 * reload at the wrong moment is the same run again.
 */
export function takeInitialPrompt({ session, projectId, prompt, storage, onLimit }: Options): boolean {
  const { messages, runs } = session.getState()
  if (messages.length > 0 || runs.length > 0 || prompt.trim() === '') return false
  const key = `chat_first_run_${projectId}`
  const id = readId(() => storage().getItem(key)) ?? session.newId()
  attempt(() => storage().setItem(key, id))
  void session.send({ id, prompt: prompt.trim(), mode: 'build' }).then((sent) => {
    if (sent === 'limit') onLimit(prompt)
  })
  return true
}

const readId = (read: () => string | null) => runId.safeParse(attempt(read)).data

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
