import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../../db/database.ts'
import { migrateDatabase, shippedMigrations } from '../../../db/migrate.ts'
import { withClient } from '../../../db/with-client.ts'
import { makeUser } from '../../../testing/auth-records.ts'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { users } from '../storage/users/schema.ts'
import { profiles } from './schema.ts'
import { registerUser } from './store.ts'

const journal = z.object({ entries: z.array(z.looseObject({ tag: z.string() })) }).loose()

describe('an installation from before operators were remembered', () => {
  it('keeps the operator that it has', async () => {
    const [operator, next] = [makeUser(), makeUser()]
    const { orm } = await upgradeWith([{ user: operator, isOperator: true }])
    await orm.insert(users).values(next)
    await registerUser(orm, next)
    expect(new Map((await orm.select().from(profiles)).map((row) => [row.id, row.isOperator]))).toEqual(
      new Map([
        [operator.id, true],
        [next.id, false],
      ]),
    )
  })

  it.each([
    ['makes nobody the operator whose predecessor is gone', makeUser(), false],
    ['still makes its first account the operator when only visitors came', visitor(), true],
  ])('%s', async (_, user, isOperator) => {
    const next = makeUser()
    const { orm } = await upgradeWith([{ user, isOperator: false }])
    await orm.insert(users).values(next)
    await registerUser(orm, next)
    const rows = await orm.select().from(profiles)
    expect(rows.find(({ id }) => id === next.id)?.isOperator).toBe(isOperator)
  })
})

function visitor() {
  return makeUser({ isAnonymous: true, email: null })
}

/** A database that was filled before the migration, and carried it out after. */
async function upgradeWith(accounts: { user: ReturnType<typeof makeUser>; isOperator: boolean }[]) {
  const connection = await createTestDatabase({ empty: true })
  await migrateDatabase(connection, await migrationsBefore('0014_confirmed_sign_ups'))
  const { orm, close } = openDatabase({
    connection,
    onIdleError: () => expect.unreachable('a resting connection broke'),
  })
  onTestFinished(close)
  for (const { user, isOperator } of accounts) {
    await orm.insert(users).values(user)
    await withClient(connection, (client) =>
      client.query(
        "insert into profiles (id, full_name, is_operator, created_at) values ($1, '', $2, now())",
        [user.id, isOperator],
      ),
    )
  }
  await migrateDatabase(connection)
  return { orm }
}

async function migrationsBefore(tag: string): Promise<string> {
  const folder = await createTemporaryFolder()
  await cp(shippedMigrations, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(file, 'utf8')))
  const place = entries.findIndex((entry) => entry.tag === tag)
  expect(place).toBeGreaterThan(0)
  await writeFile(file, JSON.stringify({ ...rest, entries: entries.slice(0, place) }))
  return folder
}
