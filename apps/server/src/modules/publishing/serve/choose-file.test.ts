import { contentHash } from '@joinery/contract'
import { expect, it } from 'vitest'
import { chooseFile } from './choose-file.ts'

const hash = contentHash.parse('a'.repeat(64))

function open(paths: readonly string[]) {
  const files = new Map(paths.map((path) => [path, { path, type: '', hash, size: 0 }]))
  return (path: string, isNavigation = true) => {
    const choice = chooseFile({ path, isNavigation }, files)
    return typeof choice === 'string' ? choice : choice?.path
  }
}

it('finds a page by its name, without its ending, and as the index of its folder', () => {
  const ask = open(['index.html', 'contact.html', 'about/index.html', 'pages/team.html'])
  expect(['/', '/contact', '/about/', '/pages/team', '/users/1'].map((address) => ask(address))).toEqual([
    'index.html',
    'contact.html',
    'about/index.html',
    'pages/team.html',
    'index.html',
  ])
  expect(ask('/users/1.json', false)).toBeUndefined()
})

it('sends whoever forgets the slash of a folder to its address, so that its own links lead on', () => {
  expect(open(['index.html', 'about/index.html'])('/about')).toBe('to-folder')
})
