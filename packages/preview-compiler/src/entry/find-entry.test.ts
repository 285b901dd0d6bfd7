import { expect, it } from 'vitest'
import { decidesEntry, findEntry } from './find-entry.ts'

const find = (tree: Record<string, string>, env: Record<string, string> = {}) =>
  findEntry(new Map(Object.entries(tree)), env)

it('starts what index.html names, and takes that script out of the page', () => {
  const { pages } = find({
    'index.html':
      '<html><head><title>My &amp; app</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
    'src/main.tsx': '',
  })
  expect(pages[0]).toMatchObject({ path: 'index.html', title: 'My &amp; app', entries: ['/src/main.tsx'] })
  expect(pages[0]?.html).not.toContain('main.tsx')
  expect(pages[0]?.html).toContain('<div id="root"></div>')
})

it('keeps scripts that are no modules where they stand, and compiles those that are', () => {
  const { pages } = find({
    'index.html':
      '<body><script>var a = "</b>"</script><script src="old.js"></script><script type="application/ld+json">{}</script><script type="module">import "./x.js"</script></body>',
  })
  expect(pages[0]?.entries).toEqual(['index.html?script=0'])
  expect(pages[0]?.inlineModules.get('index.html?script=0')).toBe('import "./x.js"')
  expect(pages[0]?.html).toBe(
    '<body><script>var a = "</b>"</script><script src="old.js"></script><script type="application/ld+json">{}</script></body>',
  )
})

it('fills in %VITE_X%, escaped, and leaves names without a value alone', () => {
  const { pages } = find({ 'index.html': '<p title="%VITE_A%">%VITE_B%</p>' }, { VITE_A: '"><script>' })
  expect(pages[0]?.html).toBe('<p title="&quot;>&lt;script>">%VITE_B%</p>')
})

it('keeps the places of linked stylesheets with their media, lets those of other sites come late, and drops missing ones', () => {
  const { pages } = find({
    'index.html':
      '<head><link rel="stylesheet" href="/src/a.css"><link rel="stylesheet" href="/gone.css"><link href="https://fonts.example/css" rel="stylesheet"></head><link rel=stylesheet href=b.css media=\'print and (width > 9px)\'>',
    'src/a.css': '',
    'b.css': '',
  })
  expect(pages[0]?.stylesheets).toEqual([
    { path: 'src/a.css', isInBody: false },
    { path: 'b.css', isInBody: true },
  ])
  expect(pages[0]?.html).toBe(
    `<head><style data-joinery-style="src/a.css"></style><link rel="stylesheet" href="https://fonts.example/css" media="print" onload="this.media='all'"></head><style data-joinery-style="b.css" media="print and (width > 9px)"></style>`,
  )
})

it('keeps what a link to another site says beside its address', () => {
  const html = [
    '<link rel="stylesheet" href="https://a.example/x.css" integrity="sha384-abc" crossorigin media="(min-width: 9px)" id=theme>',
    '<link rel="stylesheet" href="https://a.example/print.css" media="print">',
    '<link rel="stylesheet" href="https://a.example/late.css" media="print" onload="this.media=\'all\'">',
  ]
  const kept = [
    `<link rel="stylesheet" href="https://a.example/x.css" integrity="sha384-abc" crossorigin="" id="theme" data-media="(min-width: 9px)" media="print" onload="this.media=this.dataset.media">`,
    ...html.slice(1),
  ]
  expect(find({ 'index.html': html.join('') }).pages[0]?.html).toBe(kept.join(''))
})

it('shows a stylesheet on screens that a page only loads late', () => {
  const link = `<link rel="stylesheet" href="a.css" media="print" onload="this.media='all'">`
  const { pages } = find({ 'index.html': link, 'a.css': '' })
  expect(pages[0]?.html).toBe('<style data-joinery-style="a.css"></style>')
})

it('takes Tailwind from another site, its configuration and import maps into its own hands', () => {
  const { pages } = find({
    'index.html': `<script src="https://cdn.tailwindcss.com"></script><script>tailwind.config = { theme: { extend: { colors: { brand: '#123456' } } } }</script><script type="importmap">{}</script><div id="root">`,
    'index.tsx': '',
  })
  expect(pages[0]?.html).toBe('<div id="root">')
  expect(pages[0]?.entries).toEqual(['/index.tsx'])
  expect(pages[0]?.tailwindStyles).toContain('@tailwind utilities')
  expect(pages[0]?.tailwindConfig?.config).toEqual({ theme: { extend: { colors: { brand: '#123456' } } } })
})

it('falls back to the usual names without a page, and mounts an app that nobody mounts', () => {
  expect(find({ 'src/main.jsx': '' }).pages[0]?.entries).toEqual(['/src/main.jsx'])
  const { pages, virtualModules } = find({ 'src/App.tsx': '' })
  expect(virtualModules.get(pages[0]?.entries[0] ?? '')).toContain('import App from "/src/App.tsx"')
})

it('says in words what it cannot show', () => {
  expect(find({}).diagnostics[0]?.message).toContain('There is no page yet')
  const next = find({ 'package.json': '{"dependencies":{"next":"15"}}', 'pages/api/a.ts': '' })
  expect(next.diagnostics[0]?.message).toContain('This is a Next.js project.')
  expect(find({ 'composer.json': '{}', artisan: '' }).diagnostics[0]?.message).toContain('a PHP server')
})

it.each([
  ['@sveltejs/kit', 'src/app.html', "This is a SvelteKit project. Its pages need SvelteKit's own server,"],
  ['gatsby', 'src/pages/index.js', "This is a Gatsby project. Its pages need Gatsby's own build,"],
  ['@remix-run/dev', 'app/root.tsx', "This is a Remix project. Its pages need Remix' own server,"],
  ['@react-router/dev', 'app/root.tsx', "This is a React Router project. Its pages need React Router's own"],
])('names what needs more than a preview has: %s', (name, path, message) => {
  const manifest = JSON.stringify({ devDependencies: { [name]: '1' } })
  const { pages, diagnostics } = find({ 'package.json': manifest, [path]: '' })
  expect(pages).toEqual([])
  expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining(message) }])
})

const next = '{"dependencies":{"next":"13"}}'

it('says of a Next.js project without pages where they would lie', () => {
  const { diagnostics } = find({ 'package.json': next, 'pages/api/hello.ts': '', 'pages/_app.tsx': '' })
  expect(diagnostics[0]?.message).toBe(
    'This is a Next.js project. There is no page yet: neither in an `app` folder nor in a `pages` folder.',
  )
})

it('starts the files of a pages folder by their names, and not a page that lies beside them', () => {
  const { virtualModules, pages } = find({
    'package.json': next,
    'draft.html': '<p>Draft</p>',
    'pages/_app.tsx': '',
    'pages/index.jsx': '',
    'pages/posts/[slug].tsx': '',
    'pages/posts/[...rest].tsx': '',
    'pages/posts/new.tsx': '',
    'pages/posts/new.test.tsx': '',
    'pages/404.js': '',
    'pages/api/hello.ts': '',
    'next.config.js': "module.exports = { i18n: { locales: ['fr'], defaultLocale: 'fr' } }",
  })
  expect(pages.map(({ entries }) => entries)).toEqual([['virtual:start']])
  expect(virtualModules.get('virtual:start')?.split('\n')).toEqual([
    "import { startNextFolder } from 'virtual:joinery/next-folder'",
    'startNextFolder({',
    '  routes: [',
    '    { segments: [], page: () => import("/pages/index.jsx") },',
    '    { segments: ["posts","new"], page: () => import("/pages/posts/new.tsx") },',
    '    { segments: ["posts","[slug]"], page: () => import("/pages/posts/[slug].tsx") },',
    '    { segments: ["posts","[...rest]"], page: () => import("/pages/posts/[...rest].tsx") },',
    '  ],',
    '  app: () => import("/pages/_app.tsx"),',
    '  document: undefined,',
    '  notFound: () => import("/pages/404.js"),',
    '  locale: "fr",',
    '})',
  ])
})

it('keeps to the page of an app that has pages of its own and a package of Next.js', () => {
  const { pages } = find({
    'package.json': next,
    'index.html': '<script type="module" src="/src/main.tsx"></script>',
    'src/main.tsx': '',
    'src/pages/Home.tsx': '',
  })
  expect(pages.map(({ entries }) => entries)).toEqual([['/src/main.tsx']])
})

it('warns of each plugin of Vite that adds to the code, and of no other', () => {
  const config = `import vue from '@vitejs/plugin-vue'
import AutoImport from "unplugin-auto-import/vite"
import {
  VueRouterAutoImports,
} from 'unplugin-vue-router'
import VueRouter from 'unplugin-vue-router/vite'
export default { plugins: [vue(), VueRouter(), AutoImport({ imports: ['vue'] })] }`
  const tree = { 'index.html': '<p>Hello</p>', 'vite.config.js': config }
  expect(find(tree).diagnostics).toEqual(
    ['unplugin-auto-import', 'unplugin-vue-router'].map((name) => ({
      kind: 'unsupported',
      severity: 'warning',
      file: 'vite.config.js',
      message: `The Vite plugin ${name} does not run in the preview, so what it adds to the code is missing.`,
    })),
  )
  expect(decidesEntry('vite.config.js')).toBe(true)
})

it('takes pages from all folders but public/, those beside the main page first', () => {
  const tree = {
    'about/index.html': '<h1>About</h1>',
    'index.html': '<a href="about/">About</a>',
    'pages/team/ada.html': '<h1>Ada</h1>',
    'public/embed.html': '<p>as it is</p>',
    '.github/report.html': '<p>none of the site</p>',
    'contact.html': '<h1>Contact</h1>',
  }
  const paths = ['index.html', 'contact.html', 'about/index.html', 'pages/team/ada.html']
  expect(find(tree).pages.map(({ path }) => path)).toEqual(paths)
})

it('takes whole documents alone from the folders of a project with packages, and none that a build left there', () => {
  const { pages } = find({
    'package.json': '{}',
    'index.html': '<!doctype html><div id="root"></div>',
    'docs/index.html': '<!doctype html><html><body>Docs</body></html>',
    'src/app/app.component.html': '<h1>{{ title }}</h1>',
    'dist/index.html': '<!doctype html><script type="module" src="/assets/index-1.js"></script>',
    'e2e/fixtures/page.html': '<!doctype html><script type="module" src="/gone.js"></script>',
  })
  expect(pages.map(({ path }) => path)).toEqual(['index.html', 'docs/index.html'])
})

it('takes no more from folders than every frame can be told of', () => {
  const long = `<p>${'word '.repeat(20_000)}</p>`
  const names = Array.from({ length: 20 }, (_, index) => [`docs/${index}.html`, long])
  const tree = { 'index.html': '', ...Object.fromEntries(names), 'pages/about.html': '<p>short</p>' }
  const paths = find(tree).pages.map(({ path }) => path)
  expect(paths).toEqual([
    'index.html',
    'docs/0.html',
    'docs/1.html',
    'docs/2.html',
    'docs/3.html',
    'pages/about.html',
  ])
})

it('takes fifty pages beside the main one, and no more', () => {
  const names = Array.from({ length: 60 }, (_, index) => [`notes/${index}.html`, '<p>note</p>'])
  expect(find({ 'index.html': '', ...Object.fromEntries(names) }).pages).toHaveLength(51)
})

it('leaves JSX to Babel where the page itself loads it, with the addresses that its imports need', () => {
  const html =
    '<head><script type="importmap">{"imports":{"three":"https://esm.sh/three"}}</script><script src="https://unpkg.com/react@18/umd/react.development.js"></script><script src="https://unpkg.com/@babel/standalone/babel.min.js"></script></head><div id="root"></div><script type="text/babel">ReactDOM.render(<App />)</script><script type="text/babel" src="app.jsx"></script>'
  const { pages } = find({ 'index.html': html, 'app.jsx': 'const App = () => <p />', 'index.jsx': '' })
  expect(pages[0]?.entries).toEqual([])
  expect(pages[0]?.html.replaceAll('\n', '')).toBe(html)
})

it('compiles JSX in a page that loads no Babel', () => {
  const { pages } = find({ 'index.html': '<script type="text/babel">render(<p />)</script>' })
  expect(pages[0]?.entries).toEqual(['index.html?script=0'])
})

it('reads import maps: addresses for what is imported by name, and places in the project', () => {
  const map = {
    imports: {
      vue: 'https://unpkg.com/vue@3/dist/vue.esm-browser.js',
      app: './js/app.js',
      'lib/': '/vendor/',
      bad: 1,
    },
  }
  const { pages } = find({
    'pages/index.html': '',
    'index.html': `<head><title>Shop</title><script type="importmap">${JSON.stringify(map)}</script></head>`,
  })
  expect(pages[0]?.importMap).toEqual({
    addresses: [['vue', 'https://unpkg.com/vue@3/dist/vue.esm-browser.js']],
    paths: [
      ['app', 'js/app.js'],
      ['lib/', 'vendor/'],
    ],
  })
  // Before anything is loaded, and with nothing that only the project has.
  expect(pages[0]?.html).toMatch(
    /^<head>\s*<script type="importmap">\{"imports":\{"vue":"[^"]+"\}\}<\/script>\s*<title>/,
  )
  expect(find({ 'index.html': '<script type="importmap">{ broken</script>' }).pages[0]?.html).toBe('')
})

it('starts the main module beside scripts of other sites, and beside those that only a build would make', () => {
  const tag = '<script async src="https://www.googletagmanager.com/gtag/js?id=1"></script>'
  const react = find({
    'public/index.html': `<head>${tag}</head><div id="root"></div>`,
    'src/index.js': "import './App'",
  })
  expect(react.pages[0]?.entries).toEqual(['/src/index.js'])
  expect(react.pages[0]?.html).toContain(tag)
  const svelte = find({
    'public/index.html': "<head><script defer src='/build/bundle.js'></script></head><body></body>",
    'src/main.js': "import App from './App.svelte'",
  })
  expect(svelte.pages[0]?.entries).toEqual(['/src/main.js'])
  expect(svelte.pages[0]?.html).not.toContain('bundle.js')
})

it.each([
  ['<script src="app.js"></script>', "import './other'"],
  ['<script src="/app.js?v=2"></script>', "import './other'"],
  ['<script>start()</script>', "const express = require('express')"],
  ['<script>start()</script>', "import { createServer } from 'node:http'"],
])('leaves a page alone that has a script of its own or belongs to a server: %s %s', (script, main) => {
  const html = `<div id="app"></div>${script}`
  const { pages } = find({ 'public/index.html': html, 'public/app.js': '', 'src/index.js': main })
  expect(pages[0]).toMatchObject({ entries: [], html })
})
