import { describe, expect, it } from 'vitest'
import { batchQueries } from './batch-queries.ts'

describe('batchQueries', () => {
  it('asks once for what is wanted in the same turn, and again in the next', async () => {
    const { asked, find } = createBatch()
    expect(await Promise.all([find('a'), find('b'), find('missing')])).toEqual([
      { name: 'a' },
      { name: 'b' },
      undefined,
    ])
    expect(await find('c')).toEqual({ name: 'c' })
    expect(asked).toEqual([['a', 'b', 'missing'], ['c']])
  })

  it('gives two callers who want the same a row each', async () => {
    const { asked, find } = createBatch()
    const [first, second] = await Promise.all([find('a'), find('a')])
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
    expect(asked).toEqual([['a'], ['a']])
  })

  it('asks once for all who want the same, where they may share it', async () => {
    const { asked, find } = createBatch({ isShared: true })
    const [first, second] = await Promise.all([find('a'), find('a')])
    expect(first).toBe(second)
    await find('a')
    expect(asked).toEqual([['a'], ['a']])
  })

  it('tells everybody when it failed, and goes on with the next', async () => {
    const { find } = createBatch()
    const outcomes = await Promise.allSettled([find('a'), find('broken')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await find('a')).toEqual({ name: 'a' })
  })
})

function createBatch({ isShared = false } = {}) {
  const asked: string[][] = []
  const find = batchQueries({
    keyOf: (name: string) => name,
    isShared,
    async run(names) {
      asked.push(names)
      if (names.includes('broken')) throw new Error('broken')
      return new Map(names.filter((name) => name !== 'missing').map((name) => [name, { name }]))
    },
  })
  return { asked, find }
}
