import { expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { queryDatabase } from '../testing/test-user.ts'
import { checkPostgres } from './check-postgres.ts'

it('refuses a PostgreSQL older than 15 with a sentence that says what to do, and leaves it as it is', async () => {
  const url = await openDatabaseOfVersion('140023')
  const refused = startTestServer({ settings: { DATABASE_URL: url } })
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(
    /^PostgreSQL at localhost\/test_\w+ has version 14: Joinery needs 15 or newer\.$/,
  )
  expect(await queryDatabase(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([])
})

it('is content with 15', async () => {
  await expect(checkPostgres(await openDatabaseOfVersion('150000'))).resolves.toBeUndefined()
})

it('says in one sentence that nothing answers, without the password', async () => {
  const refused = checkPostgres('postgres://ada:secret@127.0.0.1:1/joinery')
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/joinery does not answer \([^)]*\): check DATABASE_URL\.$/,
  )
  await expect(refused).rejects.not.toThrow('secret')
})

/** No PostgreSQL can be told to be older, but a database can answer for it: what stands in its own schema is asked first. */
async function openDatabaseOfVersion(version: string): Promise<string> {
  const connection = await createTestDatabase({ empty: true })
  const url = databaseUrlOf(connection)
  await queryDatabase(
    url,
    `create function public.current_setting(name text) returns text language sql as
       $$select case name when 'server_version_num' then '${version}' else pg_catalog.current_setting(name) end$$;
     alter database ${connection.database} set search_path = public, pg_catalog`,
  )
  return url
}
