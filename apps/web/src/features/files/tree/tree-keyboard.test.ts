import { describe, expect, it } from 'vitest'
import type { TreeEntry } from '@joinery/contract'
import { buildTree } from './build-tree.ts'
import { findByTyping } from './find-by-typing.ts'
import { listRows } from './list-rows.ts'
import { readTreeKey } from './read-tree-key.ts'

const entries: TreeEntry[] = [
  { kind: 'folder', path: 'docs' },
  ...['src/app.ts', 'src/button.ts', 'src/ui/box.ts', 'index.html'].map(
    (path) => ({ kind: 'file', path, hash: 'a'.repeat(64), size: 1 }) as const,
  ),
]
const rows = listRows(buildTree(entries), new Set(['src']))
const press = (key: string, selectedPath?: string) => readTreeKey({ rows, selectedPath, key })

describe('the rows of the tree', () => {
  it('show what lies in open folders, with level and place for screen readers', () => {
    expect(rows.map(({ item, level, position, setSize }) => [item.path, level, position, setSize])).toEqual([
      ['docs', 1, 1, 3],
      ['src', 1, 2, 3],
      ['src/ui', 2, 1, 3],
      ['src/app.ts', 2, 2, 3],
      ['src/button.ts', 2, 3, 3],
      ['index.html', 1, 3, 3],
    ])
  })
})

describe('the keyboard in the tree', () => {
  it('goes up and down with the arrows and stays at the ends', () => {
    expect(press('ArrowDown')).toEqual({ type: 'select', path: 'docs' })
    expect(press('ArrowDown', 'docs')).toEqual({ type: 'select', path: 'src' })
    expect(press('ArrowUp', 'docs')).toEqual({ type: 'select', path: 'docs' })
    expect(press('ArrowDown', 'index.html')).toEqual({ type: 'select', path: 'index.html' })
  })

  it('goes to the ends with Home and End', () => {
    expect(press('Home', 'src/app.ts')).toEqual({ type: 'select', path: 'docs' })
    expect(press('End', 'src/app.ts')).toEqual({ type: 'select', path: 'index.html' })
  })

  it('opens a folder to the right and then goes in, closes it to the left and then goes out', () => {
    expect(press('ArrowRight', 'src/ui')).toEqual({ type: 'toggle', path: 'src/ui' })
    expect(press('ArrowRight', 'src')).toEqual({ type: 'select', path: 'src/ui' })
    expect(press('ArrowRight', 'src/app.ts')).toBeUndefined()
    expect(press('ArrowLeft', 'src')).toEqual({ type: 'toggle', path: 'src' })
    expect(press('ArrowLeft', 'src/app.ts')).toEqual({ type: 'select', path: 'src' })
    expect(press('ArrowLeft', 'index.html')).toBeUndefined()
  })

  it('opens with Enter, renames with F2 and deletes with Delete', () => {
    expect(press('Enter', 'src/app.ts')).toEqual({ type: 'open', path: 'src/app.ts' })
    expect(press('Enter', 'src')).toEqual({ type: 'toggle', path: 'src' })
    expect(press('F2', 'src')).toEqual({ type: 'rename', path: 'src' })
    expect(press('Delete', 'src/app.ts')).toEqual({ type: 'delete', path: 'src/app.ts' })
    expect(press('Delete')).toBeUndefined()
  })

  it('does nothing in an empty tree', () => {
    expect(readTreeKey({ rows: [], selectedPath: undefined, key: 'ArrowDown' })).toBeUndefined()
  })
})

describe('typing a name', () => {
  it('finds the next name that begins so, around the end', () => {
    expect(findByTyping({ rows, selectedPath: 'docs', typed: 'b' })).toBe('src/button.ts')
    expect(findByTyping({ rows, selectedPath: 'index.html', typed: 'd' })).toBe('docs')
    expect(findByTyping({ rows, selectedPath: 'docs', typed: 'zz' })).toBeUndefined()
  })

  it('stays where it is while more letters still fit', () => {
    expect(findByTyping({ rows, selectedPath: 'src/app.ts', typed: 'ap' })).toBe('src/app.ts')
  })
})
