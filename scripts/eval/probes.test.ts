import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumOptions } from '../../e2e/chromium-options.ts'
import { probeColours } from './probe-colours.ts'
import { probeControls } from './probe-controls.ts'
import { countOutsideActs } from './read-page.ts'
import { describeSmallApp, failuresOf, openSmallApp } from './testing/small-app.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions)
  page = await browser.newPage()
  await page.addInitScript(countOutsideActs)
})
afterAll(() => browser.close())

it('sees the asked colours, and a page in another colour', async () => {
  expect(failuresOf(await probeColours(await openSmallApp(page), describeSmallApp()))).toEqual([])
  expect(
    failuresOf(await probeColours(await openSmallApp(page, ['wrong colour']), describeSmallApp())),
  ).toContain('background colour')
})

it('sees that every button does something, and one that does nothing', async () => {
  expect(failuresOf(await probeControls(await openSmallApp(page), '/'))).toEqual([])
  expect(failuresOf(await probeControls(await openSmallApp(page, ['dead button']), '/'))).toEqual([
    '/ "Greet"',
  ])
})
