import { expect, it } from 'vitest'
import { loadPatiently } from './load-patiently.ts'

const lost = () => Promise.reject(new Error('Failed to fetch'))

it('asks again for what did not come, and only once the server answers', async () => {
  const steps: string[] = []
  const load = async () => {
    steps.push('asks')
    return steps.length === 1 ? lost() : 'the part'
  }
  expect(await loadPatiently(load, async () => void steps.push('waits'))).toBe('the part')
  expect(steps).toEqual(['asks', 'waits', 'asks'])
})

it('says that a file is gone when the server answers without it', async () => {
  await expect(loadPatiently(lost, async () => undefined)).rejects.toThrow('Failed to fetch')
})
