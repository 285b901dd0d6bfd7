import { afterAll, beforeAll } from 'vitest'
import { startTestServer } from './test-server.ts'
import type { TestServer, TestServerOptions } from './test-server.ts'

/** One server and one database for all tests of a file, or of a `describe`. `prepare` runs once they stand. */
export function shareTestServer(
  prepare?: (server: TestServer) => Promise<void>,
  options: Omit<TestServerOptions, 'defer'> = {},
): () => TestServer {
  const cleanups: (() => Promise<void>)[] = []
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer({ ...options, defer: (cleanup) => void cleanups.push(cleanup) })
    await prepare?.(server)
  }, patienceMs)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }, patienceMs)
  return () => {
    if (!server) throw new Error('The server starts with the first test.')
    return server
  }
}

/** Other tests run beside, and on a busy machine a server takes its time. */
const patienceMs = 60_000
