import type { Locator } from '@playwright/test'

interface Scrolled {
  scrollTop: number
  readonly clientHeight: number
}

/** Scrolls from the end of a long list to its beginning, and looks at each part of it once it is painted. */
export async function readUpwards(list: Locator, look: () => Promise<void>): Promise<void> {
  for (;;) {
    await list
      .page()
      .evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    await look()
    const before = await list.evaluate((element: Scrolled) => {
      const { scrollTop, clientHeight } = element
      element.scrollTop = Math.max(0, scrollTop - clientHeight * 0.8)
      return scrollTop
    })
    if (before <= 0) return
  }
}
