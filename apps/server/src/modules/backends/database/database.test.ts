import { expect, it } from 'vitest'
import { openTestBackend, runAway } from '../../../testing/open-test-backend.ts'
import { runAwayStatements } from '../../../testing/run-away-statements.ts'
import { openTestOrm } from '../../../testing/test-orm.ts'

/** One of each kind, and why it ends. All of them are in the soak. */
const sample = {
  sleepAgainAndAgain: 'took longer than 4 seconds',
  bigValue: 'out of memory',
  bigAnswer: 'larger than 16 MB',
  copyProgram: 'permission denied',
  moreRights: 'permission denied',
}

it('ends statements that run away within five seconds, and keeps what is stored', async () => {
  const { database, close } = await openTestBackend(await openTestOrm())
  try {
    await database.migrate({ name: '1.sql', sql: 'create table public.kept as select 42 as answer' })
    for (const [name, reason] of Object.entries(sample)) {
      const { refusal, seconds } = await runAway(database, name, runAwayStatements[name] ?? '')
      expect(refusal).toContain(reason)
      expect(seconds).toBeLessThan(20)
    }
    expect(await database.listMigrations()).toEqual(['1.sql'])
    const all = {
      text: 'select json_agg(kept)::text as body, 1 as n, null as total from public.kept',
      values: [],
    }
    const { body } = await database.ask({ role: 'service_role', claims: {} }, all, { isReadOnly: true })
    expect(JSON.parse(body)).toEqual([{ answer: 42 }])
  } finally {
    await close()
  }
}, 60_000)
