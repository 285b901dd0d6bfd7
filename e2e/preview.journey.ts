import {
  fileEndpoints,
  frameSource,
  parentSource,
  previewEndpoints,
  projectEndpoints,
  texts,
} from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { FrameLocator } from '@playwright/test'
import { openApi } from './api.ts'
import { grantPlan } from './database.ts'
import { attack, refusals } from './hostile-app.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import type { Product } from './product.ts'

type Api = Awaited<ReturnType<typeof openApi>>

interface Project {
  api: Api
  projectId: ProjectId
}

journey('an edit is shown where the app is, and what was typed there stays', async ({ page, product }) => {
  const api = await arrive(page, product)
  const projectId = await createProject(api, counter('red'))
  const frame = await showPreview(page, { api, projectId })
  await frame.getByRole('button').click()
  await frame.getByRole('button').click()
  await expect(frame.getByRole('button')).toHaveText('red 2')

  await write({ api, projectId }, 'src/App.jsx', counter('blue')['src/App.jsx'])
  await expect(frame.getByRole('button')).toHaveText('blue 2')

  await write({ api, projectId }, 'src/App.jsx', 'export default function App() { return <p> }')
  await expect(frame.getByRole('alertdialog')).toContainText('src/App.jsx:1:')
  await write({ api, projectId }, 'src/App.jsx', counter('green')['src/App.jsx'])
  await expect(frame.locator('#root button')).toHaveText('green 2')
  await expect(frame.getByRole('alertdialog')).toBeHidden()
})

journey(
  'a worker written in TypeScript works beside the page',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const api = await arrive(page, product)
    const projectId = await createProject(api, {
      'index.html': '<p></p><script type="module" src="/src/main.ts"></script>',
      'src/main.ts': `const worker = new Worker(new URL('./double.ts', import.meta.url), { type: 'module' })
worker.onmessage = ({ data }) => (document.querySelector('p')!.textContent = 'twice: ' + data)
worker.postMessage(21)`,
      'src/double.ts': `import { factor } from './factor'
onmessage = ({ data }: MessageEvent<number>) => postMessage(data * factor)`,
      'src/factor.ts': 'export const factor: number = 2',
    })
    const frame = await showPreview(page, { api, projectId })
    await expect(frame.locator('p')).toHaveText('twice: 42')
    await write({ api, projectId }, 'src/factor.ts', 'export const factor: number = 3')
    await expect(frame.locator('p')).toHaveText('twice: 63')
  },
)

const pageLast = {
  'package.json': '{ "dependencies": { "react": "^19.0.0", "react-dom": "^19.0.0" } }',
  'src/parts/Counter.jsx': `import { useState } from 'react'
export function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>oak {count}</button>
}`,
  'index.html': `<div id="root"></div><script type="module">
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Counter } from './src/parts/Counter'
createRoot(document.getElementById('root')).render(createElement(Counter))
</script>`,
}

journey(
  'a frame that was opened empty shows the app when its last file is written',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const api = await arrive(page, product)
    const projectId = await createProject(api, {})
    const frame = await showPreview(page, { api, projectId })
    await expect(frame.getByText(texts.preview.empty)).toBeVisible()
    await frame.locator('html').evaluate((root) => root.setAttribute('data-opened', 'once'))
    // Nothing is there to be started before the last one, however long that takes.
    for (const [path, content] of Object.entries(pageLast)) await write({ api, projectId }, path, content)
    await expect(frame.getByRole('button')).toHaveText('oak 0')
    await expect(frame.locator('html')).toHaveAttribute('data-opened', 'once')
  },
)

journey(
  'what an app stores is there again after a reload, in a frame of another site',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const api = await arrive(page, product)
    const projectId = await createProject(api, {
      'index.html': '<h1></h1><script type="module" src="/main.js"></script>',
      'main.js': `localStorage.visits = Number(localStorage.visits ?? 0) + 1
document.querySelector('h1').textContent = 'visit ' + localStorage.visits`,
    })
    const frame = await showPreview(page, { api, projectId })
    await expect(frame.getByRole('heading')).toHaveText('visit 1')
    await page.evaluate(
      `document.querySelector('iframe').contentWindow.postMessage({ source: '${parentSource}', type: 'reload' }, '*')`,
    )
    await expect(frame.getByRole('heading')).toHaveText('visit 2')
  },
)

journey('errors of the app are told with the place they come from', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.address })
  const api = await arrive(page, product)
  const projectId = await createProject(api, {
    'index.html': '<h1>Oak</h1><script type="module" src="/src/main.ts"></script>',
    'src/main.ts': `interface Wood { name: string }

const find = (): Wood | undefined => undefined
setTimeout(() => console.log(find()!.name), 1)
`,
  })
  await showPreview(page, { api, projectId })
  await expect
    .poll(async () => (await api(previewEndpoints.errors, { projectId })).errors)
    .toMatchObject([{ kind: 'error', message: /name/, position: { file: 'src/main.ts', line: 4 } }])
  await page.close()
})

journey('a hostile app reaches nothing outside its own frame', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.address })
  const api = await arrive(page, product)
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('secret', 'of the app'))
  const neighbour = await createProject(api, {
    'index.html': '<h1>neighbour</h1><script type="module" src="/main.js"></script>',
    'main.js': "try { localStorage.secret = 'of the neighbour' } catch {}",
  })
  const hostile = await createProject(api, {
    'index.html': '<pre></pre><script type="module" src="/main.js"></script>',
    'main.js': attack,
    'public/sw.js': 'self.addEventListener("fetch", () => {})',
  })
  const address = page.url()
  const opened = await api(previewEndpoints.open, { projectId: neighbour })
  await showPreview(page, { api, projectId: hostile }, [opened.url])
  const [hostileFrame, neighbourFrame] = [
    page.frameLocator('iframe').first(),
    page.frameLocator('iframe').nth(1),
  ]
  await expect(neighbourFrame.getByRole('heading')).toHaveText('neighbour')
  await expect(hostileFrame.locator('pre')).toHaveAttribute('title', 'listening')
  await page.evaluate(
    ([origin]) => document.querySelector('iframe')?.contentWindow?.postMessage({ attack: origin }, '*'),
    [opened.origin],
  )
  await expect(hostileFrame.locator('pre')).toHaveText(/\{.*\}/s)
  const results: Record<string, unknown> = JSON.parse((await hostileFrame.locator('pre').textContent()) ?? '')
  expect(Object.keys(results).length).toBeGreaterThanOrEqual(40)
  expect(Object.entries(results).filter(([, result]) => !refusals.has(result))).toEqual([])
  expect((await api(projectEndpoints.list, {})).projects).toHaveLength(2)
  await expect(neighbourFrame.getByRole('heading')).toHaveText('neighbour')
  expect(await neighbourFrame.locator('html').evaluate(() => location.pathname)).toBe('/')
  expect(page.url()).toBe(address)
  expect(page.context().pages()).toHaveLength(1)

  // In a window of its own a browser has workers; there it is the server that refuses.
  await page.goto((await api(previewEndpoints.open, { projectId: hostile })).url)
  const registered = await page.evaluate(async () => {
    const workers = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker')?.get?.call(
      navigator,
    )
    return workers.register('/sw.js').then(
      () => 'registered',
      (error: Error) => error.name,
    )
  })
  expect(registered).toBe('TypeError')
  await page.close()
})

async function arrive(page: Page, product: Product): Promise<Api> {
  const person = inventPerson()
  await becomeUser(page, person)
  await grantPlan(product, person, 'pro')
  return openApi(product, person)
}

async function createProject(api: Api, files: Record<string, string>): Promise<ProjectId> {
  const { id } = await api(projectEndpoints.create, { title: 'Oak bench' })
  for (const [path, content] of Object.entries(files)) await write({ api, projectId: id }, path, content)
  return id
}

async function write({ api, projectId }: Project, path: string, content = ''): Promise<void> {
  const { entries } = await api(fileEndpoints.tree, { projectId })
  const entry = entries.find((each) => each.path === path)
  await api(fileEndpoints.write, {
    projectId,
    path,
    content,
    baseHash: entry?.kind === 'file' ? entry.hash : null,
  })
}

function counter(wood: string): Record<string, string> {
  return {
    'index.html': '<div id="root"></div><script type="module" src="/src/main.jsx"></script>',
    'src/App.jsx': `import { useState } from 'react'
export default function App() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>${wood} {count}</button>
}
`,
    'src/main.jsx': `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')).render(<App />)
`,
  }
}

/** A page of the app's own origin with nothing on it but the frame, and the part of the panel that keeps storage. */
async function showPreview(
  page: Page,
  { api, projectId }: Project,
  others: string[] = [],
): Promise<FrameLocator> {
  const { url, origin } = await api(previewEndpoints.open, { projectId })
  // The page is emptied once it rests.
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(
    ({ urls, frameOrigin, sources }) => {
      const kept: Record<string, unknown> = { local: [], session: [] }
      addEventListener('message', ({ data, source, origin: from }) => {
        const frame = document.querySelector('iframe')?.contentWindow
        if (from !== frameOrigin || source !== frame || data.source !== sources.frame) return
        if (data.type === 'storage') kept[data.area] = data.entries
        if (data.type !== 'ready') return
        for (const area of ['local', 'session'])
          frame?.postMessage(
            { source: sources.parent, type: 'storage', area, entries: kept[area] },
            frameOrigin,
          )
      })
      document.body.replaceChildren(
        ...urls.map((each) => {
          const frame = document.createElement('iframe')
          frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
          frame.src = each
          return frame
        }),
      )
    },
    { urls: [url, ...others], frameOrigin: origin, sources: { frame: frameSource, parent: parentSource } },
  )
  return page.frameLocator('iframe').first()
}
