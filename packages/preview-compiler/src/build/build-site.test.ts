import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import type { FileBody } from '../files/project-files.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from '../session/open-session.ts'
import type { SiteFile } from './build-site.ts'
import { buildSite } from './build-site.ts'

const index = { 'react-18': {}, 'react-19': {} }

async function build(tree: Record<string, FileBody>) {
  const projectFiles = new Map(Object.entries(tree))
  const session = await openSession(projectFiles, { packages: createCatalogue(index), mode: 'production' })
  const bundle = await session.bundle()
  return buildSite({ bundle, projectFiles, packages: { read: async () => undefined }, runtime: '' })
}

const placesOf = async (tree: Record<string, FileBody>) => [...(await build(tree)).files.keys()].toSorted()
const picture = { hash: 'hash-of-picture' }

const club = {
  'index.html':
    '<!doctype html><html><head><link rel="stylesheet" href="css/style.css"></head><body><h1>Club</h1><img src="images/logo.png"><a href="pages/about.html">About</a><script src="js/script.js"></script></body></html>',
  'pages/about.html':
    '<!doctype html><html><head><link rel="stylesheet" href="../css/style.css"></head><body><h1>About</h1><script src="../js/script.js"></script></body></html>',
  'css/style.css': 'body { background: url(../images/paper.png); color: rgb(1, 2, 3) }',
  'js/script.js': "document.querySelector('h1').textContent += ' us'; fetch('/data/items.json')",
  'data/items.json': '[]',
  'images/logo.png': picture,
  'images/paper.png': picture,
  'images/unnamed.png': picture,
  'favicon.ico': picture,
}

it('publishes a site without packages as any web server would: scripts, pictures, data and pages in folders', async () => {
  expect(await placesOf(club)).toEqual([
    expect.stringMatching(/^assets\/style-/),
    'data/items.json',
    'favicon.ico',
    'images/logo.png',
    'images/paper.png',
    'images/unnamed.png',
    'index.html',
    'js/script.js',
    'pages/about.html',
  ])
})

it('puts the public folder that a Vite configuration names at the root, and finds imports of it there', async () => {
  const { files, diagnostics } = await build({
    'package.json': '{}',
    'vite.config.js': "export default { publicDir: 'static' }",
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "import logo from '/logo.png'\ndocument.body.append(logo)",
    'static/logo.png': picture,
    'static/robots.txt': 'User-agent: *',
    'public/draft.txt': 'Not for anybody',
  })
  expect(diagnostics).toEqual([])
  expect(files.get('robots.txt')).toEqual({ projectPath: 'static/robots.txt' })
  expect(files.get('logo.png')).toEqual({ projectPath: 'static/logo.png' })
  expect(files.get('static/logo.png')).toEqual({ projectPath: 'static/logo.png' })
  expect([...files.keys()].filter((path) => path.includes('draft'))).toEqual([])
})

it('reaches a page in a folder by a click, with its script and styles', { tags: ['thorough'] }, async () => {
  const { files } = await build(club)
  const browser = await chromium.launch(chromiumOptions)
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(await serve(files, club))
  await page.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => page.getByRole('heading').textContent()).toBe('About us')
  expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(1, 2, 3)')
})

it('publishes no secrets, and nothing of the tools around a site', async () => {
  const places = await placesOf({
    'index.html': '<a href=".env">keys</a><a href="server.key">key</a><img src="node_modules/x/logo.png">',
    '.env': 'VITE_NAME=Oak',
    'server.key': 'private',
    'android/release.keystore': picture,
    '.git/config': '[core]',
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
    'node_modules/x/logo.png': picture,
  })
  expect(places).toEqual(['.well-known/security.txt', 'index.html'])
})

it('publishes of a project with packages or a server what its pages name, and nothing else', async () => {
  const tree = {
    'index.html':
      '<script src="legacy.js"></script><img srcset="small.png 1x, large.png 2x"><a href="files/price.pdf">',
    'legacy.js': 'document.title = 1',
    'server.js': "require('express')",
    'credentials.json': '{}',
    'small.png': picture,
    'large.png': picture,
    'files/price.pdf': picture,
    'unnamed.png': picture,
    'favicon.ico': picture,
  }
  const named = ['favicon.ico', 'files/price.pdf', 'index.html', 'large.png', 'legacy.js', 'small.png']
  expect(await placesOf({ ...tree, 'package.json': '{}' })).toEqual(named)
  expect(await placesOf({ ...tree, 'requirements.txt': 'flask' })).toEqual(named)
  expect(await placesOf({ ...tree, 'api/mail.php': '<?php' })).toEqual(named)
})

it('takes the folder of the main page for the root of the site', async () => {
  const places = await placesOf({
    'src/index.html':
      '<link rel="stylesheet" href="style.css"><script src="js/menu.js"></script><a href="team/">',
    'src/team/index.html': '<!doctype html><img src="ada.png">',
    'src/team/ada.png': picture,
    'src/js/menu.js': '',
    'src/style.css': 'p { background: url(paper.png) }',
    'src/paper.png': picture,
    'package.json': '{}',
  })
  expect(places).toEqual([
    expect.stringMatching(/^assets\/style-/),
    'index.html',
    'js/menu.js',
    'src/paper.png',
    'team/ada.png',
    'team/index.html',
  ])
})

it('gives a site what .env.production says, and nothing of .env.development', async () => {
  const { files } = await build({
    'index.html':
      '<title>%MODE% %DEV% %PROD%</title><p>%VITE_API%</p><script type="module">console.log(import.meta.env)</script>',
    '.env': 'VITE_NAME=Oak',
    '.env.development': 'VITE_API=http://localhost:3000',
    '.env.production': 'VITE_API=https://api.example.com',
  })
  expect(files.get('index.html')).toContain('<p>https://api.example.com</p>')
  expect(files.get('index.html')).toContain('<title>production false true</title>')
  const script = [...files].find(([path]) => path.endsWith('.js'))?.[1]
  expect(script).toContain('{"VITE_NAME":"Oak","VITE_API":"https://api.example.com"}')
})

it('gives a page that compiles in the browser its source, under a name of the build', async () => {
  const { files } = await build({
    'index.html':
      '<script src="https://unpkg.com/@babel/standalone/babel.min.js"></script><script type="text/babel" data-presets="react" src="js/app.jsx"></script>',
    'js/app.jsx': 'ReactDOM.render(<p />)',
    'js/other.jsx': '',
  })
  const path = [...files.keys()].find((each) => each.startsWith('assets/script-')) ?? ''
  expect(files.get(path)).toBe('ReactDOM.render(<p />)')
  expect(path).toMatch(/\.js$/)
  expect(files.get('index.html')).toContain(`<script type="text/babel" data-presets="react" src="/${path}">`)
})

const styled = {
  'index.html':
    '<!doctype html><html><head><link rel="stylesheet" href="style.css"><style>h1 { color: rgb(4, 4, 4) }</style><link rel="stylesheet" href="print.css" media="print"></head><body><h1>Home</h1><a href="login.html">Log in</a></body></html>',
  'login.html':
    '<!doctype html><html><head><link rel="stylesheet" href="login.css"></head><body><h1>Log in</h1></body></html>',
  'style.css': 'body { background: rgb(1, 1, 1) } h1 { color: rgb(2, 2, 2) }',
  'print.css': 'h1 { display: none }',
  'login.css': 'body { background: rgb(3, 3, 3) }',
}

it(
  'gives each page its own styles, each where it is linked and for what it is meant',
  { tags: ['thorough'] },
  async () => {
    const { files } = await build(styled)
    const browser = await chromium.launch(chromiumOptions)
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const styleOf = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
    await page.goto(await serve(files, styled))
    expect(await styleOf('body', 'backgroundColor')).toBe('rgb(1, 1, 1)')
    expect(await styleOf('h1', 'color')).toBe('rgb(4, 4, 4)')
    expect(await styleOf('h1', 'display')).toBe('block')
    await page.emulateMedia({ media: 'print' })
    expect(await styleOf('h1', 'display')).toBe('none')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link').click()
    await expect.poll(() => page.getByRole('heading').textContent()).toBe('Log in')
    expect(await styleOf('body', 'backgroundColor')).toBe('rgb(3, 3, 3)')
  },
)

/** The plainest web server there is. */
async function serve(site: ReadonlyMap<string, SiteFile>, tree: Record<string, FileBody>): Promise<string> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/')
      .replace(/\?.*/, '')
      .slice(1)
      .replace(/^$|(?<=\/)$/, 'index.html')
    const file = site.get(path)
    const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
    const type = Object.entries(types).find(([name]) => path.endsWith(`.${name}`))?.[1] ?? 'text/plain'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type })
    const isOwn = file === undefined || typeof file === 'string' || file instanceof Uint8Array
    const body = isOwn ? file : tree[file.projectPath]
    response.end(typeof body === 'string' || body instanceof Uint8Array ? body : '')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}
