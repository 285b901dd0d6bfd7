import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { AppBackendService, ProjectId, RunEvent } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitEvents, newRunId, startRun, watchRun } from '../../../testing/run-client.ts'
import { createGate, playScript } from '../../../testing/run-script.ts'
import { scriptModels } from '../../../testing/scripted-model.ts'
import { startServiceDoubles } from '../../../testing/service-doubles.ts'
import type { ServiceDoubles } from '../../../testing/service-doubles.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

const { integrations, projects, runs, team, usage, versions } = endpoints

const cleanups: (() => Promise<void>)[] = []
let doubles: ServiceDoubles
let server: TestServer

beforeAll(async () => {
  doubles = await startServiceDoubles()
  cleanups.push(doubles.stop)
  server = await startTestServer({
    settings: { FIREBASE_API_URL: doubles.url },
    defer: (cleanup) => void cleanups.push(cleanup),
  })
}, 60_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const supabaseFile = 'src/lib/supabase.ts'
const firebaseFiles = ['app', 'firestore', 'storage'].map((name) => `src/lib/firebase/${name}.ts`)

describe('a run whose author has connected a backend', () => {
  it('brings the client code of the hosted backend where the prompt names it, as any other file', async () => {
    const { ada, ...project } = await openProject()
    await connectSupabase(ada)
    const before = (await ada.call(usage.read, {})).usage.daily
    const events = await run(ada, project.projectId, 'Build a notes app with Supabase')
    expect(writtenBy(events).slice(0, 2)).toEqual(['.env', supabaseFile])
    expect(events.map(({ body }) => (body.type === 'repair' ? body.description : ''))).toContain(
      'Added the client code for Supabase',
    )
    expect((await project.read(supabaseFile)).content).toContain('createClient')
    const environment = (await project.read('.env')).content
    expect(environment).toContain(`VITE_SUPABASE_PUBLISHABLE_KEY="${doubles.hostedBackend.publishableKey}"`)
    expect(environment).toContain(`VITE_SUPABASE_URL="${doubles.url}"`)
    expect(JSON.parse((await project.read('package.json')).content)).toMatchObject({
      dependencies: { '@supabase/supabase-js': expect.any(String), react: expect.any(String) },
    })
    // The app itself is whole, and one version tells of all of it.
    expect((await project.read('src/main.tsx')).content).not.toBe('')
    const saved = (await ada.call(versions.list, { projectId: project.projectId })).versions
    expect(saved).toMatchObject([{ action: 'generated', isError: false }])
    expect(saved[0]?.files).toEqual(expect.arrayContaining(['.env', 'package.json', supabaseFile]))
    expect((await ada.call(usage.read, {})).usage.daily).toBe(before + 1)
    const secret = doubles.hostedBackend.secretKey
    for (const told of [environment, JSON.stringify(events)]) expect(told).not.toContain(secret)
  })

  it('brings the app backend’s services that are on, and follows when they change', async () => {
    const { ada, projectId, read, paths } = await openProject()
    await connectFirebase(ada, ['firestore', 'storage'])
    await run(ada, projectId, 'Build a notes app with Firebase')
    expect(await paths()).toEqual(expect.arrayContaining(firebaseFiles))
    expect((await read('.env')).content).toContain('VITE_FIREBASE_PROJECT_ID="tea-shop"')
    expect(JSON.parse((await read('package.json')).content)).toMatchObject({
      dependencies: { firebase: expect.any(String) },
    })
    await connectFirebase(ada, ['firestore', 'messaging'])
    const events = await run(ada, projectId, 'Hello')
    expect(writtenBy(events)).toEqual(['src/lib/firebase/messaging.ts'])
    expect(await paths()).not.toContain('src/lib/firebase/storage.ts')
    expect(bodiesOf(events, 'version-saved')).toHaveLength(1)
    expect(bodiesOf(await run(ada, projectId, 'Hello'), 'file-written')).toEqual([])
  })

  it(
    'never writes over what a user changed, whatever the service says since',
    { tags: ['thorough'] },
    async () => {
      const { ada, projectId, read, write } = await openProject()
      await connectFirebase(ada, ['firestore', 'storage'])
      await run(ada, projectId, 'Build a notes app with Firebase')
      const mine = firebaseFiles[1] ?? ''
      await write(mine, '// mine\n', { baseHash: (await read(mine)).hash })
      const environment = await read('.env')
      const moved = environment.content.replace('tea-shop.appspot.com', 'mine.appspot.com')
      await write('.env', `${moved}VITE_OTHER=1\n`, { baseHash: environment.hash })
      await connectFirebase(ada, ['storage', 'functions'])
      expect(writtenBy(await run(ada, projectId, 'Hello'))).toEqual([])
      expect((await read('.env')).content).toBe(`${moved}VITE_OTHER=1\n`)

      // With its own values back, what is not theirs follows again.
      const back = `${environment.content}VITE_OTHER=1\n`
      await write('.env', back, { baseHash: (await read('.env')).hash })
      expect(writtenBy(await run(ada, projectId, 'Hello'))).toEqual(['src/lib/firebase/functions.ts'])
      expect((await read(mine)).content).toBe('// mine\n')
      expect((await read('.env')).content).toBe(back)
    },
  )

  it('does not give back what a user threw out', { tags: ['thorough'] }, async () => {
    const { ada, projectId, paths, delete: remove } = await openProject()
    await connectFirebase(ada, ['firestore'])
    await run(ada, projectId, 'Build a notes app with Firebase')
    await remove('src/lib/firebase')
    await connectFirebase(ada, ['firestore', 'storage'])
    await run(ada, projectId, 'Hello')
    expect((await paths()).filter((path) => path.startsWith('src/lib/firebase'))).toEqual([])
  })

  it.each([
    ['asks for an app and names no backend', 'Build a notes app with a login'],
    ['asks to do without it', 'Build a notes app without Firebase and without Supabase'],
    ['only asks about it', 'What is Firebase?'],
  ])('brings nothing where the prompt %s', async (_, prompt) => {
    const { ada, projectId, paths } = await openProject()
    await connectBoth(ada)
    const events = await run(ada, projectId, prompt)
    expect(writtenBy(events).filter((path) => /supabase|firebase|\.env/.test(path))).toEqual([])
    expect((await paths()).filter((path) => /supabase|firebase|^\.env$/.test(path))).toEqual([])
  })

  it(
    'brings it where the project was set up for it, where its packages name it, and where it was asked for before',
    { tags: ['thorough'] },
    async () => {
      const ada = await createTestUser(server)
      const { id: chosen } = await ada.call(projects.create, { title: 'chosen', techStack: ['firebase'] })
      const named = await createTestProject(ada)
      await named.write('package.json', '{"dependencies":{"@supabase/supabase-js":"2"}}')
      const asked = await createTestProject(ada)
      // Nobody was connected then.
      await run(ada, asked.projectId, 'Build a notes app with Firebase')
      expect(await asked.paths()).not.toContain(firebaseFiles[0])
      await connectBoth(ada)
      expect(writtenBy(await run(ada, chosen, 'Hello'))).toContain(firebaseFiles[0])
      expect(writtenBy(await run(ada, named.projectId, 'Hello'))).toEqual(['.env', supabaseFile])
      expect((await named.read('package.json')).content).toContain('"2"')
      expect(writtenBy(await run(ada, asked.projectId, 'Hello'))).toContain(firebaseFiles[0])
    },
  )

  it(
    'brings nothing into a project that has a client of its own, or points elsewhere',
    { tags: ['thorough'] },
    async () => {
      const ada = await createTestUser(server)
      await connectBoth(ada)
      const own = await createTestProject(ada)
      await own.write('src/integrations/supabase/client.ts', 'export const mine = 1\n')
      await run(ada, own.projectId, 'Use Supabase')
      expect(await own.paths()).not.toContain(supabaseFile)
      const elsewhere = await createTestProject(ada)
      await elsewhere.write('.env', 'VITE_SUPABASE_URL=https://mine.example\n')
      await run(ada, elsewhere.projectId, 'Use Supabase')
      expect(await elsewhere.paths()).not.toContain(supabaseFile)
      expect((await elsewhere.read('.env')).content).toBe('VITE_SUPABASE_URL=https://mine.example\n')
    },
  )

  it('leaves a project with a backend of its own to that', { tags: ['thorough'] }, async () => {
    const { ada, projectId, paths } = await openProject()
    await connectSupabase(ada)
    await ada.call(endpoints.backends.create, { projectId })
    await run(ada, projectId, 'Use Supabase')
    expect(await paths()).not.toContain(supabaseFile)
  })

  it(
    'updates what the button wrote before, also what an earlier version of the server kept of it',
    { tags: ['thorough'] },
    async () => {
      const { ada, projectId, read, write } = await openProject()
      await write('.env', 'VITE_OTHER=1\n')
      await connectSupabase(ada)
      const pressed = await ada.call(integrations.addBackendClient, { projectId, service: 'hosted-backend' })
      expect(pressed.files).toEqual(['.env', supabaseFile])
      const { hash } = await read('.env')
      await queryDatabase(
        server.databaseUrl,
        `update generated_files set variables = '[]', user_id = null,
         files = (files::jsonb || jsonb_build_array(jsonb_build_array('.env', $2::text)))::json where project_id = $1`,
        [projectId, hash],
      )
      const other = await startServiceDoubles()
      cleanups.push(other.stop)
      await connectSupabase(ada, other)
      expect(writtenBy(await run(ada, projectId, 'Hello'))).toEqual(['.env'])
      expect((await read('.env')).content).toBe(
        `VITE_OTHER=1\nVITE_SUPABASE_URL="${other.url}"\nVITE_SUPABASE_PUBLISHABLE_KEY="${other.hostedBackend.publishableKey}"\n`,
      )
    },
  )

  it('puts nobody’s backend in the place of somebody else’s', { tags: ['thorough'] }, async () => {
    const { ada, projectId, read } = await openProject()
    await connectSupabase(ada)
    await run(ada, projectId, 'Use Supabase')
    const { content } = await read('.env')
    const grace = await join(ada)
    const other = await startServiceDoubles()
    cleanups.push(other.stop)
    await connectSupabase(grace, other)
    expect(writtenBy(await run(grace, projectId, 'Use Supabase'))).toEqual([])
    expect((await read('.env')).content).toBe(content)
  })

  it(
    'is not paid for by what a service brought, where it is stopped before the model has said a word',
    { tags: ['thorough'] },
    async () => {
      const gate = createGate()
      const silent = await startTestServer({ models: scriptModels((call) => playScript(call, gate)) })
      const ada = await createTestUser(silent)
      await connectSupabase(ada)
      const { projectId, paths } = await createTestProject(ada)
      const { id } = await startRun(ada, projectId, 'SILENCE with Supabase')
      const events: RunEvent[] = []
      for await (const event of watchRun(silent.address, ada, { id })) {
        if (event.body.type === 'file-written') await ada.call(runs.stop, { runId: id })
        events.push(event)
      }
      expect(bodiesOf(events, 'finished')).toMatchObject([
        { status: 'stopped', isCharged: false, changedFiles: ['.env', supabaseFile] },
      ])
      expect((await ada.call(usage.read, {})).usage.daily).toBe(0)
      expect(await paths()).toContain(supabaseFile)
      expect((await ada.call(versions.list, { projectId })).versions).toHaveLength(1)
    },
  )

  it('changes nothing where only a plan is made', { tags: ['thorough'] }, async () => {
    const { ada, projectId, paths } = await openProject()
    await connectSupabase(ada)
    const id = newRunId()
    await ada.call(runs.start, { projectId, id, prompt: 'Build a notes app with Supabase', mode: 'plan' })
    await awaitEvents(server.address, ada, id)
    expect(await paths()).toEqual([])
  })

  it('goes on without what cannot be brought', async () => {
    const { ada, projectId, write, paths } = await openProject()
    await connectSupabase(ada)
    // No file can stand where a folder is.
    const inTheWay = `${supabaseFile}/notes.txt`
    await write(inTheWay, 'in the way\n')
    const events = await run(ada, projectId, 'Use Supabase')
    expect(bodiesOf(events, 'finished')).toMatchObject([{ status: 'succeeded' }])
    expect((await paths()).filter((path) => /supabase|^\.env$/.test(path))).toEqual([supabaseFile, inTheWay])
  })
})

it('a run whose author has connected nothing brings nothing', async () => {
  const { ada, projectId, paths } = await openProject()
  const events = await run(ada, projectId, 'Build a notes app with Supabase and Firebase')
  expect(bodiesOf(events, 'finished')).toMatchObject([{ status: 'succeeded' }])
  expect((await paths()).filter((path) => /supabase|firebase|^\.env$/.test(path))).toEqual([])
})

async function openProject() {
  const ada = await createTestUser(server)
  return { ada, ...(await createTestProject(ada)) }
}

const connectSupabase = (user: TestUser, { url, hostedBackend } = doubles) =>
  user.call(integrations.connectHostedBackend, { url, ...hostedBackend })

const connectFirebase = (user: TestUser, services: AppBackendService[]) => {
  const { apiKey, appId, projectId } = doubles.appBackend
  const hosts = { authDomain: `${projectId}.firebaseapp.com`, storageBucket: `${projectId}.appspot.com` }
  const configuration = JSON.stringify({
    apiKey,
    appId,
    projectId,
    messagingSenderId: '1234567890',
    ...hosts,
  })
  return user.call(integrations.connectAppBackend, { configuration, services })
}

async function connectBoth(user: TestUser): Promise<void> {
  await connectSupabase(user)
  await connectFirebase(user, ['firestore'])
}

async function run(person: TestUser, projectId: ProjectId, prompt: string): Promise<RunEvent[]> {
  return awaitEvents(server.address, person, (await startRun(person, projectId, prompt)).id)
}

/** Somebody new who works in another one's workspace. */
async function join(host: TestUser): Promise<TestUser> {
  const member = await createTestUser(server, { email: `grace-${randomUUID()}@example.com` })
  const { current } = await host.call(team.read, {})
  await queryDatabase(
    server.databaseUrl,
    "insert into workspace_members (workspace_id, user_id, role, created_at) values ($1, $2, 'user', now())",
    [current.id, member.id],
  )
  return member
}

const bodiesOf = (events: readonly RunEvent[], type: RunEvent['body']['type']) =>
  events.flatMap(({ body }) => (body.type === type ? [body] : []))

const writtenBy = (events: readonly RunEvent[]): string[] =>
  events.flatMap(({ body }) => (body.type === 'file-written' ? [body.path] : []))
