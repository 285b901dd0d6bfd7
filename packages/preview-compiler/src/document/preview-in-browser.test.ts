import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { setUpTabs } from '../testing/set-up-tabs.ts'

const open = setUpTabs(chromiumOptions)

const counter = {
  'index.html':
    '<!doctype html><html><head><title>Counter</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import App from './App'
import './index.css'
createRoot(document.getElementById('root')!).render(<App />)`,
  'src/App.tsx': `import { useState } from 'react'
import { label } from './label'
import { Leaf } from './Leaf'
export default function App() {
  const [count, setCount] = useState(0)
  return <main className="p-4"><button onClick={() => setCount(count + 1)}>{label} {count}</button><Leaf /></main>
}`,
  'src/Leaf.tsx': 'export function Leaf() { return <p>leaf one</p> }',
  'src/label.ts': "export const label: string = 'count'",
  'src/index.css': '@import "tailwindcss";',
}

async function clickTwice(page: Page): Promise<void> {
  await page.getByRole('button').click()
  await page.getByRole('button').click()
}

function styleOf(page: Page, selector: string, property: string): Promise<unknown> {
  return page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
}

it('runs a React project written in TypeScript, with its styles', async () => {
  const { page, problems } = await open(counter)
  await expect.poll(() => page.getByRole('button').textContent()).toBe('count 0')
  expect(await page.title()).toBe('Counter')
  expect(await styleOf(page, 'main', 'padding')).toBe('16px')
  expect(problems).toEqual([])
})

it('runs a React project written in JavaScript', async () => {
  const { page } = await open({
    'index.html': counter['index.html'].replace('main.tsx', 'main.js'),
    'src/main.js': `import React from 'react'
import { createRoot } from 'react-dom/client'
const App = () => <h1>plain script</h1>
createRoot(document.getElementById('root')).render(<App />)`,
  })
  await expect.poll(() => page.getByRole('heading').textContent()).toBe('plain script')
})

it('keeps the state of the page when a component, a leaf or a helper is edited', async () => {
  const { page, edit, problems } = await open(counter)
  await clickTwice(page)
  await edit('src/App.tsx', counter['src/App.tsx'].replace('p-4', 'p-8'))
  await expect.poll(() => styleOf(page, 'main', 'padding')).toBe('32px')
  await edit('src/Leaf.tsx', counter['src/Leaf.tsx'].replace('leaf one', 'leaf two'))
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf two')
  await edit('src/label.ts', "export const label: string = 'clicks'")
  await expect.poll(() => page.getByRole('button').textContent()).toBe('clicks 2')
  expect(problems).toEqual([])
})

it('follows the project again after a line that was refused', { tags: ['thorough'] }, async () => {
  const { page, server, edit } = await open(counter)
  let refusals = 0
  await page.route('**/@joinery/updates', (route) =>
    refusals++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.reload()
  await expect.poll(() => refusals, { timeout: 10_000 }).toBe(2)
  await expect.poll(server.hasListeners).toBe(true)
  await edit('src/Leaf.tsx', counter['src/Leaf.tsx'].replace('leaf one', 'leaf two'))
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf two')
})

it('reloads by itself when a change reaches the entry', async () => {
  const { page, edit } = await open(counter)
  await clickTwice(page)
  await edit('src/main.tsx', counter['src/main.tsx'].replace('<App />', '<><App /><hr /></>'))
  await expect.poll(() => page.locator('hr').count()).toBe(1)
  await expect.poll(() => page.getByRole('button').textContent()).toBe('count 0')
})

it('shows an error of the build with its place and frame, and takes it away after the fix, with state kept', async () => {
  const { page, edit } = await open(counter)
  await clickTwice(page)
  await edit('src/Leaf.tsx', 'export function Leaf() {\n  return <p>oops</div>\n}')
  await expect.poll(() => page.locator('.place').textContent()).toMatch(/^src\/Leaf\.tsx:2:\d+$/)
  expect(await page.locator('.frame').textContent()).toContain('> 2 |   return <p>oops</div>')
  expect(await page.getByRole('button', { name: 'count' }).textContent()).toBe('count 2')
  await edit('src/Leaf.tsx', counter['src/Leaf.tsx'].replace('leaf one', 'mended'))
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('mended')
  expect(await page.locator('joinery-overlay').count()).toBe(0)
  expect(await page.getByRole('button').textContent()).toBe('count 2')
})

it('shows an error that empties the page, and takes it away after the fix', async () => {
  const { page, edit } = await open(counter)
  await edit('src/Leaf.tsx', "export function Leaf() { throw new Error('no leaf today'); return <p /> }")
  await expect.poll(() => page.locator('.message').textContent()).toContain('no leaf today')
  await edit('src/Leaf.tsx', counter['src/Leaf.tsx'])
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf one')
  expect(await page.locator('joinery-overlay').count()).toBe(0)
})

it('starts an app anew that took away what is needed to change it', { tags: ['thorough'] }, async () => {
  const { page, edit } = await open({ ...counter, 'src/Leaf.tsx': headless('leaf one') })
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf one')
  await edit('src/Leaf.tsx', headless('leaf two'))
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf two')
  await edit('src/Leaf.tsx', headless('leaf three'))
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf three')
})

const headless = (words: string) =>
  `setTimeout(() => document.head.remove(), 0)\nexport function Leaf() { return <p>${words}</p> }`

it('starts after the fix when the first build had an error', async () => {
  const { page, edit } = await open({ ...counter, 'src/Leaf.tsx': 'export function Leaf( {' })
  await expect.poll(() => page.locator('.place').textContent()).toMatch(/^src\/Leaf\.tsx:1/)
  await edit('src/Leaf.tsx', counter['src/Leaf.tsx'])
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('leaf one')
  expect(await page.locator('joinery-overlay').count()).toBe(0)
})

it('shows a page whose package is missing, with a stub in its place and a line that says so', async () => {
  const { page } = await open({
    ...counter,
    'src/Leaf.tsx': `import Confetti, { useWindowSize, shapes } from 'react-confetti'
export function Leaf() {
  const { width } = useWindowSize()
  const [first] = shapes
  return <p>still here<Confetti width={width} shape={String(first)} /></p>
}`,
  })
  await expect.poll(() => page.getByRole('paragraph').textContent()).toBe('still here')
  expect(await page.locator('joinery-notice span').textContent()).toContain('react-confetti')
})

it('says in the frame what only a server can run, and shows the rest', async () => {
  const { page } = await open({
    ...counter,
    artisan: '#!/usr/bin/env php',
    'app/api/notes/route.ts': 'export const GET = () => Response.json([])',
    'app/actions.ts': "'use server'\nexport async function save() {}",
    'src/Leaf.tsx': `import { save } from '../app/actions'
export function Leaf() {
  return <p onClick={() => save().catch((error) => { document.title = error.message })}>still here</p>
}`,
  })
  await page.getByText('still here').click()
  const notice = await page.locator('joinery-notice span').textContent()
  expect(notice).toContain('Route handlers need a server, which the preview does not have.')
  expect(notice).toContain('The PHP part of this project needs a PHP server')
  expect(notice).toContain('Server actions do not run in the preview')
  await expect
    .poll(() => page.title())
    .toBe('Server actions do not run in the preview: its pages have no server.')
})

it('fills an empty document while files are written, and starts without loading anything again', async () => {
  const { page, server, problems } = await open({}, { settings: { isShell: true } })
  await expect.poll(() => server.hasListeners()).toBe(true)
  await page.evaluate('window.isSameDocument = true')
  await page.evaluate(noteElements)
  const manifest = '{"dependencies":{"react":"19.3.1"}}'
  for (const [path, text] of Object.entries({ ...counter, 'package.json': manifest }).toReversed())
    await server.change(new Map([[path, text]]), { isStreaming: true })
  // React has run by then, on something that is neither seen nor heard of.
  await expect.poll(() => page.evaluate('window.made.has("article")')).toBe(true)
  expect(await page.locator('article').count()).toBe(0)
  await server.start()
  await expect.poll(() => page.getByRole('button').textContent()).toBe('count 0')
  expect(await page.title()).toBe('Counter')
  expect(await page.evaluate('window.isSameDocument')).toBe(true)
  expect(problems).toEqual([])
})

const noteElements = `window.made = new Set()
const create = document.createElement.bind(document)
document.createElement = (name, ...options) => (window.made.add(name), create(name, ...options))`

it('loads lazy parts, JSON, assets and text when the page asks for them', async () => {
  const { page, problems } = await open({
    ...counter,
    'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
    'src/words.json': '{"greeting":"hello"}',
    'src/note.txt': 'a note',
    'src/card.module.css': '.card { color: rgb(1, 2, 3) }',
    'src/pages/One.tsx': 'export default function One() { return <i>page one</i> }',
    '.env': 'VITE_NAME=Ada',
    'src/Leaf.tsx': `import { Suspense, lazy } from 'react'
import logo from './logo.svg'
import words, { greeting } from './words.json'
import note from './note.txt?raw'
import styles from './card.module.css'
import { registerSW } from 'virtual:pwa-register'
registerSW({ immediate: true })
const pages = import.meta.glob('./pages/*.tsx')
const One = lazy(pages['./pages/One.tsx'])
export function Leaf() {
  return <p className={styles.card}><img src={logo} />{greeting === words.greeting && greeting} {note} {import.meta.env.VITE_NAME} {process.env.NODE_ENV} {process.env.VITE_NAME}<Suspense><One /></Suspense></p>
}`,
  })
  await expect.poll(() => page.locator('i').textContent()).toBe('page one')
  expect(await page.getByRole('paragraph').textContent()).toBe('hello a note Ada development Adapage one')
  expect(await styleOf(page, 'p', 'color')).toBe('rgb(1, 2, 3)')
  expect(await page.evaluate("document.querySelector('img').naturalWidth")).toBe(7)
  expect(problems).toEqual([])
})

it('runs a page of plain HTML and JavaScript as it is written', async () => {
  const { page, problems } = await open({
    'index.html':
      '<!doctype html><html><head><link rel="stylesheet" href="style.css"></head><body><h1>Hello</h1><script src="script.js"></script></body></html>',
    'style.css': 'h1 { color: rgb(9, 9, 9) }',
    'script.js': "document.querySelector('h1').textContent += ' world'",
  })
  await expect.poll(() => page.getByRole('heading').textContent()).toBe('Hello world')
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(9, 9, 9)')
  expect(problems).toEqual([])
})
