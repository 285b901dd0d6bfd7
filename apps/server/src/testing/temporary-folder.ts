import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Defer } from './test-database.ts'

/** An empty folder that goes away with the test. */
export async function createTemporaryFolder(defer: Defer = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
