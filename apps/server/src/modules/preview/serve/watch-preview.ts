import type { EventSource } from '../../../http/event-streams.ts'
import { encodeEvent } from '../../../http/event-streams.ts'
import type { LivePreview, Watcher } from '../live/live-preview.ts'

interface Options {
  preview: Pick<LivePreview, 'state' | 'watch' | 'unwatch'>
  /** True for a frame that was opened empty and waits to be started. */
  isWaiting: boolean
  wake: () => void
}

/** So much may wait for a frame that does not read. One that lags further is let go of: it comes back and starts anew. */
const maxWaitingBytes = 16 * 1024 * 1024

/** Everything that happens to a preview from now on, for one frame. */
export function watchPreview({ preview, isWaiting, wake }: Options): EventSource {
  const queue: Uint8Array[] = []
  let waitingBytes = 0
  let isOver = false

  function send(event: string, value: unknown): void {
    const frame = encodeEvent({ event, data: JSON.stringify(value) })
    waitingBytes += frame.length
    if (waitingBytes > maxWaitingBytes) isOver = true
    else queue.push(frame)
    wake()
  }

  function end(): void {
    isOver = true
    wake()
  }

  const watcher: Watcher = { isWaiting, send: ({ name, value }) => send(name, value), end }
  send('revision', preview.state().revision)
  void preview.watch(watcher).catch(end)

  return {
    take() {
      const next = queue.shift()
      waitingBytes -= next?.length ?? 0
      return Promise.resolve(next ?? (isOver ? null : undefined))
    },
    close: () => preview.unwatch(watcher),
  }
}
