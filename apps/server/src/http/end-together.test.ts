import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { endTogether } from './end-together.ts'

describe('answers that are ready in one turn', () => {
  it('end in their order when the turn is over', async () => {
    const ended: number[] = []
    for (const answer of [1, 2, 3]) endTogether(() => ended.push(answer))
    expect(ended).toEqual([])
    await nextTurn()
    expect(ended).toEqual([1, 2, 3])
  })

  it('end in the next turn when one of them makes another ready', async () => {
    const ended: number[] = []
    endTogether(() => {
      ended.push(1)
      endTogether(() => ended.push(2))
    })
    await nextTurn()
    expect(ended).toEqual([1])
    await nextTurn()
    expect(ended).toEqual([1, 2])
  })
})
