import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkFaults, faultCases } from '../apps/server/src/testing/check-database-faults.ts'
import { checkRowFaults, rowFaultCases } from '../apps/server/src/testing/check-row-faults.ts'
import { failDatabaseCalls } from '../apps/server/src/testing/fail-database-call.ts'
import { shareTestServer } from '../apps/server/src/testing/share-test-server.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../apps/server/src/testing/test-user.ts'

let ada: TestUser
let calls: ReturnType<typeof failDatabaseCalls>
const server = shareTestServer(async (shared) => void (ada = await createTestUser(shared)))
beforeAll(() => void (calls = failDatabaseCalls(afterAll)))

const faults = ['unsent', 'unanswered'] as const

it.each(Object.entries(faultCases))(
  'R3: what %s is done or is not, whichever of its database calls fails or loses its answer',
  async (_name, one) => {
    await expect(checkFaults(one, { ...calls, server: server(), ada, faults })).resolves.toBeUndefined()
  },
)

it.each(Object.entries(rowFaultCases))(
  'R3: what %s leaves all rows as they were or as they should be, whichever of its database calls fails or loses its answer',
  async (_name, open) => {
    await expect(checkRowFaults(open, { ...calls, server: server(), faults })).resolves.toBeUndefined()
  },
)
