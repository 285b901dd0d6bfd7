import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'
import { startJobs } from '../adapters/jobs.ts'
import { forgetOtherDatabases } from '../config.ts'
import { createDatabase } from '../db/create-database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { withClient } from '../db/with-client.ts'
import { templateDatabase } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresConnection
  }
}

/** One PostgreSQL for the whole test run, with a migrated template that every test database is cloned from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Workers are started with the same environment.
  forgetOtherDatabases(process.env)
  const dataFolder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    onLost(error) {
      throw error
    },
  })
  await doWithoutDisk(postgres.connection('postgres'))
  await createDatabase({ connection: postgres.connection('postgres'), name: templateDatabase })
  await migrateDatabase(postgres.connection(templateDatabase))
  await installJobs(postgres.connection(templateDatabase))
  project.provide('postgres', postgres.connection('postgres'))
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** Nothing of this outlives the run, so nothing waits until it is on the disk, and nobody tidies up. */
async function doWithoutDisk(connection: PostgresConnection): Promise<void> {
  await withClient(connection, async (client) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
      await client.query(`alter system set ${setting} = off`)
    await client.query("alter system set checkpoint_timeout = '1h'")
    await client.query('select pg_reload_conf()')
  })
}

/** The queue's own tables, so that no test's server has to make them. */
async function installJobs(connection: PostgresConnection): Promise<void> {
  const jobs = await startJobs({
    connection,
    onProblem(error) {
      throw error
    },
  })
  await jobs.stop()
}
