import { expect, it } from 'vitest'
import { loadPatiently } from './load-patiently.ts'

const lost = () => Promise.reject(new Error('Failed to fetch'))

it('asks again for what did not come, and gives up in the end', async () => {
  const rests: number[] = []
  let asked = 0
  const loading = loadPatiently(
    () => {
      asked += 1
      return lost()
    },
    { isOnline: () => true, rest: async (pause) => void rests.push(pause) },
  )
  await expect(loading).rejects.toThrow('Failed to fetch')
  expect(asked).toBe(4)
  expect(rests).toEqual([1_000, 2_000, 4_000])
})

it('waits for a connection as long as there is none, and asks only then', async () => {
  let rested = 0
  let asked = 0
  const loaded = await loadPatiently(
    async () => {
      asked += 1
      return asked === 1 ? lost() : 'the part'
    },
    { isOnline: () => rested === 50, rest: async () => void (rested += 1) },
  )
  expect(loaded).toBe('the part')
  expect({ asked, rested }).toEqual({ asked: 2, rested: 50 })
})
