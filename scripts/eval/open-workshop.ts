import { fileURLToPath } from 'node:url'
import { openPackageSet, openRuntimes } from '@joinery/preview-compiler'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../e2e/chromium-options.ts'
import { startRenderer } from '../../packages/preview-compiler/src/testing/render-project.ts'

/** A browser and a compiler that show generated apps one after the other. */
export async function openWorkshop() {
  const folder = fileURLToPath(new URL('../../.cache/preview-packages', import.meta.url))
  const packages = await openPackageSet({ folder })
  const { preview: runtime } = await openRuntimes(folder)
  const browser = await chromium.launch(chromiumOptions)
  const renderer = await startRenderer({ browser, runtime, packages })
  return {
    browser,
    renderer,
    async close(): Promise<void> {
      await renderer.stop()
      await browser.close()
      packages.close()
    },
  }
}
