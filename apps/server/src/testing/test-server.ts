import { holdToSdk } from '@joinery/stripe-sandbox'
import { expect, onTestFinished } from 'vitest'
import type { RunningServer } from '../compose.ts'
import { startServer } from '../compose.ts'
import { readConfig } from '../config.ts'
import type { Models } from '../modules/generation/index.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import { databaseUrlOf } from './database-url.ts'
import { createTestDatabase } from './test-database.ts'
import type { Defer } from './test-database.ts'

export interface TestServerOptions {
  settings?: Record<string, string>
  siteFolder?: string
  defer?: Defer
  models?: Models
}

export interface TestServer extends RunningServer {
  /** What the server logged, line by line. */
  readonly logged: string[]
  readonly databaseUrl: string
}

/** The whole server on a database of its own and a free port; it stops with the test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings = {}, siteFolder, models, defer = onTestFinished } = options
  holdToSdk()
  const databaseUrl = settings['DATABASE_URL'] ?? databaseUrlOf(await createTestDatabase({ defer }))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: await createTemporaryFolder(defer),
    LOG_LEVEL: 'debug',
    // What tests call is on this machine.
    ALLOW_PRIVATE_ADDRESSES: 'true',
    ...settings,
    DATABASE_URL: databaseUrl,
  })
  const logged: string[] = []
  const server = await startServer({
    config,
    logDestination: { write: (line) => void logged.push(line) },
    version: '0.0.0-test',
    siteFolder: siteFolder ?? (await createTemporaryFolder(defer)),
    ...(models && { models }),
    onLost: () => expect.unreachable('the database was lost'),
  })
  defer(server.stop)
  return { ...server, logged, databaseUrl }
}
