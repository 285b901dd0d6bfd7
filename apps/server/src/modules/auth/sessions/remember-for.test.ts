import { describe, expect, it } from 'vitest'
import { rememberFor } from './remember-for.ts'

describe('rememberFor', () => {
  it('loads once for those who ask at once or soon after, and again when the time is over', async () => {
    const { recall, loaded, clock } = createMemory()
    await Promise.all([recall('a'), recall('a')])
    clock.ms = 999
    await recall('a')
    expect(loaded).toEqual(['a'])
    clock.ms = 1000
    await recall('a')
    expect(loaded).toEqual(['a', 'a'])
  })

  it('forgets failures', async () => {
    const { recall, loaded } = createMemory()
    await expect(recall('bad')).rejects.toThrow('no luck')
    await expect(recall('bad')).rejects.toThrow('no luck')
    expect(loaded).toEqual(['bad', 'bad'])
  })

  it('forgets the oldest when it is full', async () => {
    const { recall, loaded } = createMemory()
    for (const key of ['a', 'b', 'c', 'b', 'a']) await recall(key)
    expect(loaded).toEqual(['a', 'b', 'c', 'a'])
  })
})

function createMemory() {
  const loaded: string[] = []
  const clock = { ms: 0 }
  const recall = rememberFor({
    async load(key) {
      loaded.push(key)
      if (key === 'bad') throw new Error('no luck')
      return key
    },
    milliseconds: 1000,
    maxEntries: 2,
    now: () => new Date(clock.ms),
  })
  return { recall, loaded, clock }
}
