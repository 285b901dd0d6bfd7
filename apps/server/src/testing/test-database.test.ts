import { readdir } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { databaseUrlOf } from './database-url.ts'
import { createTestDatabase, templateDatabase } from './test-database.ts'
import { queryDatabase } from './test-user.ts'

const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup()
})

it('is a test’s own, migrated before the test began, and gone after it', async () => {
  const [mine, other] = await Promise.all([
    createTestDatabase({ defer: (cleanup) => void cleanups.push(cleanup) }),
    createTestDatabase(),
  ])
  const [url, otherUrl] = [databaseUrlOf(mine), databaseUrlOf(other)]
  const listed = await queryDatabase(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')
  const folder = new URL('../db/migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  expect(listed).toEqual([{ n: files.length }])

  await queryDatabase(url, 'create table written ()')
  const isThere = "select to_regclass('written') is not null as answer"
  expect(await queryDatabase(url, isThere)).toEqual([{ answer: true }])
  for (const database of [other.database, templateDatabase])
    expect(await queryDatabase(databaseUrlOf({ ...other, database }), isThere)).toEqual([{ answer: false }])

  for (const cleanup of cleanups.splice(0)) await cleanup()
  const named = 'select from pg_database where datname = $1'
  expect(await queryDatabase(otherUrl, named, [mine.database])).toEqual([])
})
