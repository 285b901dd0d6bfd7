import type { Locator } from '@playwright/test'
import { z } from 'zod'

/** Scrolls from the end of a long list to its beginning, and looks at each part of it. */
export async function readUpwards(list: Locator, look: () => Promise<void>): Promise<void> {
  for (;;) {
    await look()
    if (z.number().parse(await list.evaluate(stepUp)) <= 0) return
  }
}

/** Tells where the list stood, once it has been painted anew. */
const stepUp = `async (element) => {
  const before = element.scrollTop
  element.scrollTop = Math.max(0, before - element.clientHeight * 0.8)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return before
}`
