import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkFaults, faultCases } from '../apps/server/src/testing/check-database-faults.ts'
import { failDatabaseCalls } from '../apps/server/src/testing/fail-database-call.ts'
import { shareTestServer } from '../apps/server/src/testing/share-test-server.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../apps/server/src/testing/test-user.ts'

let ada: TestUser
let calls: ReturnType<typeof failDatabaseCalls>
const server = shareTestServer(async (shared) => void (ada = await createTestUser(shared)))
beforeAll(() => void (calls = failDatabaseCalls(afterAll)))

it.each(Object.entries(faultCases))(
  'R3: what %s is done or is not, whichever of its database calls fails or loses its answer',
  async (_name, one) => {
    const faults = ['unsent', 'unanswered'] as const
    await expect(checkFaults(one, { ...calls, server: server(), ada, faults })).resolves.toBeUndefined()
  },
)
