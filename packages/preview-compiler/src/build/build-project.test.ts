import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { buildSiteRuntime } from '../document/build-runtime.ts'
import { openPackageSet } from '../packages/package-set.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { createCompilerPool } from '../pool/create-compiler-pool.ts'
import type { CompilerPool } from '../pool/create-compiler-pool.ts'
import { openSession } from '../session/open-session.ts'
import { buildProject } from './build-project.ts'
import type { SiteFile } from './build-site.ts'

const shop = new Map([
  [
    'index.html',
    '<!doctype html><html><head><title>Oak</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  ],
  [
    'src/main.tsx',
    `import { createRoot } from 'react-dom/client'
import App from './App'
import './index.css'
createRoot(document.getElementById('root')!).render(<App name={import.meta.env.VITE_NAME} />)`,
  ],
  [
    'src/App.tsx',
    `import { useState } from 'react'
import logo from './logo.svg'
export default function App({ name }: { name: string }) {
  const [longDescriptiveName, setCount] = useState(0)
  return <button className="text-[rgb(1,2,3)]" onClick={() => setCount(longDescriptiveName + 1)}>
    <img src={logo} alt="" />{name} {longDescriptiveName} {import.meta.env.MODE}
  </button>
}`,
  ],
  ['src/index.css', '@import "tailwindcss";'],
  ['src/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>'],
  ['public/robots.txt', 'User-agent: *'],
  // Browsers ask for it unasked.
  ['public/favicon.ico', ''],
  ['.env', 'VITE_NAME=Oak'],
])

async function build(files: ReadonlyMap<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-build-'))
  const packages = await openPackageSet({ folder, mode: 'production' })
  const pool = createCompilerPool({ size: 1, packages: packages.index })
  onTestFinished(async () => {
    pool.close()
    packages.close()
    await rm(folder, { recursive: true, force: true })
  })
  return buildProject(files, { pool, packages, runtime: await buildSiteRuntime() })
}

/** The plainest web server there is. */
async function serve(site: ReadonlyMap<string, SiteFile>): Promise<string> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '').slice(1) || 'index.html'
    const file = site.get(path)
    const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }
    const type = Object.entries(types).find(([name]) => path.endsWith(`.${name}`))?.[1] ?? 'text/plain'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type })
    const isOwn = typeof file === 'string' || file instanceof Uint8Array
    response.end(isOwn ? file : (shop.get(file?.projectPath ?? '') ?? ''))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}

function textOf(file: SiteFile | undefined): string {
  return typeof file === 'string' ? file : file instanceof Uint8Array ? Buffer.from(file).toString() : ''
}

it('builds a site that any web server delivers: minified, with hashed names and React in production', async () => {
  const { files, diagnostics } = await build(shop)
  expect(diagnostics).toEqual([])
  const own = [...files.keys()].filter((path) => !path.startsWith('packages/')).toSorted()
  expect(own).toEqual([
    expect.stringMatching(/^assets\/app-[\w-]{12}\.js$/),
    expect.stringMatching(/^assets\/style-[\w-]{12}\.css$/),
    'favicon.ico',
    'index.html',
    'robots.txt',
    'src/logo.svg',
  ])
  const script = textOf(files.get(own[0] ?? ''))
  expect(script).not.toContain('longDescriptiveName')
  expect(script).not.toContain('jsxDEV')
  const packages = [...files].filter(([path]) => path.startsWith('packages/')).map(([, body]) => textOf(body))
  expect(packages.join('')).not.toContain('Download the React DevTools')

  const browser = await chromium.launch(chromiumOptions)
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(await serve(files))
  await page.getByRole('button').click()
  await expect.poll(() => page.getByRole('button').textContent()).toBe('Oak 1 production')
  expect(await page.evaluate("getComputedStyle(document.querySelector('button')).color")).toBe('rgb(1, 2, 3)')
  expect(await page.evaluate("document.querySelector('img').naturalWidth")).toBe(4)
  expect(complaints).toEqual([])
})

it('publishes workers, and files that are named beside their module', { tags: ['thorough'] }, async () => {
  const site = new Map([
    ['index.html', '<!doctype html><p></p><img><script type="module" src="/src/main.ts"></script>'],
    [
      'src/main.ts',
      `import Adder from './adder?worker'
document.querySelector('img')!.src = new URL('./logo.svg', import.meta.url).href
for (const worker of [new Worker(new URL('./adder.ts', import.meta.url), { type: 'module' }), new Adder()]) {
  worker.onmessage = ({ data }) => { document.querySelector('p')!.textContent += data }
  worker.postMessage(20)
}`,
    ],
    [
      'src/adder.ts',
      "import { add } from './add'\nself.onmessage = ({ data }: MessageEvent<number>) => postMessage(`${add(data)};`)",
    ],
    [
      'src/add.ts',
      'await new Promise((resolve) => setTimeout(resolve, 50))\nexport const add = (value: number): number => value + 1',
    ],
    ['src/logo.svg', shop.get('src/logo.svg') ?? ''],
    ['public/favicon.ico', ''],
  ])
  const { files, diagnostics } = await build(site)
  expect(diagnostics).toEqual([])
  expect(files.get('src/logo.svg')).toEqual({ projectPath: 'src/logo.svg' })
  const browser = await chromium.launch(chromiumOptions)
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(await serve(files))
  await expect.poll(() => page.locator('p').textContent()).toBe('21;21;')
  expect(await page.evaluate("document.querySelector('img').naturalWidth")).toBe(4)
})

/** In this process and without packages, where nothing is to be built anyway. */
function buildHere(projectFiles: ReadonlyMap<string, string>) {
  const index = { 'react-18': {}, 'react-19': {} }
  const pool: Pick<CompilerPool, 'open'> = {
    async open(files) {
      const session = await openSession(files, { packages: createCatalogue(index), mode: 'production' })
      return { ...session, opened: await session.bundle(), close: () => undefined }
    },
  }
  const packages = { index, read: async () => undefined }
  return buildProject(projectFiles, { pool, packages, runtime: { code: '', hash: '' } })
}

it('builds nothing from a project with errors, and says which', async () => {
  const broken = new Map([...shop, ['src/App.tsx', 'export default function App() { return <p> }']])
  const { files, diagnostics } = await buildHere(broken)
  expect(files.size).toBe(0)
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ kind: 'syntax', severity: 'error', file: 'src/App.tsx', line: 1 }),
  )
})

it('builds nothing with an import of a file that is not there, and does without a missing stylesheet', async () => {
  const main = ['main.js', "import { title } from './title'\ndocument.title = title"] as const
  const page = ['index.html', '<script type="module" src="/main.js"></script>'] as const
  const stub = await buildHere(new Map([page, main, ['Title.js', 'export const title = 1']]))
  expect(stub.files.size).toBe(0)
  expect(stub.diagnostics).toMatchObject([
    { kind: 'missing-file', severity: 'error', file: 'main.js', line: 1 },
  ])
  const names = await buildHere(
    new Map([page, ['main.js', "import names from './gone.module.css'\nnames.card"]]),
  )
  expect(names.files.size).toBe(0)
  const plain = await buildHere(new Map([page, ['main.js', "import './gone.css'\ndocument.title = 'one'"]]))
  expect(plain.files.has('index.html')).toBe(true)
  expect(plain.diagnostics).toMatchObject([{ kind: 'missing-file', severity: 'warning' }])
})

it('builds nothing with a name that a file does not export, and says where it is imported', async () => {
  const { files, diagnostics } = await buildHere(
    new Map([
      ['index.html', '<script type="module" src="/main.js"></script>'],
      ['main.js', "import { title } from './title'\ndocument.title = title"],
      ['title.js', 'export const other = 1'],
    ]),
  )
  expect(files.size).toBe(0)
  expect(diagnostics).toMatchObject([
    { kind: 'missing-export', severity: 'error', file: 'main.js', line: 1, column: 10 },
  ])
})

it(
  'builds nothing with a file of a package that cannot be prepared, and names it',
  { tags: ['thorough'] },
  async () => {
    const odd = new Map([
      ...shop,
      ['src/App.tsx', "import odd from 'lodash/no-such-file'\nexport default () => <p>{odd}</p>"],
    ])
    const { files, diagnostics } = await build(odd)
    expect(files.size).toBe(0)
    expect(diagnostics).toEqual([
      {
        kind: 'missing-package',
        severity: 'error',
        message: 'The package lodash/no-such-file could not be prepared.',
      },
    ])
  },
)

it('builds nothing with a package that nobody has, says so for each of 200, and asks no registry', async () => {
  const names = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0 ? `react-codeshift-${index}` : `@invented/kit-${index}`,
  )
  const imports = names.map((name, index) => `import * as a${index} from '${name}'`)
  const main = [...imports, `console.log(${names.map((_, index) => `a${index}`).join(', ')})`].join('\n')
  let connections = 0
  const count = () => (connections += 1)
  subscribe('net.client.socket', count)
  onTestFinished(() => void unsubscribe('net.client.socket', count))
  const { files, diagnostics } = await buildHere(
    new Map([
      ['index.html', '<script type="module" src="/main.js"></script>'],
      ['main.js', main],
    ]),
  )
  expect(files.size).toBe(0)
  const told = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  for (const name of names) expect(told).toContainEqual(expect.stringContaining(`The package ${name} is not`))
  expect(connections).toBe(0)
})
