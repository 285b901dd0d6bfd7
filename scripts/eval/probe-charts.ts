import type { Page } from '@playwright/test'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath, waitUntil } from './read-page.ts'

/** A page with charts shows at least one drawing of some size that has lines, bars or slices in it. */
export async function probeCharts(page: Page, path: string): Promise<Probe> {
  await openPath(page, path)
  const isDrawn = await waitUntil(page, async () => Number(await page.evaluate(countShapes)) > 0, maxWaitMs)
  return judge(`${path} draws charts`, isDrawn, 'no drawing')
}

/** Charts grow into place. */
const maxWaitMs = 1_500

const countShapes = `[...document.querySelectorAll('main svg')]
  .filter((drawing) => { const { width, height } = drawing.getBoundingClientRect(); return width > 120 && height > 80 })
  .flatMap((drawing) => [...drawing.querySelectorAll('path, rect, circle')])
  .filter((shape) => { const { width, height } = shape.getBoundingClientRect(); return width > 3 && height > 3 })
  .length`
