import {
  fileEndpoints,
  fillPath,
  fillText,
  previewEndpoints,
  projectEndpoints,
  routes,
  texts,
  usageEndpoints,
} from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { expectAccessible } from './accessibility.ts'
import { openApi } from './api.ts'
import { expect } from './journey.ts'
import type { Page } from './journey.ts'
import { journeyWithRegistry as journey } from './package-registry.ts'
import { becomeUser, inventPerson } from './people.ts'
import type { Product } from './product.ts'
import { cutScreenReads } from './screen-reads.ts'

// One product with these settings, not one for each worker.
journey.describe.configure({ mode: 'default' })

const { preview: words, chat } = texts

const shop = {
  'index.html': `<!doctype html><html lang="en"><head><title>Shop</title></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`,
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')!).render(<App />)
`,
  'src/App.tsx': `import { useState } from 'react'
import { Card } from './Card'

export default function App() {
  const [count, setCount] = useState(0)
  const buy = () => {
    localStorage.setItem('bought', String(count + 1))
    console.info('bought', count + 1)
    setCount(count + 1)
  }
  return (
    <main>
      <h1>Benches, {localStorage.getItem('bought') ?? 'none'} bought before</h1>
      <button onClick={buy}>Buy {count}</button>
      <button onClick={() => history.pushState({}, '', '/cart')}>Cart</button>
      <button onClick={() => setTimeout(() => { throw new Error('No wood left') })}>Break</button>
      <Card />
    </main>
  )
}
`,
  'src/Card.tsx': `export function Card() {
  return (
    <section>
      <p>Solid oak</p>
    </section>
  )
}
`,
  'package.json': '{ "dependencies": { "react": "^19.0.0", "react-dom": "^19.0.0" } }',
}

journey(
  'a user looks at the running app, and it goes on while they look elsewhere',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const projectId = await arriveWithApp({ page, product }, shop)
    await page.goto(workspaceAt(projectId))
    const app = appIn(page)
    const iframe = page.locator('iframe')
    // The first preview of a server waits until its compiler is there.
    await expect(iframe).toHaveAttribute('title', words.frameTitle)
    await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    await app.getByRole('button', { name: 'Buy' }).click()
    await expect(app.getByRole('button', { name: 'Buy' })).toHaveText('Buy 1')

    await page.getByRole('tab', { name: chat.tabs.codeViewer }).click()
    await expect(iframe).toBeHidden()
    await page.getByRole('tab', { name: chat.tabs.preview }).click()
    await expect(app.getByRole('button', { name: 'Buy' })).toHaveText('Buy 1')

    const address = page.getByLabel(words.address.label)
    await app.getByRole('button', { name: 'Cart' }).click()
    await expect(address).toHaveValue('/cart')
    await address.fill('/')
    await address.press('Enter')
    await expect(address).toHaveValue('/')
    await expect(app.getByRole('heading')).toBeVisible()

    await page.getByRole('button', { name: words.console.open }).click()
    await expect(page.getByRole('list', { name: words.console.label })).toContainText('bought 1')
    await expectAccessible(page)

    await page.getByRole('button', { name: words.devices.phone }).click()
    await expect.poll(() => app.locator('html').evaluate(() => window.innerWidth)).toBe(390)
    await page.getByRole('button', { name: words.devices.laptop }).click()
    await expect.poll(() => app.locator('html').evaluate(() => window.innerWidth)).toBe(1_280)
    await page.getByRole('button', { name: words.devices.full }).click()

    const refresh = page.getByRole('button', { name: words.refresh })
    await refresh.click()
    await expect(app.getByRole('heading')).toHaveText('Benches, 1 bought before')
    await expect(app.getByRole('button', { name: 'Buy' })).toHaveText('Buy 0')
    await expect(refresh).not.toHaveAttribute('aria-busy')

    await page.getByRole('button', { name: words.fullscreen }).click()
    await expect(page.getByRole('button', { name: words.leaveFullscreen })).toBeVisible()
    await page.getByRole('button', { name: words.leaveFullscreen }).click()
    await expect(page.getByRole('button', { name: words.fullscreen })).toBeVisible()
  },
)

journey(
  'an error leads to its line, and from there to the chat',
  { tag: '@thorough' },
  async ({ browser, product }) => {
    // The app's own error is in the console of the page, where journeys allow none.
    const page = await browser.newPage({ baseURL: product.address })
    const projectId = await arriveWithApp({ page, product }, shop)
    await page.goto(workspaceAt(projectId))
    await appIn(page).getByRole('button', { name: 'Break' }).click()
    await expect(page.getByText('No wood left')).toBeVisible()
    await page.getByRole('button', { name: words.errors.show, exact: true }).click()
    const line = shop['src/App.tsx'].split('\n').findIndex((each) => each.includes('No wood left')) + 1
    const place = fillText(words.errors.place, { file: 'src/App.tsx', line })
    await page.getByRole('button', { name: place }).click()
    await expect(page.getByRole('tab', { name: chat.tabs.codeViewer })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.locator('.cm-activeLine')).toContainText('No wood left')

    await page.getByRole('tab', { name: chat.tabs.preview }).click()
    await page.getByRole('button', { name: words.errors.fix }).click()
    const input = page.getByRole('textbox', { name: chat.composer.label })
    await expect(input).toBeFocused()
    await expect(input).toHaveValue(fillText(words.errors.request, { place, message: 'Error: No wood left' }))
    await page.close()
  },
)

journey(
  'a picked element goes into the chat with its file, line and component',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const projectId = await arriveWithApp({ page, product }, shop)
    await page.goto(workspaceAt(projectId))
    const app = appIn(page)
    const picker = page.getByRole('button', { name: words.picker.label })
    await expect(app.getByText('Solid oak')).toBeVisible()
    await picker.click()
    await expect(page.getByText(words.picker.hint)).toBeVisible()
    await app.getByText('Solid oak').press('Escape')
    await expect(picker).toHaveAttribute('aria-pressed', 'false')

    await picker.click()
    await app.getByRole('button', { name: 'Buy' }).hover()
    await app.getByText('Solid oak').click()
    const input = page.getByRole('textbox', { name: chat.composer.label })
    await expect(input).toHaveValue(/^In src\/Card\.tsx:4, <p> of Card "Solid oak": /)
    await page.getByRole('tab', { name: chat.tabs.preview }).click()
    await expect(app.getByRole('button', { name: 'Buy' })).toHaveText('Buy 0')
  },
)

journey(
  'a package that the preview lacks is named, installed by a button, and works from then on',
  { tag: '@thorough' },
  async ({ page, product, registry }) => {
    const names = "exports.nameWood = () => 'quercus'; exports.isShared = 'useState' in require('react')"
    const manifest = { peerDependencies: { react: '*' }, scripts: { postinstall: 'exit 1' } }
    registry.publish('wood-names', { 'index.js': names }, manifest)
    const projectId = await arriveWithApp(
      { page, product },
      {
        ...shop,
        'package.json': '{ "dependencies": { "react": "^19.0.0", "wood-names": "^1.0.0" } }',
        'src/Card.tsx': `import { isShared, nameWood } from 'wood-names'
export const Card = () => <p>Made of {isShared === true && nameWood()}</p>
`,
      },
    )
    await page.goto(workspaceAt(projectId))
    const app = appIn(page)
    await expect(app.getByText('Made of')).toHaveText('Made of')
    const line = page.getByText(fillText(words.packages.missing, { names: 'wood-names' }))
    await expect(line).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.packages.install }).click()
    // npm is started twice and the package bundled twice; on a busy machine that takes its time.
    await expect(app.getByText('Made of')).toHaveText('Made of quercus', { timeout: 60_000 })
    await expect(line).toBeHidden()
    await page.reload()
    await expect(app.getByText('Made of')).toHaveText('Made of quercus')
  },
)

journey(
  '/preview shows the app alone, and says so where there is none',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const projectId = await arriveWithApp({ page, product }, shop)
    await page.goto('/preview')
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    await expectAccessible(page)
    await page.goto(workspaceAt(projectId))
    const link = page.getByRole('link', { name: words.openInNewWindow })
    await expect(link).toHaveAttribute('href', `/preview/${projectId}`)
    await expect(appIn(page).getByRole('heading')).toBeVisible()
    await page.goto('/preview')
    await expect(appIn(page).getByRole('heading')).toBeVisible()
    await page.goto(`/preview/${projectId}`)
    await expect(appIn(page).getByRole('heading')).toBeVisible()
    await page.goto(`${routes.codeChat.path}?tab=preview`)
    await expect(appIn(page).getByRole('heading')).toBeVisible()
  },
)

journey(
  'a preview without an address and a usage without figures say so',
  { tag: '@thorough' },
  async ({ browser, product }) => {
    // What could not be loaded is in the console of the page, where journeys allow nothing.
    const page = await browser.newPage({ baseURL: product.address })
    const projectId = await arriveWithApp({ page, product }, {})
    await page.route(`**${fillPath(previewEndpoints.open.path, { projectId })}`, (route) => route.abort())
    await page.route(`**${usageEndpoints.read.path}**`, (route) => route.abort())
    await cutScreenReads(page)
    await page.goto(`/preview/${projectId}`)
    await expect(page.getByText(words.noUrl)).toBeVisible()
    await page.goto(`/dashboard/chat?projectId=${projectId}`)
    await expect(page.getByText(texts.usage.checkFailed)).toBeVisible()
    await expect(page.getByText(texts.usage.unknown)).toBeVisible()
    await expect(page.getByText(fillText(texts.usage.prompts, { n: 0, limit: 5 }))).toBeVisible()
    await page.close()
  },
)

interface Arrival {
  page: Page
  product: Product
}

/** Arrives as somebody new with one project, which holds these files. */
async function arriveWithApp({ page, product }: Arrival, files: Record<string, string>): Promise<ProjectId> {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak benches' })
  for (const [path, content] of Object.entries(files))
    await call(fileEndpoints.write, { projectId, path, content, baseHash: null })
  return projectId
}

const workspaceAt = (projectId: ProjectId) => `/dashboard/chat?projectId=${projectId}&tab=preview`

const appIn = (page: Page) => page.frameLocator('iframe')
