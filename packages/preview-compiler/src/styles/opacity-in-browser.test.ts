import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { compileStylesheet } from './compile-stylesheet.ts'
import { applyOpacity } from './opacity-classes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions)
})
afterAll(() => browser.close())

const emptyProject = {
  findStylesheet: () => undefined,
  findPackageStyle: () => undefined,
  addressOf: (address: string) => ({ address, path: undefined }),
  readText: () => undefined,
  configPath: undefined,
  inlineConfig: undefined,
  isTailwind3: true,
}

it('shows colours of Tailwind 3 as translucent as its opacity classes say, each on its own', async () => {
  const markup = `<div id="half" class="bg-black bg-opacity-50 hover:bg-opacity-75">
  <p id="inside" class="bg-black">inside</p></div>
<p id="text" class="text-white text-opacity-25">text</p>
<p id="border" class="border border-black border-opacity-[0.1]">border</p>
<p id="ring" class="ring-2 ring-black ring-opacity-50">ring</p>
<p id="none" class="bg-black bg-opacity-0">none</p>
<div class="divide-y divide-black divide-opacity-20"><p id="divided">a</p><p>b</p></div>
<input id="field" class="placeholder-black placeholder-opacity-30" placeholder="name">
<p id="card" class="card">card</p>`
  const { build } = await compileStylesheet({
    path: 'index.css',
    text: '@tailwind base; @tailwind utilities; .card { @apply bg-black bg-opacity-50 }',
    project: emptyProject,
  })
  const page = await browser.newPage()
  await page.setContent(`<style>${build(markup.split(/[\s"]+/))}</style>${markup}`)
  const read = (id: string, property: string, part = '') =>
    page.evaluate(`getComputedStyle(document.getElementById('${id}'), '${part}')['${property}']`)
  expect(await read('half', 'backgroundColor')).toBe('color(srgb 0 0 0 / 0.5)')
  expect(await read('inside', 'backgroundColor')).toBe('color(srgb 0 0 0)')
  expect(await read('text', 'color')).toBe('color(srgb 1 1 1 / 0.25)')
  expect(await read('border', 'borderTopColor')).toBe('color(srgb 0 0 0 / 0.1)')
  expect(await read('ring', 'boxShadow')).toContain('color(srgb 0 0 0 / 0.5)')
  expect(await read('none', 'backgroundColor')).toBe('color(srgb 0 0 0 / 0)')
  expect(await read('divided', 'borderTopColor')).toBe('color(srgb 0 0 0 / 0.2)')
  expect(await read('field', 'color', '::placeholder')).toBe('color(srgb 0 0 0 / 0.3)')
  expect(await read('card', 'backgroundColor')).toBe('color(srgb 0 0 0 / 0.5)')
  await page.hover('#half')
  expect(await read('half', 'backgroundColor')).toBe('color(srgb 0 0 0 / 0.75)')
  await page.close()
})

it.each(['.a {\n', '.bg-a {\nbackground-color: red;\n}\n', '\\:', 'color: a !important', '{', 'color: '])(
  'looks for colours no longer than a stylesheet is long: %s',
  (part) => {
    const text = `--tw-bg-opacity: 1;\n.bg-a${part.repeat(200_000 / part.length)}`
    const start = performance.now()
    applyOpacity(text)
    expect(performance.now() - start).toBeLessThan(1_000)
  },
)
