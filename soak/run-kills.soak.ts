import { expect, it } from 'vitest'
import { killDuringRuns } from '../apps/server/src/testing/kill-during-runs.ts'

it('kill -9 in the middle of runs, 200 times: nothing that was seen is lost, every run ends, and no prompt is lost', async () => {
  await expect(killDuringRuns({ kills: 200, seed: 200, runsAtOnce: 3 })).resolves.toBeUndefined()
})
