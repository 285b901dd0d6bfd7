import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { frameSource, parentSource } from '../protocol.ts'
import { openSession } from '../session/open-session.ts'
import { servePreview } from '../testing/serve-preview.ts'
import { buildRuntime } from './build-runtime.ts'
import type { RuntimeScript } from './build-runtime.ts'

let browser: Browser
let runtime: RuntimeScript
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  ;[browser, runtime] = await Promise.all([chromium.launch(chromiumOptions), buildRuntime()])
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})
afterAll(() => browser.close())

/** A page that keeps what the frame sends and what it stores, as the chat workspace does. */
const parentPage = (frameUrl: string) => `<!doctype html><iframe src="${frameUrl}"></iframe><script>
window.messages = []
window.kept = { local: [], session: [] }
addEventListener('message', (event) => {
  const frame = document.querySelector('iframe').contentWindow
  if (event.source !== frame || event.data.source !== '${frameSource}') return
  window.messages.push(event.data)
  if (event.data.type === 'storage') window.kept[event.data.area] = event.data.entries
  if (event.data.type === 'ready')
    for (const area of ['local', 'session'])
      frame.postMessage({ source: '${parentSource}', type: 'storage', area, entries: window.kept[area] }, event.origin)
})
</script>`

interface Surroundings {
  tellsParent?: boolean
  /** What stands behind the package `kit`. */
  kit?: string
}

async function open(script: string, { tellsParent = true, kit = '' }: Surroundings = {}) {
  const files = new Map([
    ['index.html', '<body><h1>app</h1><script type="module" src="/src/main.ts"></script></body>'],
    ['src/main.ts', script],
  ])
  const packages = createCatalogue({ 'react-18': {}, 'react-19': { kit: '/kit.js' } })
  const session = await openSession(files, { packages })
  const parent = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      parentPage(
        `http://p1.preview.localhost:${new URL(request.url ?? '', 'http://x').searchParams.get('port')}/`,
      ),
    )
  })
  await new Promise<void>((resolve) => {
    parent.listen(0, '127.0.0.1', resolve)
  })
  const address = parent.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const parentOrigin = tellsParent ? origin : 'http://other.localhost:1'
  const server = await servePreview({
    runtime,
    session,
    files,
    scripts: new Map([['/kit.js', kit]]),
    settings: { parentOrigin },
  })
  const page = await browser.newPage()
  cleanups.push(
    () => page.close(),
    () => server.stop(),
    async () => void parent.close(),
  )
  await page.addInitScript(refuseStorage)
  await page.goto(`${origin}/?port=${server.port}`)
  return { page, session, server }
}

/** What some browsers do to a frame of another site, and others do not. */
const refuseStorage = `if (parent !== window) for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('Refused', 'SecurityError') } })`

function messagesOf(page: Page, type: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(`window.messages.filter((message) => message.type === '${type}')`)
}

it('tells the page around it what the console says, what fails and where', async () => {
  const { page, session } = await open(`console.warn('careful', { a: [1, 'x'] })
setTimeout(() => {
  throw new Error('late')
}, 10)
Promise.reject(new TypeError('refused'))
`)
  await expect.poll(() => messagesOf(page, 'error')).toHaveLength(2)
  expect(await messagesOf(page, 'console')).toMatchObject([{ level: 'warn', text: 'careful {a: [1, "x"]}' }])
  const errors = await messagesOf(page, 'error')
  expect(errors).toMatchObject([
    { kind: 'unhandled-rejection', message: 'TypeError: refused' },
    { kind: 'error', message: 'Error: late' },
  ])
  const stack = errors[1]?.['stack']
  const position: unknown = Array.isArray(stack) ? stack[0]?.position : undefined
  expect(position).toMatchObject({ id: 'src/main.ts' })
  const { id, version, line, column } = Object(position)
  expect(await session.locate({ id, version, line, column })).toMatchObject({ file: 'src/main.ts', line: 3 })
})

it(
  'sends at most fifty messages a second and says how many it left out',
  { tags: ['thorough'] },
  async () => {
    const { page } = await open('for (let index = 0; index < 200; index++) console.log(index)')
    await expect
      .poll(() => messagesOf(page, 'messages-dropped'), { timeout: 5_000 })
      .toMatchObject([{ count: 150 }])
    expect(await messagesOf(page, 'console')).toHaveLength(50)
  },
)

it('tells nothing to an origin that was not named', async () => {
  const { page } = await open("console.log('secret')", { tellsParent: false })
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  await page.waitForTimeout(300)
  expect(await page.evaluate('window.messages.length')).toBe(0)
})

it('keeps storage working and kept in a frame of another site', async () => {
  const { page } = await open(`const visits = Number(localStorage.getItem('visits') ?? 0) + 1
localStorage.setItem('visits', String(visits))
sessionStorage.name = 'Ada'
document.querySelector('h1')!.textContent = 'visit ' + visits + ' ' + sessionStorage.name + ' ' + Object.keys(localStorage)`)
  const heading = page.frameLocator('iframe').getByRole('heading')
  await expect.poll(() => heading.textContent()).toBe('visit 1 Ada visits')
  await expect.poll(() => page.evaluate('window.kept.local')).toEqual([['visits', '1']])
  await page.evaluate(
    `document.querySelector('iframe').contentWindow.postMessage({ source: '${parentSource}', type: 'reload' }, '*')`,
  )
  await expect.poll(() => heading.textContent()).toBe('visit 2 Ada visits')
})

it('follows the path of the app and goes where it is told', async () => {
  const { page } =
    await open(`const show = () => { document.querySelector('h1')!.textContent = location.pathname }
addEventListener('popstate', show)
history.pushState(null, '', '/shop/1')
show()`)
  await expect
    .poll(async () => (await messagesOf(page, 'location')).at(-1))
    .toMatchObject({ path: '/shop/1' })
  await page.evaluate(
    `document.querySelector('iframe').contentWindow.postMessage({ source: '${parentSource}', type: 'navigate', path: '/about' }, '*')`,
  )
  await expect.poll(() => page.frameLocator('iframe').getByRole('heading').textContent()).toBe('/about')
})

it('lets no app register a service worker', async () => {
  const { page } =
    await open(`navigator.serviceWorker.register('/sw.js').then(() => { document.body.textContent = 'registered' })
navigator.serviceWorker.getRegistrations().then((all) => { document.querySelector('h1')!.textContent = 'workers ' + all.length })`)
  await expect.poll(() => page.frameLocator('iframe').getByRole('heading').textContent()).toBe('workers 0')
})

it('tells of a name that a package turns out not to have, once, until the import is mended', async () => {
  const { page, server } = await open(
    "import { one,\n  two } from 'kit'\ndocument.body.append(one + String(two))",
    { kit: 'export const one = 1' },
  )
  const frame = page.frameLocator('iframe')
  await frame.getByText('1undefined').waitFor()
  const notice = frame.locator('joinery-notice span')
  expect(await notice.textContent()).toBe('src/main.ts:2: kit does not export two.')
  expect(await errorsOf(page)).toEqual(['kit does not export two. It is imported in src/main.ts.'])
  const mended = "import { one } from 'kit'\ndocument.body.append('mended' + one)"
  await server.change(new Map([['src/main.ts', mended]]))
  await frame.getByText('mended1').waitFor()
  expect(await notice.count()).toBe(0)
})

const errorsOf = (page: Page): Promise<unknown> =>
  page.evaluate("messages.filter(({ type }) => type === 'error').map(({ message }) => message)")
