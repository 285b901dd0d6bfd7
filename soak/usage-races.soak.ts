import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import { expect, it, onTestFinished } from 'vitest'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { startModelServer } from '../apps/server/src/testing/model-server.ts'
import { newRunId } from '../apps/server/src/testing/run-client.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { createTestAuthClient } from '../apps/server/src/testing/test-auth-client.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { callerWith, createTestUser, queryDatabase } from '../apps/server/src/testing/test-user.ts'

const { projects, runs } = endpoints
const rounds = 50

it.each([1, 2])(
  'the last prompt, asked for 100 times at once of %i server processes, is given exactly once in each of 50 rounds',
  async (processes) => {
    const databaseUrl = databaseUrlOf(await createTestDatabase())
    const SECRET_KEY = 'ab'.repeat(32)
    // A model that never comes to an end gives no prompt back.
    const { baseUrl } = await startModelServer({ files: 1, pauseMs: 3_600_000, defer: onTestFinished })
    const start = async () =>
      startServerProcess({
        PORT: '0',
        DATA_DIR: await createTemporaryFolder(),
        DATABASE_URL: databaseUrl,
        SECRET_KEY,
        MODEL_BASE_URL: baseUrl,
        MODEL_NAME: 'double',
      }).ready()
    const address = await start()
    const ada = await createTestUser({ address, databaseUrl }, { email: 'ada@example.com', plan: 'free' })
    const callers = [ada, ...(processes > 1 ? [await signInAt(await start())] : [])]
    const { id: projectId } = await ada.call(projects.create, { title: 'one' })
    const ask = async (number: number, id = newRunId()) => {
      for (;;) {
        const caller = callers[number % processes] ?? ada
        const answer = await caller.ask(runs.start, { projectId, id, prompt: 'The last one' })
        // A server with too much to do asks to be asked again.
        if (answer.status !== 503) return answer.status
        await sleep(200)
      }
    }

    for (let round = 0; round < rounds; round += 1) {
      await queryDatabase(databaseUrl, 'delete from runs')
      await queryDatabase(databaseUrl, 'delete from usage_holds')
      await queryDatabase(
        databaseUrl,
        `insert into usage_accounts select id, current_date, 4, date_trunc('month', now()), 4, 1 from workspaces
         on conflict (workspace_id) do update set day_used = 4, month_used = 4, day_start = excluded.day_start`,
      )
      const statuses = await Promise.all(Array.from({ length: 100 }, (_, number) => ask(number)))
      const holds = await queryDatabase(databaseUrl, 'select state from usage_holds')
      expect({ round, statuses: statuses.toSorted((one, other) => one - other), holds }).toEqual({
        round,
        statuses: [202, ...Array.from({ length: 99 }, () => 429)],
        holds: [{ state: 'held' }],
      })
    }
  },
)

async function signInAt(address: string) {
  const { data, error } = await createTestAuthClient(address).signInWithPassword({
    email: 'ada@example.com',
    password: 'a joint that holds',
  })
  if (error) throw error
  return callerWith(address, data.session.access_token)
}
