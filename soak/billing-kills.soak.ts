import { expect, it } from 'vitest'
import { killDuringPayments } from '../apps/server/src/testing/kill-during-payments.ts'

it('kill -9 in checkout, webhook and debit, 200 times: no double, no loss, and the ledger equals the counters', async () => {
  await expect(killDuringPayments({ kills: 200, seed: 200 })).resolves.toBeUndefined()
})
