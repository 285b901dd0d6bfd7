import { expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { setUpTabs } from '../testing/set-up-tabs.ts'

const openTab = setUpTabs(chromiumOptions)

const page = {
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')!).render(<App />)`,
}

async function open(tree: Record<string, string>) {
  const { page: tab, ...opened } = await openTab({ ...page, ...tree })
  return { ...opened, tab, notice: tab.locator('joinery-notice span') }
}

it('tells of a file that is not there, and of the one that is meant where only the case differs', async () => {
  const { tab, notice } = await open({
    'src/App.tsx': `import Header from './components/header'
import Footer from './Footer'
export default function App() { return <main><Header />body<Footer /></main> }`,
    'src/components/Header.tsx': 'export default function Header() { return <h1>Head</h1> }',
  })
  await expect.poll(() => tab.getByRole('main').textContent()).toBe('body')
  expect(await notice.textContent()).toBe(
    'src/App.tsx:1: This file imports ./components/header, but the file is called src/components/Header.tsx. Upper and lower case have to be the same. ' +
      'src/App.tsx:2: This file imports ./Footer, which is not in the project.',
  )
})

it('tells of a Tailwind plugin that has no effect', async () => {
  const { notice } = await open({
    'src/App.tsx': 'import \'./index.css\'\nexport default () => <p className="prose">text</p>',
    'src/index.css': '@import "tailwindcss";\n@plugin "@tailwindcss/typography";',
  })
  expect(await notice.textContent()).toContain('The Tailwind plugin @tailwindcss/typography is not part')
})

it(
  'says nothing of files that a run has still to write, and tells of them when it wrote none',
  { tags: ['thorough'] },
  async () => {
    const { tab, session, notice } = await open({ 'src/App.tsx': 'export default () => <p>one</p>' })
    await expect.poll(() => tab.getByRole('paragraph').textContent()).toBe('one')
    const change = async (path: string, text: string, isPartial: boolean) => {
      const update = await session.change(new Map([[path, text]]), { isStreaming: true })
      await tab.evaluate(`__joinery.update(${JSON.stringify({ ...update, isPartial })})`)
    }
    await change('src/App.tsx', "import Late from './Late'\nexport default () => <p>two<Late /></p>", true)
    expect(await notice.count()).toBe(0)
    await tab.evaluate('__joinery.settle()')
    await expect.poll(() => tab.getByRole('paragraph').textContent()).toBe('two')
    expect(await notice.textContent()).toContain('This file imports ./Late')
    await change('src/Late.tsx', 'export default () => <b>!</b>', false)
    await expect.poll(() => tab.getByRole('paragraph').textContent()).toBe('two!')
    expect(await notice.count()).toBe(0)
  },
)

it('shows a picture as a component, imported as Vite and as Create React App have it', async () => {
  const { tab, notice, problems } = await open({
    'src/App.tsx': `import Icon from './icon.svg?react'
import address, { ReactComponent as Logo } from './icon.svg'
import { Other } from './other'
export default function App() {
  return <main><Icon className="mine" onClick={() => { document.title = 'clicked' }} /><Logo width={9} /><Other /><img src={address} /></main>
}`,
    'src/other.ts': "export { ReactComponent as Other } from './icon.svg'",
    'src/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" class="own" width="5" height="5" stroke-width="2"><rect width="5" height="5"/></svg>',
  })
  await expect.poll(() => tab.locator('svg').count()).toBe(3)
  await tab.locator('svg.mine rect').click()
  expect(await tab.title()).toBe('clicked')
  expect(await tab.locator('svg.own').first().getAttribute('width')).toBe('9')
  expect(await tab.locator('svg.own').first().getAttribute('stroke-width')).toBe('2')
  expect(await tab.evaluate("document.querySelector('img').naturalWidth")).toBe(5)
  expect(await notice.count()).toBe(0)
  expect(problems).toEqual([])
})

const workers = {
  'src/App.tsx': `import { useEffect, useState } from 'react'
import Adder from './adder.worker?worker'
export default function App() {
  const [sums, setSums] = useState<string[]>([])
  useEffect(() => {
    const workers = [
      new Worker(new URL('./adder.worker.ts', import.meta.url), { type: 'module' }),
      new Worker(new URL('./adder.worker.ts', import.meta.url)),
      new Adder(),
    ]
    for (const worker of workers) {
      worker.onmessage = ({ data }) => setSums((known) => [...known, data])
      worker.postMessage(20)
    }
    return () => { for (const worker of workers) worker.terminate() }
  }, [])
  return <p>{sums.join()}</p>
}`,
  'src/adder.worker.ts': `import { add } from './add'
self.onmessage = async ({ data }: MessageEvent<number>) => {
  const { unit } = await (await fetch('/unit.json')).json()
  postMessage(add(data) + unit)
}`,
  'src/add.ts': 'export const add = (value: number): number => value + 1',
  'public/unit.json': '{"unit":"cm"}',
}

it('runs workers with types and imports, and loses none of their first messages', async () => {
  const { tab, notice, problems } = await open(workers)
  await expect.poll(() => tab.getByRole('paragraph').textContent()).toBe('21cm,21cm,21cm')
  expect(await notice.count()).toBe(0)
  expect(problems).toEqual([])
})

it('starts the page anew when a file of a running worker changes', async () => {
  const { tab, edit } = await open(workers)
  await expect.poll(() => tab.getByRole('paragraph').textContent()).toBe('21cm,21cm,21cm')
  await edit('src/add.ts', 'export const add = (value: number): number => value + 2')
  await expect.poll(() => tab.getByRole('paragraph').textContent()).toBe('22cm,22cm,22cm')
})

it('shows a picture that is named beside its module, and takes up another in its place', async () => {
  const { tab, edit } = await open({
    'src/App.tsx': "export default () => <img src={new URL('./box.svg', import.meta.url).href} />",
    'src/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"></svg>',
  })
  const width = () => tab.evaluate("document.querySelector('img')?.naturalWidth")
  await expect.poll(width).toBe(5)
  await edit('src/box.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="6"></svg>')
  await expect.poll(width).toBe(6)
})
