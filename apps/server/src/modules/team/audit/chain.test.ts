import { userId, workspaceId } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createChain, emptyChain } from './chain.ts'
import type { ChainedAct, ChainHead } from './chain.ts'

const workspace = workspaceId.parse('c0ffee00-0000-4000-8000-000000000001')
const other = workspaceId.parse('c0ffee00-0000-4000-8000-000000000002')
const ada = userId.parse('c0ffee00-0000-4000-8000-000000000003')
const chain = createChain(new Uint8Array(32).fill(7))
const { rows, head } = write(5)

describe('a chain of acts', () => {
  it('is intact as it was written, and when nothing was', () => {
    expect(chain.isIntact(workspace, rows, head)).toBe(true)
    expect(chain.isIntact(workspace, [], undefined)).toBe(true)
  })

  it.each<[string, readonly ChainedAct[], ChainHead | undefined]>([
    ['an act that says something else', rows.with(2, change(2, { subject: 'eve@example.com' })), head],
    ['an act of another kind', rows.with(2, change(2, { act: 'removed' })), head],
    ['an act by somebody else', rows.with(2, change(2, { actor: 'eve@example.com' })), head],
    ['an act at another time', rows.with(2, change(2, { at: new Date('2026-01-01') })), head],
    ['an act that is missing in the middle', rows.toSpliced(2, 1), head],
    ['the first act missing', rows.slice(1), head],
    ['the last act missing', rows.slice(0, 4), head],
    ['acts in another order', rows.toSorted(() => -1), head],
    ['all acts missing', [], head],
    ['an end that is missing', rows, undefined],
    [
      'an end that was moved back',
      rows.slice(0, 4),
      { position: 4, hash: rows[3]?.hash ?? '', seal: head.seal },
    ],
    ['a chain written again with another key', write(5, createChain(new Uint8Array(32))).rows, head],
  ])('is not intact with %s', (_, found, end) => {
    expect(chain.isIntact(workspace, found, end)).toBe(false)
  })

  it('belongs to one workspace', () => {
    expect(chain.isIntact(other, rows, head)).toBe(false)
  })
})

function write(count: number, by = chain) {
  let end: { position: number; hash: string } = emptyChain
  const written: ChainedAct[] = []
  let sealed: ChainHead = { ...emptyChain, seal: '' }
  for (let number = 0; number < count; number += 1) {
    const next = by.extend(end, {
      workspaceId: workspace,
      at: new Date(1_800_000_000_000 + number),
      actorId: ada,
      actor: 'ada@example.com',
      act: 'invited',
      subject: `user${number}@example.com`,
      detail: 'user',
    })
    written.push(next.row)
    end = next.row
    sealed = next.head
  }
  return { rows: written, head: sealed }
}

function change(index: number, fields: Partial<ChainedAct>): ChainedAct {
  const row = rows[index]
  if (!row) throw new Error('There is no such row.')
  return { ...row, ...fields }
}
