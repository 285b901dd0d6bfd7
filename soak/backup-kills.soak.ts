import { expect, it } from 'vitest'
import { killDuringBackup } from '../apps/server/src/testing/backups/kill-during-backup.ts'

it('kill -9 in the middle of a backup, 20 times: restore refuses what is left, and the next backup restores to its very moment', async () => {
  const cutShort = await killDuringBackup({ kills: 20, seed: 8, fileCount: 300 })
  expect(cutShort).toBeGreaterThanOrEqual(15)
})
