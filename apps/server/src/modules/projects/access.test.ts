import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { inputFor } from '../../testing/input-for.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { callerWith, createTestUser, queryDatabase } from '../../testing/test-user.ts'

/** Every endpoint that changes something. A new one is part of this by itself, as soon as it has an input below. */
const writes: [string, AnyEndpoint][] = Object.entries(endpoints).flatMap(([area, operations]) =>
  Object.entries<AnyEndpoint>(operations)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, endpoint]): [string, AnyEndpoint] => [`${area}.${name}`, endpoint]),
)

/** Every endpoint that names a project. A new one is part of this by itself, as soon as it has an input below. */
const routes: [string, AnyEndpoint][] = Object.entries(endpoints).flatMap(([area, operations]) =>
  Object.entries<AnyEndpoint>(operations)
    .filter(([, { path }]) => path.includes(':projectId'))
    .map(([name, endpoint]): [string, AnyEndpoint] => [`${area}.${name}`, endpoint]),
)

describe("every route with another user's ids", () => {
  it('answers as if there was nothing, exactly as for ids that never existed, and changes nothing', async () => {
    const server = await startTestServer()
    const ada = await createTestUser(server, { email: 'ada@example.com' })
    const eve = await createTestUser(server, { email: 'eve@example.com' })
    const { projectId, write } = await createTestProject(ada)
    await write('src/a.ts', 'secret')
    const { versions } = await ada.call(endpoints.versions.list, { projectId })
    const before = await readEverything(server.databaseUrl)

    for (const [name, endpoint] of routes) {
      const input = inputFor(name, versions[0]?.id ?? '')
      const isRead = endpoint.method === 'GET'
      const own = await ada.ask(endpoint, { projectId, ...input, ...(!isRead && { nobodyKnows: true }) })
      // For the owner the same request reads; those that write are spoilt by a field nobody knows.
      expect({ name, status: own.status }).toEqual({ name, status: isRead ? 200 : 400 })
      const { requestId: _one, ...foreign } = await eve.refused(endpoint, { projectId, ...input })
      const { requestId: _other, ...absent } = await eve.refused(endpoint, {
        projectId: randomUUID(),
        ...input,
      })
      expect({ name, ...foreign }).toMatchObject({ name, status: 404, code: 'not-found' })
      expect({ name, ...foreign }).toEqual({ name, ...absent })
    }
    expect(await readEverything(server.databaseUrl)).toEqual(before)
  })

  it('lets a member of its workspace in, and nobody who is suspended or was removed', async () => {
    const server = await startTestServer()
    const ada = await createTestUser(server, { email: 'ada@example.com' })
    const grace = await createTestUser(server, { email: 'grace@example.com' })
    const { projectId, write } = await createTestProject(ada)
    await write('src/a.ts', 'shared')
    const { versions } = await ada.call(endpoints.versions.list, { projectId })
    const statusesOf = async (id: string) => {
      const statuses = []
      for (const [name, endpoint] of routes) {
        const spoilt = endpoint.method !== 'GET' && { nobodyKnows: true }
        const input = { projectId: id, ...inputFor(name, versions[0]?.id ?? ''), ...spoilt }
        statuses.push([name, (await grace.ask(endpoint, input)).status])
      }
      return statuses
    }
    const set = (statement: string) => queryDatabase(server.databaseUrl, statement, [ada.id, grace.id])
    const theirs = 'workspace_id = (select id from workspaces where owner_id = $1) and user_id = $2'

    await set(
      `insert into workspace_members (workspace_id, user_id, role, created_at)
       select id, $2, 'user', now() from workspaces where owner_id = $1`,
    )
    for (const [name, status] of await statusesOf(projectId))
      expect({ name, isIn: status === 200 || status === 400 }).toEqual({ name, isIn: true })
    const absent = await statusesOf(randomUUID())
    await set(`update workspace_members set suspended_at = now() where ${theirs}`)
    expect(await statusesOf(projectId)).toEqual(absent)
    await set(`delete from workspace_members where ${theirs}`)
    expect(await statusesOf(projectId)).toEqual(absent)
  })

  it("does not reach another project's version through one's own project", async () => {
    const server = await startTestServer()
    const ada = await createTestUser(server, { email: 'ada@example.com' })
    const eve = await createTestUser(server, { email: 'eve@example.com' })
    const secret = await createTestProject(ada)
    await secret.write('a.ts', 'secret')
    const { versions } = await ada.call(endpoints.versions.list, { projectId: secret.projectId })
    const { projectId } = await createTestProject(eve)
    for (const [name, endpoint] of routes.filter(([, { path }]) => path.includes(':versionId'))) {
      const input = inputFor(name, versions[0]?.id ?? '')
      expect({ name, ...(await eve.refused(endpoint, { projectId, ...input })) }).toMatchObject({
        name,
        status: 404,
      })
    }
    const comparison = { projectId, before: versions[0]?.id, after: 'current' }
    expect(await eve.refused(endpoints.versions.compare, comparison)).toMatchObject({ status: 404 })
  })

  it('asks for a session before anything else', async () => {
    const { address } = await startTestServer()
    const nobody = callerWith(address, 'no-token-of-ours')
    for (const [name, endpoint] of routes) {
      const input = { projectId: randomUUID(), ...inputFor(name, 'x') }
      expect({ name, ...(await nobody.refused(endpoint, input)) }).toMatchObject({ name, status: 401 })
    }
    expect(await nobody.refused(endpoints.projects.list, {})).toMatchObject({ status: 401 })
  })
})

describe('every write', () => {
  it('takes no role, plan, credits or owner that the caller makes up', async () => {
    const server = await startTestServer()
    const eve = await createTestUser(server, { email: 'eve@example.com', plan: 'free' })
    const { projectId, write } = await createTestProject(eve)
    await write('src/a.ts', 'a')
    const { versions } = await eve.call(endpoints.versions.list, { projectId })
    const before = await readEverything(server.databaseUrl)
    const wishes = [
      { role: 'admin' },
      { plan: 'enterprise' },
      { credits: 1_000_000 },
      { owner_id: randomUUID() },
      { userId: randomUUID() },
      // As a literal this would set the prototype; as JSON it is a field of that name.
      JSON.parse('{ "__proto__": { "role": "admin", "plan": "enterprise" } }'),
    ]
    for (const [name, endpoint] of writes) {
      const input = {
        ...(endpoint.path.includes(':projectId') && { projectId }),
        ...inputFor(name, versions[0]?.id ?? ''),
      }
      // What an operation itself asks for is no wish: whom it lets in is tested where it is served.
      const ownFields = Object.keys(endpoint.input.shape)
      const strange = wishes.filter((wish) => !Object.keys(wish).every((key) => ownFields.includes(key)))
      const refusals = await Promise.all(strange.map((wish) => eve.refused(endpoint, { ...input, ...wish })))
      for (const { status, code } of refusals)
        expect({ name, status, code }).toEqual({ name, status: 400, code: 'invalid-input' })
    }
    expect(await readEverything(server.databaseUrl)).toEqual(before)
    expect(await eve.call(endpoints.session.current, {})).toMatchObject({ user: { plan: 'free' } })
  })

  it('to an account leaves out what only we may say about it', async () => {
    const server = await startTestServer()
    await createTestUser(server, { email: 'operator@example.com' })
    const wishes = {
      role: 'service_role',
      plan: 'enterprise',
      credits: 1_000_000,
      is_operator: true,
      is_super_admin: true,
      owner_id: randomUUID(),
    }
    const send = async (path: string, fields: object, token?: string) => {
      const answer = await fetch(`${server.address}/auth/v1${path}`, {
        method: token === undefined ? 'POST' : 'PUT',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(fields),
      })
      return { status: answer.status, body: JSON.parse(await answer.text()) }
    }
    const eve = { email: 'eve@example.com', password: 'a joint that holds' }
    const metadata = { app_metadata: wishes, ...wishes }
    const { body } = await send('/signup', { ...eve, ...metadata, data: wishes })
    const changed = await send('/user', { ...wishes, data: wishes }, body.access_token)
    const refused = await send('/user', metadata, body.access_token)
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'not_admin' } })
    for (const user of [body.user, changed.body]) {
      expect(user.role).toBe('authenticated')
      expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    }
    const { call } = callerWith(server.address, body.access_token)
    expect(await call(endpoints.session.current, {})).toMatchObject({ user: { plan: 'free' } })
    const rows = await queryDatabase(
      server.databaseUrl,
      `select p.is_operator, u.role, w.owner_id = u.id as is_own from auth.users u
       join profiles p on p.id = u.id join workspace_members m on m.user_id = u.id
       join workspaces w on w.id = m.workspace_id where u.email = $1`,
      [eve.email],
    )
    expect(rows).toEqual([{ is_operator: false, role: 'authenticated', is_own: true }])
  })
})

async function readEverything(databaseUrl: string): Promise<unknown[]> {
  return Promise.all(
    ['projects', 'trees', 'project_versions', 'profiles', 'workspace_members', 'subscriptions'].map((table) =>
      queryDatabase(databaseUrl, `select * from ${table} order by 1`),
    ),
  )
}
