import { expect, it } from 'vitest'
import { chooseAnswer } from './choose-answer.ts'

function open(pagePaths: readonly string[], files: readonly string[] = [], publicFolder = 'public') {
  const pages = pagePaths.map((path) => ({ path, title: '', html: '', entries: [], styles: [] }))
  const hasFile = (path: string) => files.includes(path)
  return (path: string, isNavigation = true) => {
    const choice = chooseAnswer({ path, isNavigation }, { pages, hasFile, publicFolder })
    return choice.kind === 'page' ? choice.page.path : choice.kind === 'file' ? choice.path : choice.kind
  }
}

it('finds a page by its name, without its ending, and as the index of its folder', () => {
  const ask = open(['index.html', 'contact.html', 'about/index.html', 'pages/team.html'])
  const addresses = [
    '/',
    '/contact',
    '/contact.html',
    '/about/',
    '/about/index.html',
    '/pages/team',
    '/users/1',
  ]
  expect(addresses.map((address) => ask(address))).toEqual([
    'index.html',
    'contact.html',
    'contact.html',
    'about/index.html',
    'about/index.html',
    'pages/team.html',
    'index.html',
  ])
})

it('sends whoever forgets the slash of a folder to its address, so that its own links lead on', () => {
  const ask = open(['index.html', 'about/index.html'])
  expect(ask('/about')).toBe('folder')
  // A script that asks for it follows as a browser does.
  expect(ask('/about', false)).toBe('folder')
  expect(open(['index.html', 'about/index.html', 'about.html'])('/about')).toBe('about.html')
})

it('takes the folder of the main page for the root, of files as well', () => {
  const ask = open(
    ['src/index.html', 'src/about/index.html'],
    ['src/js/menu.js', 'public/logo.png', 'shared.js'],
  )
  expect(ask('/about/')).toBe('src/about/index.html')
  expect(ask('/js/menu.js', false)).toBe('src/js/menu.js')
  expect(ask('/logo.png', false)).toBe('public/logo.png')
  expect(ask('/shared.js', false)).toBe('shared.js')
  expect(ask('/.env', false)).toBe('missing')
})

it('finds pages that are served as they are by the same addresses', () => {
  const ask = open(['index.html'], ['public/docs/index.html', 'public/terms.html', 'notes/long/index.html'])
  expect(['/docs/', '/docs', '/terms', '/notes/long/'].map((address) => ask(address))).toEqual([
    'public/docs/index.html',
    'folder',
    'public/terms.html',
    'notes/long/index.html',
  ])
})

it('serves what lies in the public folder from the root, whatever the folder is called', () => {
  const ask = open(['index.html'], ['static/logo.svg', 'public/old.svg'], 'static')
  expect(
    ['/logo.svg', '/static/logo.svg', '/old.svg', '/public/old.svg'].map((path) => ask(path, false)),
  ).toEqual(['static/logo.svg', 'static/logo.svg', 'missing', 'public/old.svg'])
})
