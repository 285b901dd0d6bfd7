import type { PreviewState, PreviewUpdate } from '../protocol.ts'
import type { Preview } from './preview.ts'

/** Follows the server's events. The browser connects again by itself when the line breaks. */
export function followUpdates(url: string, preview: Preview): void {
  const events = new EventSource(url)
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

/**
 * A browser that rests makes its next picture with the first beat after something changed. Asked before the work, that
 * beat may fall into it, and the picture follows at once.
 */
function askForFrame(): void {
  requestAnimationFrame(() => undefined)
}
