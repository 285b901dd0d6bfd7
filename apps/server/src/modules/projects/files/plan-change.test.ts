import { fileLimits } from '@joinery/contract'
import type { TreeEntry } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../trees/tree.ts'
import type { Tree } from '../trees/tree.ts'
import { planChange, StaleWriteError } from './plan-change.ts'

const { maxFiles, maxFolders, maxProjectBytes, maxFileBytes } = fileLimits

describe('the limits of a project', () => {
  it('are 3,000 files: one more is refused with a sentence, one less makes room', () => {
    const full = treeOf(Array.from({ length: maxFiles }, (_, number) => file(`f${number}`)))
    expect(() => planChange(full, [write('one-more')])).toThrow(
      'A project holds at most 3,000 files. Delete some and try again.',
    )
    expect(planChange(full, [write('f7')])).toMatchObject({ fileCount: maxFiles })
    expect(planChange(full, [write('one-more'), { kind: 'delete', path: 'f0' }])).toMatchObject({
      fileCount: maxFiles,
    })
  })

  it('are 30 MB to the byte', () => {
    const almost = treeOf(Array.from({ length: 14 }, (_, number) => file(`f${number}`, maxFileBytes)))
    const rest = maxProjectBytes - almost.sizeBytes
    expect(planChange(almost, [write('last', rest)])).toMatchObject({ sizeBytes: maxProjectBytes })
    const full = treeOf([...almost.entries.values(), file('last', rest)])
    expect(() => planChange(full, [write('more', 1)])).toThrow(
      'A project holds at most 30 MB. Delete something and try again.',
    )
    expect(() => planChange(full, [write('empty', 0)])).not.toThrow()
  })

  it('are 3,000 folders, those that a path brings with it included', () => {
    const full = treeOf(Array.from({ length: maxFolders }, (_, number) => folder(`d${number}`)))
    expect(() => planChange(full, [write('new/a.ts')])).toThrow('A project holds at most 3,000 folders.')
    expect(() => planChange(full, [write('d1/a.ts')])).not.toThrow()
  })

  it('never stop what makes a project smaller, even where it is over them', () => {
    const over = treeOf(Array.from({ length: maxFiles + 10 }, (_, number) => file(`f${number}`)))
    expect(planChange(over, [{ kind: 'delete', path: 'f0' }])).toMatchObject({ fileCount: maxFiles + 9 })
  })
})

describe('a change of many steps', () => {
  it('is refused as a whole when one step is', () => {
    const tree = treeOf([file('a')])
    expect(() => planChange(tree, [write('b'), { kind: 'delete', path: 'absent' }])).toThrow('absent')
  })

  it('deletes a file that somebody compared before only as it was then', () => {
    const tree = treeOf([file('a'), folder('b')])
    const [hash, other] = ['a'.repeat(64), 'b'.repeat(64)]
    expect(planChange(tree, [{ kind: 'delete', path: 'a', baseHash: hash }])).toMatchObject({ fileCount: 0 })
    for (const [path, baseHash] of [
      ['a', other],
      ['b', hash],
      ['gone', hash],
    ] as const)
      expect(() => planChange(tree, [{ kind: 'delete', path, baseHash }])).toThrow(StaleWriteError)
  })

  it('counts a path that is too long only after a move, too', () => {
    const tree = treeOf([folder('d'), file(`d/${'x'.repeat(250)}`)])
    const to = `${'y'.repeat(250)}/`.repeat(4).slice(0, -1)
    expect(() => planChange(tree, [{ kind: 'move', from: 'd', to }])).toThrow('1,024 bytes')
  })
})

function treeOf(entries: TreeEntry[]): Tree {
  const files = entries.filter((entry) => entry.kind === 'file')
  return {
    id: 1,
    entries: new Map(entries.map((entry) => [nameKey(entry.path), entry])),
    fileCount: files.length,
    sizeBytes: files.reduce((sum, { size }) => sum + size, 0),
    depth: 0,
    changeCount: 0,
  }
}

const file = (path: string, size = 0): TreeEntry => ({ kind: 'file', path, hash: 'a'.repeat(64), size })
const folder = (path: string): TreeEntry => ({ kind: 'folder', path })
const write = (path: string, size = 0) =>
  ({ kind: 'write', path, body: { hash: 'b'.repeat(64), size } }) as const
