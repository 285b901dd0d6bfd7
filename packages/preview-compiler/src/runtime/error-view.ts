import { describeValue } from './describe-value.ts'
import type { Overlay } from './overlay.ts'
import { parseStack } from './stack.ts'
import type { ScriptLayouts } from './stack.ts'

/** Shows what an app throws over its page, with the file it came from. */
export function createErrorView(overlay: Overlay, layouts: ScriptLayouts) {
  function show(error: unknown): void {
    overlay.showRuntime(describeValue(error), placeOf(error))
  }

  function placeOf(error: unknown): string | undefined {
    const frames = error instanceof Error ? parseStack(error.stack ?? '', layouts) : []
    return frames.find(({ position }) => position !== undefined)?.position?.id
  }

  return {
    show,
    /** React takes a page away when a component throws: then the error is all there is to show. */
    showIfBlank: (error: unknown): void =>
      void setTimeout(() => {
        if (isBlank(document.body)) show(error)
      }, 50),
  }
}

function isBlank(body: HTMLElement): boolean {
  const hasPictures = body.querySelector('img, svg, canvas, video, iframe, input') !== null
  return body.innerText.trim() === '' && !hasPictures
}
