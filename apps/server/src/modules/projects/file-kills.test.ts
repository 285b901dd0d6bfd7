import { expect, it } from 'vitest'
import { killDuringChanges } from '../../testing/kill-during-changes.ts'

/** One of the fifty that the soak does. */
it('a server that is killed in the middle of saves and restores loses nothing it acknowledged', async () => {
  await expect(killDuringChanges({ rounds: 1, seed: 4 })).resolves.toBeUndefined()
}, 120_000)

it('nor does one that is killed three times', { tags: ['thorough'], timeout: 120_000 }, async () => {
  await expect(killDuringChanges({ rounds: 3, seed: 4 })).resolves.toBeUndefined()
})
