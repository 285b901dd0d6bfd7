import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import type { RuntimeSettings } from '../protocol.ts'
import { setUpTabs } from '../testing/set-up-tabs.ts'

const openTab = setUpTabs(chromiumOptions)

const tree = {
  'index.html':
    '<!doctype html><html><head><link rel="stylesheet" href="style.css"><style>h1 { color: rgb(4, 4, 4) }</style><link rel="stylesheet" href="print.css" media="print"><script type="module" src="main.jsx"></script></head><body><h1>Home</h1><div id="root"></div></body></html>',
  'login.html':
    '<!doctype html><html><head><link rel="stylesheet" href="login.css"><script type="module" src="login.js"></script></head><body><h1>Log in</h1></body></html>',
  'style.css': 'body { background: rgb(1, 1, 1) } h1 { color: rgb(2, 2, 2) }',
  'print.css': 'h1 { display: none }',
  'login.css': 'body { background: rgb(3, 3, 3) }',
  'extra.css': 'body { outline-color: rgb(6, 6, 6) }',
  'login.js': "import './extra.css'",
  'main.jsx': `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')).render(<App />)`,
  'App.jsx': 'export default function App() { return <p>root</p> }',
}

async function open(path: string, settings?: Partial<RuntimeSettings>) {
  const { page, server, edit } = await openTab(settings?.isShell ? {} : tree, {
    path,
    ...(settings && { settings }),
  })
  await expect.poll(server.hasListeners).toBe(true)
  await page.evaluate('window.isSameDocument = true')
  return { page, server, edit }
}

function styleOf(page: Page, selector: string, property: string): Promise<unknown> {
  return page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
}

it(
  'gives each page its own styles, each where it is linked and for what it is meant',
  { tags: ['thorough'] },
  async () => {
    const { page } = await open('/')
    expect(await styleOf(page, 'body', 'backgroundColor')).toBe('rgb(1, 1, 1)')
    expect(await styleOf(page, 'h1', 'color')).toBe('rgb(4, 4, 4)')
    expect(await styleOf(page, 'h1', 'display')).toBe('block')
    await page.emulateMedia({ media: 'print' })
    expect(await styleOf(page, 'h1', 'display')).toBe('none')
    const { page: login } = await open('/login.html')
    expect(await styleOf(login, 'body', 'backgroundColor')).toBe('rgb(3, 3, 3)')
  },
)

it('takes up changed styles as it runs, in their places, and those of other pages not at all', async () => {
  const { page, edit } = await open('/')
  await edit('login.css', 'body { background: rgb(9, 9, 9) }')
  await edit('print.css', 'h1 { display: none; color: rgb(8, 8, 8) }')
  await edit('style.css', 'body { background: rgb(7, 7, 7) } h1 { color: rgb(5, 5, 5) }')
  await expect.poll(() => styleOf(page, 'body', 'backgroundColor')).toBe('rgb(7, 7, 7)')
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(4, 4, 4)')
  expect(await styleOf(page, 'h1', 'display')).toBe('block')
  expect(await page.evaluate('window.isSameDocument')).toBe(true)
})

it('leaves linked styles where they are when a component brings new ones, and takes one that another page had', async () => {
  const { page, edit } = await open('/')
  await expect.poll(() => page.locator('#root').textContent()).toBe('root')
  expect(await styleOf(page, 'body', 'outlineColor')).not.toBe('rgb(6, 6, 6)')
  const update = await edit('App.jsx', `import './extra.css'\n${tree['App.jsx']}`)
  expect(update.styles.map(({ id }) => id)).toEqual(['extra.css'])
  await expect.poll(() => styleOf(page, 'body', 'outlineColor')).toBe('rgb(6, 6, 6)')
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(4, 4, 4)')
  expect(await page.evaluate('window.isSameDocument')).toBe(true)
})

it('puts styles into the places of a page that comes after them', async () => {
  const { page, server } = await open('/', { isShell: true })
  for (const [path, text] of Object.entries(tree).toReversed())
    await server.change(new Map([[path, text]]), { isStreaming: true })
  await server.start()
  await expect.poll(() => page.getByRole('heading').textContent()).toBe('Home')
  expect(await styleOf(page, 'body', 'backgroundColor')).toBe('rgb(1, 1, 1)')
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(4, 4, 4)')
  expect(await styleOf(page, 'h1', 'display')).toBe('block')
  await server.change(
    new Map([['style.css', 'body { background: rgb(7, 7, 7) } h1 { color: rgb(5, 5, 5) }']]),
  )
  await expect.poll(() => styleOf(page, 'body', 'backgroundColor')).toBe('rgb(7, 7, 7)')
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(4, 4, 4)')
  expect(await page.evaluate('window.isSameDocument')).toBe(true)
})
