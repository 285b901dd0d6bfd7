import type { PreviewState, PreviewUpdate } from '../protocol.ts'
import type { Preview } from './preview.ts'

const firstWaitMs = 1_000
const maxWaitMs = 30_000

/**
 * Follows the server's events. The browser connects again by itself when the line breaks, but not when it was refused, as
 * by a server that has too much to do: then it is tried anew here, less and less often.
 */
export function followUpdates(url: string, preview: Preview): void {
  let waitMs = firstWaitMs
  connect()

  function connect(): void {
    const events = new EventSource(url)
    events.addEventListener('open', () => (waitMs = firstWaitMs))
    events.addEventListener('error', () => {
      if (events.readyState !== EventSource.CLOSED) return
      setTimeout(connect, waitMs)
      waitMs = Math.min(waitMs * 2, maxWaitMs)
    })
    events.addEventListener('update', (event) => {
      askForFrame()
      const update: PreviewUpdate = JSON.parse(event.data)
      void preview.update(update)
    })
    events.addEventListener('start', (event) => {
      askForFrame()
      const state: PreviewState = JSON.parse(event.data)
      void preview.start(state)
    })
    events.addEventListener('settle', () => void preview.settle())
    events.addEventListener('revision', (event) => preview.expectRevision(Number(event.data)))
  }
}

/**
 * A browser that rests makes its next picture with the first beat after something changed. Asked before the work, that
 * beat may fall into it, and the picture follows at once.
 */
function askForFrame(): void {
  requestAnimationFrame(() => undefined)
}
