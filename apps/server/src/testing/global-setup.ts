import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'
import { startJobs } from '../adapters/jobs.ts'
import { createDatabase } from '../db/create-database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { templateDatabase } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresConnection
  }
}

/** One PostgreSQL for the whole test run, with a migrated template that every test database is cloned from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    onLost(error) {
      throw error
    },
  })
  await createDatabase({ connection: postgres.connection('postgres'), name: templateDatabase })
  await migrateDatabase(postgres.connection(templateDatabase))
  await installJobs(postgres.connection(templateDatabase))
  project.provide('postgres', postgres.connection('postgres'))
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
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
