import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endpoints, publicationId as publicationIdShape, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { withClient } from '../../db/with-client.ts'
import { askOrigin } from '../../testing/preview-visitor.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { createPublishingStore } from './store.ts'

const { publishing } = endpoints
const page =
  '<!doctype html><html><head><title>Oak</title></head><body><h1>Oak</h1><script type="module" src="/src/main.ts"></script></body></html>'
const secret = 'the-secret-of-the-server'

let server: TestServer
let ada: TestUser

shareTestServer(async (started) => {
  server = started
  ada = await createTestUser(server, { email: 'ada@example.com' })
})

async function createShop() {
  const project = await createTestProject(ada)
  await project.write('index.html', page)
  await project.write('src/main.ts', sourceOf('first'))
  await project.write('src/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>')
  await project.write('public/robots.txt', 'User-agent: *')
  return project
}

const sourceOf = (word: string) => `import logo from './logo.svg'
const descriptiveNameOfTheSource: string = '${word}'
// A comment that only the source has.
document.title = descriptiveNameOfTheSource + logo`

const read = (projectId: ProjectId) => ada.call(publishing.read, { projectId })

/** Publishes and waits until the build is over. */
async function publish(projectId: ProjectId) {
  await ada.call(publishing.publish, { projectId })
  return untilBuilt(projectId)
}

async function untilBuilt(projectId: ProjectId) {
  await expect
    .poll(async () => (await read(projectId)).publications[0]?.status, { timeout: 60_000 })
    .not.toBe('building')
  const found = await read(projectId)
  return { ...found, origin: found.url ?? '', latest: found.publications[0] }
}

const goTo = (origin: string, path: string) =>
  askOrigin(origin, path, { headers: { 'sec-fetch-dest': 'document' } })

/** The page and the script that it names. */
async function visit(origin: string) {
  const document = await goTo(origin, '/')
  const [, script = ''] = /<script src="(\/assets\/app-[^"]+)"/.exec(document.text) ?? []
  return { document, script, code: (await askOrigin(origin, script)).text }
}

describe('what is told of publications', () => {
  it(
    'is of one moment: a build that ends meanwhile stands and is live, or neither',
    { tags: ['thorough'] },
    async () => {
      const { projectId, write } = await createShop()
      await publish(projectId)
      await write('public/new.txt', 'new')
      await publish(projectId)
      const asked = await withClient({ connectionString: server.databaseUrl }, async (client) => {
        // As a build that ends: it stands, and is live.
        await client.query('begin; lock table publications')
        const answer = read(projectId)
        await expect
          .poll(
            async () =>
              (
                await client.query(
                  "select from pg_locks where relation = 'publications'::regclass and not granted",
                )
              ).rowCount,
          )
          .toBe(1)
        await client.query(
          `update published_sites set live_id = (select id from publications p where p.project_id = published_sites.project_id order by created_at limit 1)
         where project_id = $1`,
          [projectId],
        )
        await client.query('update publications set reason = $2 where project_id = $1', [
          projectId,
          'changed',
        ])
        await client.query('commit')
        return answer
      })
      expect(asked.publications.map(({ isLive, reason }) => [isLive, reason])).toEqual([
        [false, 'changed'],
        [true, 'changed'],
      ])
    },
  )
})

describe('a published app', () => {
  it('is the minified build under hashed names that browsers keep, compressed, on an origin of its own', async () => {
    const { projectId } = await createShop()
    const { origin, latest, versionNumber } = await publish(projectId)
    expect(latest).toMatchObject({ status: 'published', reason: null, isLive: true, versionNumber })
    expect(new URL(origin).hostname).toMatch(/^one-[a-z2-9]{8}\.apps\.localhost$/)

    const { document, script, code } = await visit(origin)
    expect(document.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    })
    expect(document.text).toContain('<h1>Oak</h1>')
    expect(code).toContain('first')
    const kept = 'public, max-age=31536000, immutable'
    expect((await askOrigin(origin, script)).headers['cache-control']).toBe(kept)
    const [, logo = ''] = /(\/src\/logo\.svg\?v=[\w-]+)/.exec(code) ?? []
    expect((await askOrigin(origin, logo)).headers['cache-control']).toBe(kept)
    expect((await askOrigin(origin, '/src/logo.svg?v=another')).headers['cache-control']).not.toBe(kept)

    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await fetchRaw({ origin, path: script, encoding })
      expect(answer.encoding).toBe(encoding)
      expect(unpack(answer.bytes).toString()).toBe(code)
      expect(answer.bytes.length).toBeLessThan(code.length)
    }
    const tag = document.headers.etag ?? ''
    expect((await askOrigin(origin, '/', { headers: { 'if-none-match': tag } })).status).toBe(304)

    // A player that goes to another place in a film asks for that part of it.
    const part = { range: 'bytes=10-19', 'accept-encoding': 'br' }
    expect(await askOrigin(origin, script, { headers: part })).toMatchObject({
      status: 206,
      text: code.slice(10, 20),
      headers: { 'content-range': `bytes 10-19/${Buffer.byteLength(code)}`, 'accept-ranges': 'bytes' },
    })
    expect((await askOrigin(origin, script, { headers: { range: 'bytes=9999999-' } })).status).toBe(416)
  })

  it('holds neither source, comments, maps, settings nor chat, also where the project keeps them in its public folder', async () => {
    const { projectId, write } = await createShop()
    const hidden = ['.env', 'server/keys.pem', 'maps/app.js.map', 'src/old.tsx', 'package.json']
    for (const name of hidden) await write(`public/${name}`, secret)
    await write('.env', `VITE_OPEN=everybody-may-know\nSERVER_KEY=${secret}`)
    await write('server/index.js', `export const key = '${secret}'`)
    await write('package.json', '{ "name": "secret-name" }')
    const { origin } = await publish(projectId)
    const { document, code } = await visit(origin)
    expect(code).not.toMatch(/descriptiveNameOfTheSource|A comment that|sourceMappingURL/)
    expect(document.text + code).not.toContain(secret)
    for (const path of [
      ...hidden,
      ...hidden.map((name) => `public/${name}`),
      'src/main.ts',
      'server/index.js',
      'api/projects',
      '%2e%2e/package.json',
    ]) {
      const answer = await askOrigin(origin, `/${path}`, { headers: { 'sec-fetch-dest': 'empty' } })
      expect({ path, status: answer.status }).toEqual({ path, status: 404 })
    }
    expect((await askOrigin(origin, '/robots.txt')).text).toBe('User-agent: *')
  })

  it('answers its page at every address of the app, and a plain page where nothing is published', async () => {
    const { projectId } = await createShop()
    const { origin } = await publish(projectId)
    for (const path of ['/shop/1', '/users/jane.doe'])
      expect((await goTo(origin, path)).text).toContain('<h1>Oak</h1>')
    expect((await goTo(origin, '/missing.png')).status).toBe(404)
    expect((await askOrigin(origin, '/', { method: 'POST' })).status).toBe(405)
    const { port } = new URL(origin)
    const nowhere = await goTo(`http://nobody.apps.localhost:${port}`, '/')
    expect(nowhere.status).toBe(404)
    expect(nowhere.text).toContain(texts.publishing.missing.title)
  })

  it("wears the 'Made with' badge while it is on, and not when it is off", async () => {
    const { projectId } = await createShop()
    const badge = 'Made with Joinery'
    expect((await visit((await publish(projectId)).origin)).document.text).toContain(badge)
    await ada.call(endpoints.settings.saveProject, { projectId, showsBadge: false })
    expect((await visit((await publish(projectId)).origin)).document.text).not.toContain(badge)
  })
})

describe('publishing again', () => {
  it('switches at once, keeps what open pages need, goes back, and takes the app off the web', async () => {
    const { projectId, write, read: readFile } = await createShop()
    const first = await publish(projectId)
    const before = await visit(first.origin)
    const { hash } = await readFile('src/main.ts')
    await write('src/main.ts', sourceOf('second'), { baseHash: hash })

    const second = await publish(projectId)
    expect(second.origin).toBe(first.origin)
    expect(second.latest?.versionNumber).toBe((first.latest?.versionNumber ?? 0) + 1)
    expect(second.publications.map(({ isLive }) => isLive)).toEqual([true, false])
    expect((await visit(first.origin)).code).toContain('second')
    expect((await askOrigin(first.origin, before.script)).text).toBe(before.code)

    const publicationId = first.latest?.id ?? randomUUID()
    await ada.call(publishing.goBack, { projectId, publicationId })
    expect(await visit(first.origin)).toMatchObject({ script: before.script, code: before.code })

    const gone = await ada.call(publishing.unpublish, { projectId })
    expect(gone).toMatchObject({ url: null, publications: [{ isLive: false }, { isLive: false }] })
    expect((await goTo(first.origin, '/')).status).toBe(404)
    expect((await askOrigin(first.origin, before.script)).status).toBe(404)

    const acts = await queryDatabase(
      server.databaseUrl,
      `select act from audit_log where actor_id = $1 order by position desc limit 4`,
      [ada.id],
    )
    expect(acts.map(({ act }) => act)).toEqual([
      'unpublished',
      'publication-restored',
      'published',
      'published',
    ])
  })

  it('with an error says what is wrong, and leaves what visitors see', async () => {
    const { projectId, write, read: readFile } = await createShop()
    const { origin } = await publish(projectId)
    const { hash } = await readFile('src/main.ts')
    await write('src/main.ts', 'const = 1', { baseHash: hash })
    const failed = await publish(projectId)
    expect(failed.latest).toMatchObject({
      status: 'failed',
      isLive: false,
      reason: expect.stringContaining('src/main.ts:1'),
    })
    expect(failed.url).toBe(origin)
    expect((await visit(origin)).code).toContain('first')
    const refused = await ada.refused(publishing.goBack, { projectId, publicationId: failed.latest?.id })
    expect(refused).toMatchObject({ status: 404, message: texts.publishing.refusals.missing })
  })

  it('is refused while a build goes on, and while there is no version', async () => {
    const busy = await createShop()
    await insertBuild(busy.projectId, { attempts: 1, lease: '1 hour' })
    const { projectId } = await createShop()
    const fiveTimes = (id: ProjectId) =>
      Promise.all(Array.from({ length: 5 }, () => ada.ask(publishing.publish, { projectId: id })))
    for (const { status } of await fiveTimes(busy.projectId)) expect(status).toBe(409)
    const answers = await fiveTimes(projectId)
    // One that is asked for late may come after the first is built.
    const accepted = answers.filter(({ ok }) => ok)
    expect(accepted.length).toBeGreaterThan(0)
    for (const { status } of answers.filter(({ ok }) => !ok)) expect(status).toBe(409)
    expect((await untilBuilt(projectId)).publications).toHaveLength(accepted.length)
    const empty = await createTestProject(ada)
    expect(await ada.refused(publishing.publish, { projectId: empty.projectId })).toMatchObject({
      message: texts.publishing.refusals.nothingThere,
    })
  })

  it(
    'goes on after a server was killed in the middle, and ends after three that were',
    { tags: ['thorough'] },
    async () => {
      const { projectId } = await createShop()
      const { versionNumber } = await publish(projectId)
      const leaveBehind = (attempts: number) => insertBuild(projectId, { attempts, lease: '0 seconds' })
      await leaveBehind(1)
      const goneOn = await untilBuilt(projectId)
      expect(goneOn.latest).toMatchObject({ status: 'published', isLive: true, versionNumber })
      await leaveBehind(3)
      expect((await untilBuilt(projectId)).latest).toMatchObject({ status: 'failed', isLive: false })
      expect((await visit(goneOn.origin)).code).toContain('first')
    },
  )

  it('lets a server write nothing more that lost its build to another', async () => {
    const { projectId } = await createShop()
    await publish(projectId)
    const id = await insertBuild(projectId, { attempts: 2, lease: '1 hour' })
    const database = openDatabase({
      connection: { connectionString: server.databaseUrl },
      onIdleError: () => expect.unreachable('a resting connection broke'),
    })
    onTestFinished(database.close)
    const store = createPublishingStore(database.orm)
    const lost = { id, fence: 1 }
    await store.succeed(lost, { files: [], sizeBytes: 0 })
    await store.fail(lost, 'lost')
    expect(await store.extend(lost, 1_000)).toBe(false)
    expect((await read(projectId)).publications.map(({ status }) => status)).toEqual([
      'building',
      'published',
    ])
    await store.fail({ id, fence: 2 }, 'held')
    expect((await read(projectId)).publications[0]).toMatchObject({ status: 'failed', reason: 'held' })
  })

  it('is not for members who may only look', async () => {
    const { projectId } = await createShop()
    const grace = await createTestUser(server)
    await queryDatabase(
      server.databaseUrl,
      `insert into workspace_members (workspace_id, user_id, role, created_at, seated_at)
       select id, $2, 'user', now(), now() from workspaces where owner_id = $1`,
      [ada.id, grace.id],
    )
    expect(await grace.call(publishing.read, { projectId })).toMatchObject({ canPublish: false })
    const publicationId = randomUUID()
    for (const [endpoint, input] of [
      [publishing.publish, { projectId }],
      [publishing.goBack, { projectId, publicationId }],
      [publishing.unpublish, { projectId }],
    ] as const)
      expect(await grace.refused(endpoint, input)).toMatchObject({ status: 402 })
    expect((await read(projectId)).publications).toEqual([])
  })
})

describe('the tables of a project with a backend of its own', () => {
  it('keep it from being published while they are open to strangers, until its owner records that they are meant to be', async () => {
    const { projectId, write } = await createShop()
    await write(
      'supabase/migrations/0001_tables.sql',
      `create table public.notes (id int primary key);
       create table public.posts (id int primary key);
       create policy everybody on public.posts for select using (true);
       create table public.logs (id int primary key);
       alter table public.logs disable row level security;`,
    )
    await openBackend(projectId)

    const refusal = texts.publishing.refusals.openTables.other.replace('{n}', '2')
    expect(await ada.refused(publishing.publish, { projectId })).toMatchObject({
      status: 409,
      message: refusal,
    })
    const { tables, canDecide } = await ada.call(publishing.checkTables, { projectId })
    expect(canDecide).toBe(true)
    expect(tables.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { schema: 'public', name: 'logs', finding: 'no-row-security', decision: null },
      { schema: 'public', name: 'posts', finding: 'everyone-reads', decision: null },
    ])
    await ada.call(publishing.allowTables, {
      projectId,
      tables: tables.map(({ schema, name, finding }) => ({ schema, name, finding })),
    })
    const decided = await ada.call(publishing.checkTables, { projectId })
    expect(decided.tables.map(({ decision }) => decision?.by)).toEqual(['ada@example.com', 'ada@example.com'])
    expect((await publish(projectId)).latest?.status).toBe('published')
  }, 120_000)

  it('keep an earlier publication from coming back where nothing is live, and not where something is', async () => {
    const { projectId, write } = await createShop()
    const publicationId = (await publish(projectId)).latest?.id ?? randomUUID()
    const goBack = { projectId, publicationId }
    await write(
      'supabase/migrations/0001_tables.sql',
      `create table public.logs (id int primary key);
       alter table public.logs disable row level security;`,
    )
    await openBackend(projectId)
    expect((await ada.call(publishing.goBack, goBack)).url).not.toBeNull()

    await ada.call(publishing.unpublish, { projectId })
    expect(await ada.refused(publishing.goBack, goBack)).toMatchObject({
      status: 409,
      message: texts.publishing.refusals.openTables.one,
    })
    expect((await read(projectId)).url).toBeNull()

    const { tables } = await ada.call(publishing.checkTables, { projectId })
    await ada.call(publishing.allowTables, {
      projectId,
      tables: tables.map(({ schema, name, finding }) => ({ schema, name, finding })),
    })
    expect((await ada.call(publishing.goBack, goBack)).url).not.toBeNull()
  }, 120_000)
})

async function openBackend(projectId: ProjectId): Promise<void> {
  await ada.call(endpoints.backends.create, { projectId })
  await expect
    .poll(async () => (await ada.call(endpoints.backends.find, { projectId })).backend?.status, {
      timeout: 60_000,
    })
    .toBe('success')
}

/** A build as a server left it that is gone, or that another one holds. */
async function insertBuild(projectId: ProjectId, { attempts, lease }: { attempts: number; lease: string }) {
  const [row] = await queryDatabase(
    server.databaseUrl,
    `insert into publications (id, project_id, version_number, tree_id, status, file_count, size_bytes, attempts, fence, lease_until, created_at)
     select gen_random_uuid(), id, last_version_number, tree_id, 'building', 0, 0, $2, $2, now() + $3::interval, now() from projects where id = $1
     returning id`,
    [projectId, attempts, lease],
  )
  return publicationIdShape.parse(row?.['id'])
}

function fetchRaw({ origin, path, encoding }: { origin: string; path: string; encoding: string }) {
  const { port, host } = new URL(origin)
  const headers = { host, 'accept-encoding': encoding }
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
