import { expect, it } from 'vitest'
import { killDuringPayments } from '../apps/server/src/testing/kill-during-payments.ts'

const lanes = [1, 2, 3, 4]
const kills = 200 / lanes.length

it('kill -9 in checkout, webhook and debit, 200 times: no double, no loss, and the ledger equals the counters', async () => {
  // A server that starts mostly waits, so four are killed side by side.
  const killed = lanes.map((lane) => killDuringPayments({ kills, seed: 200 + lane }))
  await expect(Promise.all(killed)).resolves.toBeDefined()
})
