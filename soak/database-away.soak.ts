import { expect, it } from 'vitest'
import { liveWithoutDatabase } from '../apps/server/src/testing/database-away/live-without-database.ts'

it.each(['gone', 'silent'] as const)(
  'R4: with the database %s for 30 s, 10 times, 50 people get an answer or a 503 within 2 s, lose nothing, and are served within 5 s',
  async (how) => {
    const cycles = Array.from({ length: 10 }, () => how)
    const limits = { answerMs: 2_000, recoveryMs: 5_000 }
    await expect(
      liveWithoutDatabase({ cycles, awayMs: 30_000, clients: 50, limits }),
    ).resolves.toBeUndefined()
  },
)
