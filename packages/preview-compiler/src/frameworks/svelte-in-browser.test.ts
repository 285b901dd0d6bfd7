import { rolldown } from 'rolldown'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { buildRuntime } from '../document/build-runtime.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from '../session/open-session.ts'
import { servePreview } from '../testing/serve-preview.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions)
})
afterAll(() => browser.close())

const specifiers = ['svelte', 'svelte/internal/client', 'svelte/internal/disclose-version']
const nameOf = (specifier: string) => specifier.replaceAll('/', '-')

async function bundleSvelte(): Promise<Map<string, string>> {
  const bundle = await rolldown({
    input: Object.fromEntries(specifiers.map((specifier) => [nameOf(specifier), specifier])),
    platform: 'browser',
    logLevel: 'silent',
    resolve: { conditionNames: ['browser', 'development', 'import', 'default'] },
  })
  const { output } = await bundle.generate({ format: 'esm', entryFileNames: '[name].js' })
  await bundle.close()
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[`/packages/${file.fileName}`, file.code]] : [])),
  )
}

it('runs a Svelte 5 project with runes, a child component, scoped styles and a shared rune', async () => {
  const scripts = await bundleSvelte()
  const addresses = Object.fromEntries(
    specifiers.map((specifier) => [specifier, `/packages/${nameOf(specifier)}.js`]),
  )
  const files = new Map([
    ['index.html', '<div id="app"></div><script type="module" src="/src/main.ts"></script>'],
    [
      'src/main.ts',
      "import { mount } from 'svelte'\nimport App from './App.svelte'\nmount(App, { target: document.getElementById('app')! })",
    ],
    [
      'src/App.svelte',
      '<script lang="ts">\n  import Child from "./Child.svelte"\n  import { total } from "./total.svelte.ts"\n  let count: number = $state(0)\n</script>\n<button onclick={() => { count++; total.add() }}>{count} of {total.value}</button><Child text="child" />\n<style>button { color: rgb(4, 5, 6) }</style>',
    ],
    ['src/Child.svelte', '<script>let { text } = $props()</script>\n<p>{text}</p>'],
    [
      'src/total.svelte.ts',
      'let value: number = $state(0)\nexport const total = { get value() { return value }, add() { value += 10 } }',
    ],
  ])
  const session = await openSession(files, {
    packages: createCatalogue({ 'react-18': {}, 'react-19': addresses }),
  })
  const server = await servePreview({
    runtime: await buildRuntime(),
    session,
    files: new Map(files),
    scripts,
  })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`http://localhost:${server.port}/`)
  await page.getByRole('button').click()
  await expect.poll(() => page.getByRole('button').textContent()).toBe('1 of 10')
  expect(await page.getByRole('paragraph').textContent()).toBe('child')
  expect(await page.evaluate("getComputedStyle(document.querySelector('button')).color")).toBe('rgb(4, 5, 6)')
  expect(problems).toEqual([])
  await page.close()
  await server.stop()
})
