import { expect, it } from 'vitest'
import { killDuringChanges } from '../apps/server/src/testing/kill-during-changes.ts'

it('kill -9 in the middle of saves and restores, 50 times: nothing acknowledged is lost, no half version', async () => {
  await expect(killDuringChanges({ rounds: 50, seed: 50 })).resolves.toBeUndefined()
})
