import { expect, it } from 'vitest'
import { sendHostileRequests } from '../apps/server/src/testing/hostile-requests.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { createTestProject } from '../apps/server/src/testing/test-project.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'

it('1,000 hostile requests to each operation give no failure, no hang and no answer without a shape', async () => {
  const server = await startTestServer()
  const eve = await createTestUser(server)
  const { projectId } = await createTestProject(eve)
  const options = { address: server.address, token: eve.token, projectId, rounds: 1_000, seed: 1 }
  expect(await sendHostileRequests(options)).toEqual([])
  expect(server.logged.join('')).not.toMatch(/syntax error|unterminated quoted/)
})
