import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '@joinery/contract'
import { draftOf } from '../features/chat/composer/drafts.ts'
import { FirstPrompt } from '../features/dashboard/first-prompt.tsx'

/** The chat's own draft, written on the dashboard: what is sent here is carried out there. */
export function NewcomerPrompt() {
  const draft = draftOf(undefined)
  const { text } = useSyncExternalStore(draft.subscribe, draft.getState)
  const navigate = useNavigate()
  const send = () => {
    draft.askToSend()
    void navigate(routes.chat.path)
  }
  return <FirstPrompt text={text} onText={(written) => draft.update({ text: written })} onSend={send} />
}
