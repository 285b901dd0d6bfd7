import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFaults, faultCases } from '../apps/server/src/testing/check-database-faults.ts'
import { checkRowFaults } from '../apps/server/src/testing/check-row-faults.ts'
import { failDatabaseCalls } from '../apps/server/src/testing/fail-database-call.ts'
import { startFaultWorld } from '../apps/server/src/testing/fault-cases/fault-world.ts'
import type { FaultWorld } from '../apps/server/src/testing/fault-cases/fault-world.ts'
import { rowFaultCases } from '../apps/server/src/testing/fault-cases/row-fault-cases.ts'
import { shareTestServer } from '../apps/server/src/testing/share-test-server.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../apps/server/src/testing/test-user.ts'

let calls: ReturnType<typeof failDatabaseCalls>
beforeAll(() => void (calls = failDatabaseCalls(afterAll)))

const faults = ['unsent', 'unanswered'] as const

describe('projects, their files and their runs', () => {
  let ada: TestUser
  const server = shareTestServer(async (shared) => void (ada = await createTestUser(shared)))

  it.each(Object.entries(faultCases))(
    'R3: what %s is done or is not, whichever of its database calls fails or loses its answer',
    async (_name, one) => {
      await expect(checkFaults(one, { ...calls, server: server(), ada, faults })).resolves.toBeUndefined()
    },
  )
})

describe.each(Object.entries(rowFaultCases))('%s', (_area, cases) => {
  const cleanups: (() => Promise<void>)[] = []
  let world: FaultWorld
  beforeAll(async () => {
    world = await startFaultWorld((cleanup) => void cleanups.push(cleanup))
  }, 60_000)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }, 60_000)

  it.each(Object.entries(cases))(
    'R3: %s leaves all rows as they were or as they should be, whichever of its database calls fails or loses its answer',
    async (_route, open) => {
      await expect(checkRowFaults(open, { ...calls, world, faults })).resolves.toBeUndefined()
    },
  )
})
