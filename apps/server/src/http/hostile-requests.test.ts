import { expect, it } from 'vitest'
import { operations, sendHostileRequests } from '../testing/hostile-requests.ts'
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

it(
  'no other site makes a change: without a token none, and with one by no content type that a form can send',
  patience,
  async () => {
    const { address } = server()
    const writes = operations.filter(([, { method }]) => method !== 'GET')
    const accepted: string[] = []
    for (const [index, [name, { method, path }]] of writes.entries()) {
      const url = `${address}${path.replaceAll(/:\w+/g, projectId)}`
      const origin = origins[Math.floor(index / 3) % origins.length]
      const knock = async (type: string) => {
        const headers = { ...(type && { 'content-type': type }), ...(origin && { origin }) }
        const answer = await fetch(url, {
          method,
          headers,
          body: method === 'DELETE' ? null : '{"title":"mine"}',
        })
        await answer.body?.cancel()
        const opens = answer.headers.get('access-control-allow-origin')
        const isRefused = answer.status >= 400 && answer.status < 500
        if (!isRefused || opens) accepted.push(`${name} ${type} from ${origin}: ${answer.status} ${opens}`)
      }
      // A third of them for each route, so that three routes next to each other meet all.
      await Promise.all(contentTypes.filter((_, number) => number % 3 === index % 3).map(knock))
      if (method === 'DELETE') continue
      const simple = contentTypes[index % 3] ?? 'text/plain'
      const headers = {
        authorization: `Bearer ${ada.token}`,
        'content-type': simple,
        origin: 'https://evil.example',
      }
      const answer = await fetch(url, { method, headers, body: '{}' })
      await answer.body?.cancel()
      if (answer.status !== 415) accepted.push(`${name} ${simple} with a token: ${answer.status}`)
    }
    expect(accepted).toEqual([])
  },
)

const origins = [undefined, 'https://evil.example', 'null']
/** The first three are what a form on any page can send without asking. */
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
  'application/json',
  'text/plain; charset=application/json',
  'application/xml',
  'text/html',
  'application/octet-stream',
  'application/csp-report',
  'application/x-ndjson',
  'image/png',
]
