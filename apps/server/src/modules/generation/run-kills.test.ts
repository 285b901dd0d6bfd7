import { expect, it } from 'vitest'
import { killDuringRuns } from '../../testing/kill-during-runs.ts'

it('kill -9 in the middle of runs: nothing that was seen is lost, every run ends, and no prompt is lost', async () => {
  await expect(killDuringRuns({ kills: 2, seed: 3, runsAtOnce: 3 })).resolves.toBeUndefined()
}, 90_000)

it('nor is anything lost by five kills', { tags: ['thorough'], timeout: 90_000 }, async () => {
  await expect(killDuringRuns({ kills: 5, seed: 3, runsAtOnce: 3 })).resolves.toBeUndefined()
})
