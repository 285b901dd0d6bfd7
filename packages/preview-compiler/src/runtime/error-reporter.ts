import type { FrameMessage } from '../protocol.ts'

type ErrorMessage = Extract<FrameMessage, { type: 'error' }>

/** Tells the server what went wrong, several at a time. Nothing happens where it cannot be told. */
export function createErrorReporter(url: string | undefined): (message: ErrorMessage) => void {
  if (url === undefined) return () => undefined
  const request = globalThis.fetch.bind(globalThis)
  let waiting: Omit<ErrorMessage, 'type'>[] = []

  function send(): void {
    const body = JSON.stringify({ errors: waiting })
    waiting = []
    const headers = { 'content-type': 'application/json' }
    void request(url ?? '', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
  }

  return ({ kind, message, stack }) => {
    if (waiting.length === 0) setTimeout(send, delayMs)
    if (waiting.length < maxWaiting) waiting.push({ kind, message, stack })
  }
}

const delayMs = 50
const maxWaiting = 10
