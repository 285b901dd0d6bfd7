import { expect, it } from 'vitest'
import { loadPatiently } from './load-patiently.ts'

const lost = () => Promise.reject(new Error('Failed to fetch'))

it('asks again for what did not come, and only once the server answers', async () => {
  const steps: string[] = []
  const load = async () => {
    steps.push('asks')
    return steps.length === 1 ? lost() : 'the part'
  }
  const loaded = await loadPatiently(load, () => void steps.push('says so'), {
    awaitServer: async (onAway) => {
      onAway?.()
      return steps.push('waits') > 0
    },
    askAgainForSheets: () => undefined,
  })
  expect(loaded).toBe('the part')
  expect(steps).toEqual(['asks', 'says so', 'waits', 'asks'])
})

it('says that a file is gone when the server answers without it', async () => {
  const loading = loadPatiently(lost, undefined, {
    awaitServer: async () => false,
    askAgainForSheets: () => undefined,
  })
  await expect(loading).rejects.toThrow('Failed to fetch')
})
