import { expect, it } from 'vitest'
import { killDuringRuns } from '../apps/server/src/testing/kill-during-runs.ts'

it.each([200, 201, 202, 203])(
  'kill -9 in the middle of runs, 200 times in four parts (seed %i): nothing that was seen is lost, every run ends, and no prompt is lost',
  async (seed) => {
    await expect(killDuringRuns({ kills: 50, seed, runsAtOnce: 3 })).resolves.toBeUndefined()
  },
)
