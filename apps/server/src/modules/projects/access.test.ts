import { randomUUID } from 'node:crypto'
import { defaultSettings, endpoints, versionId as versionIdShape } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
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

/** What each operation takes beside the project; without a line here the test says so. */
function inputFor(name: string, version: string): Record<string, unknown> {
  const versionId = versionIdShape.parse(version)
  const inputs: Record<string, Record<string, unknown>> = {
    'account.signOutDevice': { deviceId: randomUUID() },
    'account.delete': { confirmation: 'eve@example.com' },
    'aiProviders.connect': { id: 'openai', key: 'sk-of-eve' },
    'aiProviders.disconnect': { id: 'openai' },
    'settings.save': { ...defaultSettings },
    'settings.readProject': {},
    'settings.saveProject': { showsBadge: false },
    'billing.refresh': {},
    'billing.checkout': { planId: 'pro' },
    'billing.portal': {},
    'billing.change': { planId: 'pro', prorationDate: 0 },
    'billing.cancel': {},
    'billing.resume': {},
    'billing.retryPayment': {},
    'billing.refund': {},
    'billing.setDefaultPaymentMethod': { paymentMethodId: 'pm_1' },
    'billing.removePaymentMethod': { paymentMethodId: 'pm_1' },
    'billing.resendEvent': { eventId: 'evt_1' },
    'billing.reconcile': {},
    'billing.advanceClock': { days: 1 },
    'billing.failNextCharge': { isOn: true },
    'billing.setChaos': { duplicate: true, shuffle: true, drop: true, delayMs: 0 },
    'missingPages.record': { path: '/nowhere' },
    'projects.create': { title: 'one more' },
    'projects.read': {},
    'projects.update': { title: 'mine now' },
    'projects.duplicate': {},
    'projects.delete': { confirmation: 'one' },
    'files.tree': {},
    'files.read': { path: 'src/a.ts' },
    'files.write': { path: 'src/a.ts', content: 'mine', baseHash: null },
    'files.createFolder': { path: 'mine' },
    'files.move': { from: 'src/a.ts', to: 'b.ts' },
    'files.delete': { path: 'src' },
    'files.search': { query: 'secret' },
    'team.invite': { workspaceId: randomUUID(), email: 'new@example.com', role: 'user' },
    'team.resend': { workspaceId: randomUUID(), invitationId: randomUUID() },
    'team.revoke': { workspaceId: randomUUID(), invitationId: randomUUID() },
    'team.changeRole': { workspaceId: randomUUID(), memberId: randomUUID(), role: 'user' },
    'team.changeStatus': { workspaceId: randomUUID(), memberId: randomUUID(), status: 'suspended' },
    'team.changeSeat': { workspaceId: randomUUID(), memberId: randomUUID(), hasSeat: true },
    'team.remove': { workspaceId: randomUUID(), memberId: randomUUID() },
    'team.offer': { token: 'x' },
    'team.accept': { token: 'x' },
    'versions.list': {},
    'versions.save': {},
    'versions.tree': { versionId },
    'versions.read': { versionId, path: 'src/a.ts' },
    'versions.label': { versionId, label: 'mine' },
    'versions.compare': { before: versionId, after: 'current' },
    'versions.restore': { versionId },
    'runs.start': { id: randomUUID(), prompt: 'make it mine' },
    'runs.list': {},
    'runs.messages': {},
    'runs.stop': { runId: randomUUID() },
    'runs.edit': { runId: randomUUID(), prompt: 'make it mine' },
    'runs.editPlan': { runId: randomUUID(), name: 'Mine', steps: [], files: [] },
    'runs.remove': { runId: randomUUID() },
    'databases.try': { address: { url: 'postgres://eve:mine@localhost/mine' } },
    'databases.connect': { name: 'mine', address: { url: 'postgres://eve:mine@localhost/mine' } },
    'databases.change': {
      databaseId: randomUUID(),
      name: 'mine',
      address: { url: 'postgres://eve:mine@localhost/mine' },
    },
    'databases.remove': { databaseId: randomUUID() },
    'databases.query': { databaseId: randomUUID(), statement: 'select 1' },
    'databases.addToProject': { databaseId: randomUUID() },
    'backends.find': {},
    'backends.create': {},
    'backends.serviceKey': {},
    'backends.schema': {},
    'backends.remove': { confirmation: 'mine' },
    'publishing.read': {},
    'publishing.publish': {},
    'publishing.goBack': { publicationId: randomUUID() },
    'publishing.unpublish': {},
    'publishing.checkTables': {},
    'publishing.allowTables': { tables: [{ schema: 'public', name: 'notes', finding: 'everyone-reads' }] },
    'preview.open': {},
    'preview.locate': { positions: [{ id: 'src/a.ts', version: '1', line: 1, column: 1 }] },
    'preview.addPackages': { names: ['left-pad'] },
    'preview.errors': {},
    'integrations.remove': { service: 'code-hosting' },
    'integrations.connectCodeHosting': { token: 'mine' },
    'integrations.beginCodeHosting': {},
    'integrations.finishCodeHosting': { code: 'mine', state: 'mine' },
    'integrations.connectHostedBackend': { url: 'https://a.example', publishableKey: 'mine' },
    'integrations.connectDesignTool': { token: 'mine' },
    'integrations.connectAppBackend': { configuration: 'mine', services: [] },
    'integrations.repository': {},
    'integrations.createRepository': { name: 'mine' },
    'integrations.linkRepository': { remoteUrl: 'https://git.example/mine.git', token: 'mine' },
    'integrations.unlinkRepository': {},
    'integrations.push': {},
    'integrations.pull': {},
    'integrations.linkBackend': {},
    'integrations.addBackendClient': { service: 'hosted-backend' },
    'integrations.importDesign': { file: 'abcdefghij0123456789' },
  }
  const input = inputs[name]
  if (!input) throw new Error(`Say in this test what ${name} takes.`)
  return input
}

async function readEverything(databaseUrl: string): Promise<unknown[]> {
  return Promise.all(
    ['projects', 'trees', 'project_versions', 'profiles', 'workspace_members', 'subscriptions'].map((table) =>
      queryDatabase(databaseUrl, `select * from ${table} order by 1`),
    ),
  )
}
