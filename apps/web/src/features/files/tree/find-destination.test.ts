import { expect, it } from 'vitest'
import type { Item } from './build-tree.ts'
import { findDestination } from './find-destination.ts'

const folder = (path: string): Item => ({ kind: 'folder', path, name: path, children: [] })
const file = (path: string): Item => ({ kind: 'file', path, name: path, hash: '', size: 0 })

it('puts what is dropped into the folder it is dropped on, or beside the file', () => {
  expect(findDestination('a.ts', folder('src'))).toBe('src/a.ts')
  expect(findDestination('a.ts', file('src/b.ts'))).toBe('src/a.ts')
  expect(findDestination('src/a.ts', undefined)).toBe('a.ts')
})

it('moves nothing into itself, below itself or to where it is', () => {
  expect(findDestination('src', folder('src'))).toBeUndefined()
  expect(findDestination('src', folder('src/ui'))).toBeUndefined()
  expect(findDestination('src/a.ts', folder('src'))).toBeUndefined()
  expect(findDestination('a.ts', undefined)).toBeUndefined()
})
