import { expect, it } from 'vitest'
import { killDuringPayments } from '../../testing/kill-during-payments.ts'

it(
  'kill -9 in checkout, webhook and debit, 2 times: no double, no loss, and the ledger equals the counters',
  { timeout: 240_000 },
  async () => {
    await expect(killDuringPayments({ kills: 2, seed: 5 })).resolves.toBeUndefined()
  },
)

it('nor by three kills', { tags: ['thorough'], timeout: 240_000 }, async () => {
  await expect(killDuringPayments({ kills: 3, seed: 5 })).resolves.toBeUndefined()
})
