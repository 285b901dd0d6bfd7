import { expect, it } from 'vitest'
import { buildTree } from './build-tree.ts'
import { findItem } from './find-item.ts'

const root = buildTree([
  { kind: 'file', path: 'src/ui/box.ts', hash: 'a'.repeat(64), size: 1 },
  { kind: 'folder', path: 'docs' },
])

it('finds files and folders at any depth, and nothing where nothing is', () => {
  expect(findItem(root, 'src/ui/box.ts')?.kind).toBe('file')
  expect(findItem(root, 'src/ui')?.kind).toBe('folder')
  expect(findItem(root, 'docs')?.kind).toBe('folder')
  expect(findItem(root, 'src/ui/box.ts/x')).toBeUndefined()
  expect(findItem(root, 'sr')).toBeUndefined()
})
