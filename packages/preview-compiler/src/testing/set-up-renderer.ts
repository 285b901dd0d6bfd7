import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, LaunchOptions } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { buildRuntime } from '../document/build-runtime.ts'
import { openPackageSet } from '../packages/package-set.ts'
import type { PackageSet } from '../packages/package-set.ts'
import { startRenderer } from './render-project.ts'
import type { Renderer } from './render-project.ts'

type Render = (
  files: Readonly<Record<string, string>>,
  look: Parameters<Renderer['render']>[1],
) => ReturnType<Renderer['render']>

/** Shows the projects of a test file in a browser with the packages that the server has, until the last test has run. */
export function setUpRenderer(chromiumOptions: LaunchOptions): Render {
  let packages: PackageSet
  let browser: Browser
  let renderer: Renderer
  beforeAll(async () => {
    // Shared with the server on this machine, so that only the first run has to bundle.
    const folder = fileURLToPath(new URL('../../../../.cache/preview-packages', import.meta.url))
    packages = await openPackageSet({ folder })
    browser = await chromium.launch(chromiumOptions)
    renderer = await startRenderer({ browser, runtime: await buildRuntime(), packages })
  })
  afterAll(async () => {
    await renderer.stop()
    await browser.close()
    packages.close()
  })
  return (files, look) => renderer.render({ files: new Map(Object.entries(files)) }, look)
}
