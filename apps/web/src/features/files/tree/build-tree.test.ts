import { expect, it } from 'vitest'
import type { TreeEntry } from '@joinery/contract'
import { buildTree } from './build-tree.ts'
import type { Item } from './build-tree.ts'

const file = (path: string): TreeEntry => ({ kind: 'file', path, hash: 'a'.repeat(64), size: 1 })
const folder = (path: string): TreeEntry => ({ kind: 'folder', path })

const outline = (items: readonly Item[]): unknown =>
  items.map((item) => (item.kind === 'file' ? item.name : [item.name, outline(item.children)]))

it('puts folders before files and sorts both as people count', () => {
  const root = buildTree([
    file('b.ts'),
    file('a10.ts'),
    file('a9.ts'),
    folder('z'),
    folder('src'),
    file('src/x.ts'),
  ])
  expect(outline(root.children)).toEqual([['src', ['x.ts']], ['z', []], 'a9.ts', 'a10.ts', 'b.ts'])
})

it('makes the folders that only the paths of files name', () => {
  expect(outline(buildTree([file('a/b/c.ts')]).children)).toEqual([['a', [['b', ['c.ts']]]]])
})

it('keeps empty folders, and a tree without entries is empty', () => {
  expect(outline(buildTree([folder('a'), folder('a/b')]).children)).toEqual([['a', [['b', []]]]])
  expect(buildTree([]).children).toEqual([])
})
