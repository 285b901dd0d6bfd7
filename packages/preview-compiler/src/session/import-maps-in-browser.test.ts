import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { buildRuntime } from '../document/build-runtime.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { servePreview } from '../testing/serve-preview.ts'
import { openSession } from './open-session.ts'

const vueAddress = 'https://unpkg.com/vue@3/dist/vue.esm-browser.js'
const index = { 'react-18': {}, 'react-19': { vue: '/packages/vue.js', 'chart.js': '/packages/chart.js' } }
const packages = createCatalogue(index)

const pageWith = (imports: Record<string, string>) =>
  `<!doctype html><html><head><script type="importmap">${JSON.stringify({ imports })}</script></head><body><div id="app">{{ greeting }}</div><script type="module" src="main.js"></script></body></html>`

const tree = {
  'index.html': pageWith({
    vue: vueAddress,
    confetti: 'https://esm.sh/confetti',
    'three/addons/': 'https://esm.sh/three/addons/',
    'chart.js': 'https://esm.sh/chart.js',
    shop: './js/shop.js',
  }),
  'js/shop.js': "export const greeting = 'Hello'",
  'main.js': `import { createApp } from 'vue'
import { greeting } from 'shop'
createApp({ data: () => ({ greeting }) }).mount('#app')`,
}

it('takes from the given address what no catalogue has', async () => {
  const main = `import 'confetti'\nimport 'three/addons/Sky.js'\nimport 'chart.js'\nimport 'unheard-of'\nimport 'shop'`
  const page = tree['index.html'].replace('vue.esm-browser', 'vue.runtime.esm-browser')
  const files = new Map(Object.entries({ ...tree, 'index.html': page, 'main.js': main }))
  const session = await openSession(files, { packages })
  const bundle = await session.bundle()
  expect(bundle.packages.map(({ specifier, url }) => [specifier, url])).toEqual([
    ['confetti', 'https://esm.sh/confetti'],
    ['three/addons/Sky.js', 'https://esm.sh/three/addons/Sky.js'],
    ['chart.js', '/packages/chart.js'],
    ['unheard-of', undefined],
  ])
  expect(bundle.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('unheard-of')])
  expect(bundle.modules.map(({ id }) => id)).toContain('js/shop.js')
})

it('takes all that the map names from there where Vue reads its templates from the page', async () => {
  const main = "import 'vue'\nimport 'chart.js'"
  const session = await openSession(new Map(Object.entries({ ...tree, 'main.js': main })), { packages })
  expect((await session.bundle()).packages.map(({ url }) => url)).toEqual([
    vueAddress,
    'https://esm.sh/chart.js',
  ])
})

it('follows a map that changes', async () => {
  const session = await openSession(new Map(Object.entries(tree)), { packages })
  const update = await session.change(new Map([['index.html', pageWith({ shop: './js/shop.js' })]]))
  expect(update.packages).toMatchObject([{ specifier: 'vue', url: '/packages/vue.js' }])
})

it('shows a page whose Vue comes from another site', async () => {
  const files = new Map(Object.entries(tree))
  const session = await openSession(files, { packages })
  const server = await servePreview({ runtime: await buildRuntime(), session, files, scripts: new Map() })
  const browser = await chromium.launch(chromiumOptions)
  onTestFinished(async () => {
    await browser.close()
    await server.stop()
  })
  const page = await browser.newPage()
  const vue = await readFile(createRequire(import.meta.url).resolve('vue/dist/vue.esm-browser.js'), 'utf8')
  await page.route(vueAddress, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: vue,
    }),
  )
  await page.goto(`http://localhost:${server.port}/`)
  await expect.poll(() => page.locator('#app').textContent()).toBe('Hello')
})
