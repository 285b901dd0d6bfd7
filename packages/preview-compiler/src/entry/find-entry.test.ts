import { expect, it } from 'vitest'
import { findEntry } from './find-entry.ts'

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

it('links stylesheets of the project, lets those of other sites come late, and drops missing ones', () => {
  const { pages } = find({
    'index.html':
      '<link rel="stylesheet" href="/src/a.css"><link rel="stylesheet" href="/gone.css"><link href="https://fonts.example/css" rel="stylesheet">',
    'src/a.css': '',
  })
  expect(pages[0]?.stylesheets).toEqual(['src/a.css'])
  expect(pages[0]?.html).toBe(
    `<link rel="stylesheet" href="https://fonts.example/css" media="print" onload="this.media='all'">`,
  )
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
  const next = find({ 'package.json': '{"dependencies":{"next":"15"}}', 'pages/index.tsx': '' })
  expect(next.diagnostics[0]?.message).toContain('This is a Next.js project.')
  expect(find({ 'composer.json': '{}', artisan: '' }).diagnostics[0]?.message).toContain('a PHP server')
})
