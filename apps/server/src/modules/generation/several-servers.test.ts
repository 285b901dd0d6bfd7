import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '@joinery/contract'
import type { RunEvent } from '@joinery/contract'
import { startRun, watchRun } from '../../testing/run-client.ts'
import { createGate, playScript } from '../../testing/run-script.ts'
import { scriptModels } from '../../testing/scripted-model.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { callerWith, createTestUser } from '../../testing/test-user.ts'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { runs, usage } = endpoints
const SECRET_KEY = 'ab'.repeat(32)
const gate = createGate()
const models = scriptModels((call) => playScript(call, gate))
let one: TestServer
let other: TestServer
let ada: TestUser
let adaElsewhere: Omit<TestUser, 'id'>

/** On a busy machine two servers take their time. */
const patienceMs = 60_000

beforeAll(async () => {
  one = await startTestServer({ models, defer: afterAll, settings: { SECRET_KEY } })
  other = await startTestServer({
    models,
    defer: afterAll,
    settings: { SECRET_KEY, DATABASE_URL: one.databaseUrl },
  })
  ada = await createTestUser(one, { email: 'ada@example.com' })
  adaElsewhere = await signIn(other)
}, patienceMs)

beforeEach(() => gate.close())

it('every server shows a run as it goes on, whichever carries it out, and stops it within a second', async () => {
  const { projectId } = await createTestProject(ada)
  const { id } = await startRun(ada, projectId, 'COUNT')
  const [here, there] = [watchRun(one.address, ada, { id }), watchRun(other.address, adaElsewhere, { id })]
  await Promise.all([readUntilText(here), readUntilText(there)])
  const startedAt = performance.now()
  // One of the two does not carry it out, and both are asked.
  await adaElsewhere.call(runs.stop, { runId: id })
  const [rest, restElsewhere] = await Promise.all([collect(here), collect(there)])
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  expect(rest.at(-1)).toEqual(restElsewhere.at(-1))
  expect(rest.at(-1)?.body).toMatchObject({ type: 'finished', status: 'stopped' })
})

it('thirty watchers at both servers all see every event, once and in order', async () => {
  const { projectId } = await createTestProject(ada)
  const { id } = await startRun(ada, projectId, 'COUNT')
  const seen = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      collect(
        index % 2 === 0 ? watchRun(one.address, ada, { id }) : watchRun(other.address, adaElsewhere, { id }),
      ),
    ),
  )
  for (const events of seen) expect(events).toEqual(seen[0])
  expect(seen[0]?.map(({ position }) => position)).toEqual(seen[0]?.map((_, index) => index + 1))
})

it('a change of usage at one server is pushed to those who watch at the other', async () => {
  const answer = await fetch(`${other.address}/api/usage/stream`, {
    headers: { authorization: `Bearer ${adaElsewhere.token}` },
  })
  const reports = readReports(answer)
  const before = (await reports.next()).value?.usage.daily ?? 0
  const { projectId } = await createTestProject(ada)
  const run = await startRun(ada, projectId, 'Hello?')
  expect((await reports.next()).value?.usage.daily).toBe(before + 1)
  await reports.return()
  await collect(watchRun(one.address, ada, { id: run.id }))
})

it(
  'servers that stop let go of their runs, a normal turn and the generation of an app alike, and another one carries them out to their end, counted once',
  { tags: ['thorough'] },
  async () => {
    const before = (await ada.call(usage.read, {})).usage.daily
    const started = await Promise.all(
      ['GATE', 'Build an app, GATE'].map(async (prompt) => {
        const { projectId } = await createTestProject(ada)
        const { id } = await startRun(ada, projectId, prompt)
        await readUntilText(watchRun(one.address, ada, { id }))
        return id
      }),
    )
    const late = await startTestServer({ models, settings: { SECRET_KEY, DATABASE_URL: one.databaseUrl } })
    const adaLater = await signIn(late)
    await Promise.all([one.stop(), other.stop()])
    gate.open()
    for (const id of started) {
      const events = await collect(watchRun(late.address, adaLater, { id }))
      expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
      expect(events.filter(({ body }) => body.type === 'accepted')).toHaveLength(1)
      expect(events.map(({ body }) => body.type)).toContain('retrying')
      expect(events.at(-1)?.body).toMatchObject({ type: 'finished', status: 'succeeded', isCharged: true })
    }
    expect((await adaLater.call(usage.read, {})).usage.daily).toBe(before + started.length)
  },
)

async function signIn({ address }: TestServer): Promise<Omit<TestUser, 'id'>> {
  const { data, error } = await createTestAuthClient(address).signInWithPassword({
    email: 'ada@example.com',
    password: 'a joint that holds',
  })
  if (error) throw error
  return callerWith(address, data.session.access_token)
}

async function readUntilText(events: AsyncGenerator<RunEvent, void>): Promise<void> {
  for (;;) {
    const { value } = await events.next()
    if (!value) throw new Error('The run ended before it said anything.')
    if (value.body.type === 'text') return
  }
}

async function collect(events: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  const all: RunEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

async function* readReports(answer: Response) {
  let rest = ''
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (rest + text).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const data = /^event: usage\ndata: (.*)$/s.exec(frame)?.[1]
      if (data !== undefined) yield usage.read.output.parse(JSON.parse(data))
    }
  }
}
