import { chromium } from '@playwright/test'
import type { Browser, LaunchOptions } from '@playwright/test'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { buildRuntime } from '../document/build-runtime.ts'
import type { RuntimeScript } from '../document/build-runtime.ts'
import type { FileBody } from '../files/project-files.ts'
import { createCatalogue } from '../package-catalogue.ts'
import type { RuntimeSettings } from '../protocol.ts'
import { openSession } from '../session/open-session.ts'
import { bundleReact } from './bundle-react.ts'
import type { BundledPackages } from './bundle-react.ts'
import { servePreview } from './serve-preview.ts'

interface TabOptions {
  path?: string
  settings?: Partial<RuntimeSettings>
}

/** Opens projects of a test file in tabs, with React for their only package. Each tab closes with its test. */
export function setUpTabs(chromiumOptions: LaunchOptions) {
  let browser: Browser
  let packages: BundledPackages
  let runtime: RuntimeScript
  const cleanups: (() => Promise<void>)[] = []
  beforeAll(async () => {
    ;[browser, packages, runtime] = await Promise.all([
      chromium.launch(chromiumOptions),
      bundleReact(),
      buildRuntime(),
    ])
  })
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup()
  })
  afterAll(() => browser.close())

  return async (tree: Readonly<Record<string, string>>, { path = '/', settings }: TabOptions = {}) => {
    const files = new Map<string, FileBody>(Object.entries(tree))
    const session = await openSession(files, { packages: createCatalogue(packages.index) })
    const scripts = packages.scripts
    const server = await servePreview({ runtime, session, files, scripts, ...(settings && { settings }) })
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    cleanups.push(async () => {
      await page.close()
      await server.stop()
    })
    await page.goto(`http://localhost:${server.port}${path}`)
    const edit = (changed: string, text: string) => server.change(new Map([[changed, text]]))
    return { page, server, session, edit, problems }
  }
}
