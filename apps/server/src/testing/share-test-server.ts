import { afterAll, beforeAll } from 'vitest'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

/** One server and one database for all tests of a file. `prepare` runs once they stand. */
export function shareTestServer(prepare: (server: TestServer) => Promise<void>): void {
  const cleanups: (() => Promise<void>)[] = []
  beforeAll(async () => {
    await prepare(await startTestServer({ defer: (cleanup) => void cleanups.push(cleanup) }))
  }, patienceMs)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }, patienceMs)
}

/** Other tests run beside, and on a busy machine a server takes its time. */
const patienceMs = 60_000
