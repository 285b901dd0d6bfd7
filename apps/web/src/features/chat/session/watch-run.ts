import { runEvent } from '@joinery/contract'
import type { RunEvent, RunId } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import type { StreamedEvent } from '../../../lib/event-stream.ts'

export interface Wire {
  /** The log of a run from a position on, for as long as the connection holds. */
  openLog: (runId: RunId, after: number, signal: AbortSignal) => AsyncIterable<StreamedEvent>
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

interface Watch extends Wire {
  runId: RunId
  /** The newest position that is known; asked anew for every connection. */
  position: () => number
  onEvent: (event: RunEvent) => void
  /** Whether events can come: false while the connection is being made again. */
  onConnection: (isUp: boolean) => void
  signal: AbortSignal
}

const shortestWaitMs = 500
const longestWaitMs = 10_000

/**
 * Follows a run to its end, over any number of connections: each one goes on after the last event that arrived. Ends
 * early only when it is given up, or when the server says that there is no such run.
 */
export async function watchRun(watch: Watch): Promise<'ended' | 'gone'> {
  const { runId, position, onConnection, wait, signal } = watch
  let waitMs = shortestWaitMs
  while (!signal.aborted) {
    const before = position()
    try {
      const isOver = await followConnection(watch)
      if (isOver) return 'ended'
    } catch (error) {
      if (signal.aborted) break
      if (error instanceof ApiError && error.status === 404) return 'gone'
    }
    if (position() > before) waitMs = shortestWaitMs
    onConnection(false)
    await wait(waitMs, signal)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
  throw new DOMException(`Nobody watches run ${runId} any more.`, 'AbortError')
}

/** True once the run's last event has been seen. */
async function followConnection({ runId, position, openLog, onEvent, onConnection, signal }: Watch) {
  for await (const { data } of openLog(runId, position(), signal)) {
    if (signal.aborted) return false
    onConnection(true)
    const event = readEvent(data)
    if (event.position > position() + 1) return false
    onEvent(event)
    if (event.body.type === 'finished') return true
  }
  return false
}

function readEvent(data: string): RunEvent {
  return runEvent.parse(JSON.parse(data))
}
