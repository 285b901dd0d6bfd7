import { expect, it } from 'vitest'
import type { TreeEntry } from '@joinery/contract'
import { changeEntries } from './change-entries.ts'

const hash = 'a'.repeat(64)
const file = (path: string, size = 1): TreeEntry => ({ kind: 'file', path, hash, size })
const entries: TreeEntry[] = [
  file('index.html'),
  { kind: 'folder', path: 'src' },
  file('src/app.ts'),
  file('src/ui/box.ts'),
  file('srcs.ts'),
]
const paths = (changed: TreeEntry[]) => changed.map(({ path }) => path)

it('puts a new line in its place and replaces an old one', () => {
  expect(paths(changeEntries(entries, { type: 'put', entry: file('a.ts') }))[0]).toBe('a.ts')
  const saved = changeEntries(entries, { type: 'put', entry: file('index.html', 9) })
  expect(saved).toHaveLength(entries.length)
  expect(saved[0]).toEqual(file('index.html', 9))
})

it('moves a folder with everything in it and nothing beside it', () => {
  expect(paths(changeEntries(entries, { type: 'move', from: 'src', to: 'lib' }))).toEqual([
    'index.html',
    'lib',
    'lib/app.ts',
    'lib/ui/box.ts',
    'srcs.ts',
  ])
})

it('deletes a folder with everything in it, and keeps the folder that a last file leaves', () => {
  expect(paths(changeEntries(entries, { type: 'delete', path: 'src' }))).toEqual(['index.html', 'srcs.ts'])
  expect(paths(changeEntries(entries, { type: 'delete', path: 'src/ui/box.ts' }))).toContain('src/ui')
})
