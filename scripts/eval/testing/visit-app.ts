import { limitToFramework, renderApplication, understand } from '@joinery/offline-model'
import type { ApplicationModel } from '@joinery/offline-model'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Renderer } from '../../../packages/preview-compiler/src/testing/render-project.ts'
import { openWorkshop } from '../open-workshop.ts'
import { findPath } from '../probe-accounts.ts'
import type { Probe } from '../probe.ts'
import { openPath } from '../read-page.ts'

/** What one does in an app that was built from a request. */
export interface Visit {
  page: Page
  model: ApplicationModel
  /** Opens the page that holds a section. */
  at: (section: string) => Promise<void>
  /** Waits until something can be seen. */
  see: (words: string | RegExp) => Promise<void>
  press: (name: string | RegExp) => Promise<void>
}

/** One browser and one compiler for all apps of a file, opened before its first test and closed after its last. */
export function shareVisits(): ReturnType<typeof createVisits> {
  let workshop: Awaited<ReturnType<typeof openWorkshop>>
  beforeAll(async () => {
    workshop = await openWorkshop()
  })
  afterAll(() => workshop.close())
  return (...visit) => createVisits(workshop.renderer)(...visit)
}

/** Builds an app from a request, opens it in a browser and lets it be used. Nothing may complain meanwhile. */
function createVisits(renderer: Renderer) {
  return async (prompt: string, use: (visit: Visit) => Promise<void>, mayComplain = false): Promise<void> => {
    const model = limitToFramework(understand(prompt))
    const seen = await renderer.render({ files: renderApplication(model) }, async (page) => {
      page.setDefaultTimeout(20_000)
      await page.locator('main').waitFor()
      await use({
        page,
        model,
        async at(section) {
          const path = findPath(model, section)
          if (path === undefined) throw new Error(`No page has ${section}.`)
          await openPath(page, path)
        },
        see: (words) => page.getByText(words).filter({ visible: true }).first().waitFor(),
        press: (name) => page.getByRole('button', { name }).filter({ visible: true }).first().click(),
      })
    })
    if (mayComplain) return
    expect(seen.errors).toEqual([])
    expect(seen.consoleErrors).toEqual([])
  }
}

export function expectPassed(probes: readonly Probe[]): void {
  expect(probes.filter(({ isPassed }) => !isPassed)).toEqual([])
  expect(probes.length).toBeGreaterThan(0)
}
