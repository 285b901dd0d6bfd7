import { useEffect, useEffectEvent, useState } from 'react'
import type { DraftState } from './draft.ts'

interface Options {
  sendable: 'now' | 'soon' | 'not'
  draft: Pick<DraftState, 'text' | 'attachments'>
  send: () => void
}

/**
 * Sends now, or as soon as what is on its way has arrived: the conversation, or a file. Whoever goes on writing meanwhile
 * was not done.
 */
export function useSendWhenReady({ sendable, draft, send }: Options) {
  const content = [draft.text, ...draft.attachments.map(({ id }) => id)].join('\n')
  const [awaited, setAwaited] = useState<string>()
  if (awaited !== undefined && awaited !== content) setAwaited(undefined)
  const isAwaited = awaited === content && sendable !== 'not'
  const isDue = isAwaited && sendable === 'now'
  const sendAwaited = useEffectEvent(send)
  useEffect(() => {
    if (isDue) sendAwaited()
  }, [isDue])
  return {
    isAwaited,
    sendWhenReady: () => {
      if (sendable === 'now') send()
      if (sendable === 'soon') setAwaited(content)
    },
  }
}
