import { expect, it } from 'vitest'
import { sendHostileRequests } from '../testing/hostile-requests.ts'
import { shareTestServer } from '../testing/share-test-server.ts'
import { createTestProject } from '../testing/test-project.ts'
import { createTestUser, queryDatabase } from '../testing/test-user.ts'
import type { TestUser } from '../testing/test-user.ts'

/** Beside other tests a server takes its time. */
const patience = { timeout: 120_000 }

let ada: TestUser
let projectId: string
const server = shareTestServer(async (started) => {
  ada = await createTestUser(started)
  projectId = (await createTestProject(ada)).projectId
})

it(
  'whatever is sent to any operation, nothing fails, hangs, answers without a shape or reaches the database as SQL',
  patience,
  async () => {
    const { address, databaseUrl, logged } = server()
    const eve = await createTestUser(server())
    const own = await createTestProject(eve)
    const options = { address, token: eve.token, projectId: own.projectId, rounds: 3, seed: 7 }
    expect(await sendHostileRequests(options)).toEqual([])
    expect(logged.join('')).not.toMatch(/syntax error|unterminated quoted/)
    expect(
      await queryDatabase(databaseUrl, 'select id from projects where id = $1', [projectId]),
    ).toHaveLength(1)
  },
)
