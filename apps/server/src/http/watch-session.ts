import type { Caller, Sessions } from './require-session.ts'

interface Options {
  sessions: Pick<Sessions, 'isLive'>
  caller: Caller
  /** Is called once, when the session has ended. */
  onEnd: () => void
}

/** With the half minute for which a session's standing is remembered, this stays below a minute. */
const intervalMs = 15_000

/**
 * For answers that last: tells when the caller's session was signed out or its user banned. Whoever watches stops when
 * the answer is over. A session that cannot be looked up counts as ended: the client comes back and is asked again.
 */
export function watchSession({ sessions, caller, onEnd }: Options): {
  look: () => Promise<void>
  stop: () => void
} {
  let isOver = false

  async function look(): Promise<void> {
    const isLive = await sessions.isLive(caller).catch(() => false)
    if (isLive || isOver) return
    stop()
    onEnd()
  }

  function stop(): void {
    isOver = true
    clearInterval(timer)
  }

  const timer = setInterval(() => void look(), intervalMs).unref()
  return { look, stop }
}
