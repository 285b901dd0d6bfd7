import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame, Page } from '@playwright/test'

/** Notes in every frame of a page when a mark of the app is first painted. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const paints = (globalThis.__paints = {})
    const look = () => {
      // An app without marks counts as soon as it shows something.
      const mark = document.querySelector('[data-mark]')?.getAttribute('data-mark') ?? (document.querySelector('#root > *') && 'app')
      if (mark === null || mark in paints) return
      paints[mark] = 0
      // The frame after the change has painted it once the next task runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => { paints[mark] = performance.timeOrigin + performance.now() }
        port2.postMessage(0)
      })
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-mark'] })
  })()`)
}

/** When a mark was painted, on the clock of \`now\`. */
export async function waitForPaint(
  page: Page,
  mark: number | 'app',
  isFrame: (frame: Frame) => boolean,
): Promise<number> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const frame = page.frames().find((each) => isFrame(each))
    const painted = await frame
      ?.evaluate(`globalThis.__paints?.[${JSON.stringify(mark)}] ?? 0`)
      .catch(() => 0)
    if (typeof painted === 'number' && painted > 0) return painted
    await sleep(15)
  }
  throw new Error(`Mark ${mark} was never painted.`)
}

export const now = () => performance.timeOrigin + performance.now()
