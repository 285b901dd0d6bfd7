import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, texts } from '@joinery/contract'
import type { RunEvent } from '@joinery/contract'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkFaults, faultCases } from '../../testing/check-database-faults.ts'
import { failDatabaseCalls } from '../../testing/fail-database-call.ts'
import { awaitEvents, newRunId, openStream, startRun, watchRun } from '../../testing/run-client.ts'
import { createGate, playScript } from '../../testing/run-script.ts'
import { scriptModels } from '../../testing/scripted-model.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase, withLockedTable } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { databases, runs, usage, versions } = endpoints

const gate = createGate()
const models = scriptModels((call) => playScript(call, gate))
let server: TestServer
let ada: TestUser
let project: Awaited<ReturnType<typeof createTestProject>>

shareTestServer(
  async (shared) => {
    server = shared
    ada = await createTestUser(server)
  },
  { models },
)

beforeEach(async () => {
  gate.close()
  project = await createTestProject(ada)
})

describe('starting a run', () => {
  it('answers 202 at once, whatever the model takes', async () => {
    const id = newRunId()
    const answer = await ada.ask(runs.start, { projectId: project.projectId, id, prompt: 'SILENCE' })
    expect(answer.status).toBe(202)
    expect(runs.start.output.parse(await answer.json())).toMatchObject({
      id,
      status: 'queued',
      lastPosition: 0,
    })
    gate.open()
    expect(statusOf(await awaitEvents(server.address, ada, id))).toBe('succeeded')
  })

  it('hands it to the job queue, which carries it out', async () => {
    const { id, projectId } = await startRun(ada, project.projectId, 'Hello?')
    expect(statusOf(await awaitEvents(server.address, ada, id))).toBe('succeeded')
    const states = async () => {
      const statement = "select state::text from pgboss.job where data->>'projectId' = $1"
      return queryDatabase(server.databaseUrl, statement, [projectId])
    }
    await expect.poll(states).toEqual([{ state: 'completed' }])
  })

  it('twice with one id is one run, and is counted once', { tags: ['thorough'] }, async () => {
    const before = await countPrompts(ada)
    const id = newRunId()
    const started = await Promise.all(
      Array.from({ length: 20 }, () =>
        ada.call(runs.start, { projectId: project.projectId, id, prompt: 'Hello?' }),
      ),
    )
    expect(new Set(started.map((run) => run.id))).toEqual(new Set([id]))
    await awaitEvents(server.address, ada, id)
    expect((await ada.call(runs.list, { projectId: project.projectId })).runs).toHaveLength(1)
    expect(await countPrompts(ada)).toBe(before + 1)
  })

  it('is done or is not, whichever of its database calls fails, and the answer says which', async () => {
    const calls = failDatabaseCalls(onTestFinished)
    const checking = checkFaults(faultCases['starts a run'], { ...calls, server, ada, faults: ['unsent'] })
    await expect(checking).resolves.toBeUndefined()
  }, 60_000)

  it('with the id of a run in another project says that there is none', async () => {
    const { id } = await startRun(ada, project.projectId, 'Hello?')
    const other = await createTestProject(ada)
    expect(await ada.refused(runs.start, { projectId: other.projectId, id, prompt: 'Hello?' })).toMatchObject(
      {
        status: 404,
      },
    )
  })

  it.each([
    ['a model that is not there', { model: 'nobody/knows' }, 'nobody/knows'],
    ['an attachment that is not there', { attachments: ['projects/x/uploads/1.png'] }, '1.png'],
    ['a plan that is not there', { approvedPlan: newRunId() }, 'plan'],
  ])('with %s is refused in a sentence, and counts nothing', async (_, more, word) => {
    const before = await countPrompts(ada)
    const refusal = await ada.refused(runs.start, {
      projectId: project.projectId,
      id: newRunId(),
      prompt: 'Hello?',
      ...more,
    })
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(word) })
    expect(await countPrompts(ada)).toBe(before)
  })
})

describe('a run', () => {
  it(
    'writes files while it goes on, saves a version at its end, and is what the conversation shows',
    { tags: ['thorough'] },
    async () => {
      const { id, projectId } = await startRun(ada, project.projectId, 'WRITE an app to build on')
      const events = await awaitEvents(server.address, ada, id)
      expect(statusOf(events)).toBe('succeeded')
      expect(await project.read('src/App.tsx')).toMatchObject({
        content: 'export const greeting = "Grüße 👋"\n',
      })
      const [saved] = (await ada.call(versions.list, { projectId })).versions
      expect(saved).toMatchObject({ action: 'generated', files: ['src/App.tsx'], isError: false })
      expect(await ada.call(runs.read, { runId: id })).toMatchObject({
        versionAfter: saved?.id,
        versionBefore: null,
      })
      const { messages } = await ada.call(runs.messages, { projectId })
      expect(messages).toMatchObject([
        {
          isUser: true,
          userId: ada.id,
          message: 'WRITE an app to build on',
          runId: id,
          runStatus: 'succeeded',
        },
        { isUser: false, userId: 'ai', message: 'Done.', generatedFiles: ['src/App.tsx'], runId: id },
      ])
      expect(messages[1]?.use).toMatchObject({ model: 'scripted', outputTokens: expect.any(Number) })
    },
  )

  it('has its events numbered without a gap, with percentages that mean what was done', async () => {
    const { id } = await startRun(ada, project.projectId, 'BUILD an app')
    const events = await awaitEvents(server.address, ada, id)
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
    expect(milestonesOf(events)).toEqual([
      'accepted',
      '10%',
      'plan',
      '20%',
      'first file',
      '30%',
      'file-written index.html',
      '50%',
      'file-written one.css',
      '70%',
      'file-written two.css',
      '90%',
      '95%',
      'check compile',
      'check runtime',
      'version-saved',
      '100%',
      'finished',
    ])
  })

  it('shows no event that is not in the log already', { tags: ['thorough'] }, async () => {
    const { id } = await startRun(ada, project.projectId, 'COUNT')
    let looked = 0
    for await (const { position } of watchRun(server.address, ada, { id })) {
      if (position % 3 !== 0) continue
      const rows = await queryDatabase(
        server.databaseUrl,
        'select position from run_events where run_id = $1 and position = $2',
        [id, position],
      )
      expect(rows).toHaveLength(1)
      looked += 1
    }
    expect(looked).toBeGreaterThan(5)
  })

  it('goes on when everybody who watched has left', async () => {
    const { id } = await startRun(ada, project.projectId, 'GATE')
    const leaving = new AbortController()
    await expectText(watchRun(server.address, ada, { id, signal: leaving.signal }), 'Before. ')
    leaving.abort()
    await sleep(50)
    gate.open()
    expect(statusOf(await awaitEvents(server.address, ada, id))).toBe('succeeded')
  })

  it(
    'is ended by no rush: while requests take every database connection it writes, saves and is counted once',
    { tags: ['thorough'] },
    async () => {
      const before = await countPrompts(ada)
      const { id } = await startRun(ada, project.projectId, 'LATE')
      const events = watchRun(server.address, ada, { id })
      await expectText(events, 'Soon. ')
      const answers = await withLockedTable(server.databaseUrl, 'database_connections', async (waiting) => {
        const rush = Array.from({ length: 40 }, () => ada.ask(databases.list, {}))
        await expect.poll(waiting, { timeout: 20_000 }).toBe(20)
        gate.open()
        expect(statusOf(await collect(events))).toBe('succeeded')
        return Promise.all(rush)
      })
      // Those with a connection waited five seconds for the lock, the others two for a connection.
      const refused = answers.filter(({ status }) => status === 503)
      expect(refused.map(({ headers }) => headers.get('retry-after'))).toContain('2')
      expect(await project.read('src/App.tsx')).toMatchObject({ content: 'export const isLate = true\n' })
      await expect.poll(() => countPrompts(ada)).toBe(before + 1)
      expect(await ada.call(runs.read, { runId: id })).toMatchObject({ versionAfter: expect.any(String) })
    },
  )

  it('that fails says so, keeps a version marked as failed, and gives the prompt back', async () => {
    const before = await countPrompts(ada)
    const { id, projectId } = await startRun(ada, project.projectId, 'FAIL to build an app')
    const last = (await awaitEvents(server.address, ada, id)).at(-1)
    expect(last?.body).toMatchObject({
      type: 'finished',
      status: 'failed',
      isCharged: false,
      notification: { success: false },
    })
    await expect.poll(() => countPrompts(ada)).toBe(before)
    const { messages } = await ada.call(runs.messages, { projectId })
    expect(messages[1]?.message).toMatch(/^I encountered an error while generating your application: ./)
    expect(messages[1]?.buildNotification?.success).toBe(false)
    expect((await ada.call(versions.list, { projectId })).versions[0]).toMatchObject({ isError: true })
  })

  it(
    'ends by itself where the model loops, floods or storms, and only what gave something is counted, once',
    { tags: ['thorough'] },
    async () => {
      const before = await countPrompts(ada)
      const endings = await Promise.all(
        ['LOOP', 'FLOOD', 'STORM'].map(async (prompt) => {
          const { projectId } = await createTestProject(ada)
          const last = (
            await awaitEvents(server.address, ada, (await startRun(ada, projectId, prompt)).id)
          ).at(-1)
          return last?.body
        }),
      )
      expect(endings).toMatchObject([
        { status: 'succeeded', reason: texts.engine.failures.loop, isCharged: true },
        { status: 'failed', reason: texts.engine.failures.tooLong, isCharged: false },
        { status: 'failed', reason: texts.engine.failures.tooLong, isCharged: false },
      ])
      await expect.poll(() => countPrompts(ada)).toBe(before + 1)
    },
  )

  it('in plan mode proposes and changes nothing, and another run carries the plan out', async () => {
    const { projectId } = project
    const planning = await ada.call(runs.start, { projectId, id: newRunId(), prompt: 'PLAN', mode: 'plan' })
    const proposed = await awaitEvents(server.address, ada, planning.id)
    expect(proposed.map(({ body }) => body.type)).toContain('plan')
    expect(await project.paths()).toEqual([])
    expect((await ada.call(versions.list, { projectId })).versions).toEqual([])
    expect((await ada.call(runs.messages, { projectId })).messages[1]?.plan).toMatchObject({
      files: ['src/Greeter.tsx'],
      notUnderstood: ['A payment'],
    })
    const building = { projectId, id: newRunId(), prompt: 'WRITE', approvedPlan: planning.id }
    await ada.call(runs.start, building)
    const events = await awaitEvents(server.address, ada, building.id)
    expect(statusOf(events)).toBeDefined()
    // The model writes a file that the plan does not name.
    expect(await project.paths()).toEqual([])
    // Tried again, it is still bound to the plan.
    const again = { projectId, id: newRunId(), prompt: 'WRITE', repeats: building.id }
    await ada.call(runs.start, again)
    await awaitEvents(server.address, ada, again.id)
    expect(await project.paths()).toEqual([])
  })

  it('carries a plan out as it was edited before it was approved, and then it cannot be edited any more', async () => {
    const { projectId } = project
    const runId = newRunId()
    await ada.call(runs.start, { projectId, id: runId, prompt: 'PLAN', mode: 'plan' })
    await awaitEvents(server.address, ada, runId)
    const edit = { runId, name: 'Host', steps: [{ id: 'a', title: 'Greet' }], files: ['src/App.tsx'] }
    const elsewhere = { ...edit, files: ['../outside.ts'] }
    expect(await ada.refused(runs.editPlan, elsewhere)).toMatchObject({ status: 400 })
    const edited = await ada.call(runs.editPlan, edit)
    expect(edited.plan).toMatchObject({ app: { name: 'Host' }, steps: edit.steps, files: edit.files })
    const { messages } = await ada.call(runs.messages, { projectId })
    expect(messages[1]).toMatchObject({ plan: edited.plan, runMode: 'plan' })
    const id = newRunId()
    await ada.call(runs.start, { projectId, id, prompt: 'WRITE', approvedPlan: runId })
    const events = await awaitEvents(server.address, ada, id)
    expect(events.map(({ body }) => body)).toContainEqual({ type: 'plan', plan: edited.plan })
    expect(await project.paths()).toContain('src/App.tsx')
    expect(await ada.refused(runs.editPlan, edit)).toMatchObject({ status: 409 })
  })

  it('takes the attachments of its project along, and those of no other', async () => {
    const { projectId } = project
    const path = `projects/${projectId}/uploads/1790000000000-abcdefghijklmnop.png`
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const uploaded = await fetch(`${server.address}/storage/v1/object/project_files/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'image/png' },
      body: picture,
    })
    expect(uploaded.status).toBe(200)
    const id = newRunId()
    await ada.call(runs.start, { projectId, id, prompt: 'Hello?', attachments: [path] })
    await awaitEvents(server.address, ada, id)
    expect((await ada.call(runs.messages, { projectId })).messages[0]).toMatchObject({
      attachments: [path],
      imageUrl: `/storage/v1/object/public/project_files/${path}`,
    })
    const other = await createTestProject(ada)
    const stolen = { projectId: other.projectId, id: newRunId(), prompt: 'Hello?', attachments: [path] }
    expect(await ada.refused(runs.start, stolen)).toMatchObject({ status: 400 })
    // Tried again, they come along by themselves, and only within their project.
    const again = { projectId, id: newRunId(), prompt: 'Hello?', repeats: id }
    expect(await ada.call(runs.start, again)).toMatchObject({ attachments: [path] })
    const elsewhere = { ...again, id: newRunId(), projectId: other.projectId }
    expect(await ada.call(runs.start, elsewhere)).toMatchObject({ attachments: [] })
  })

  it('takes half a character and signs that no database stores, and shows what can be shown of them', async () => {
    const prompt = 'REFUSE \ud83d and \u0000 and \u0007 and \\u0000 and 👋'
    const { id } = await startRun(ada, project.projectId, prompt)
    const [accepted] = await awaitEvents(server.address, ada, id)
    expect(accepted?.body).toMatchObject({
      type: 'accepted',
      prompt: 'REFUSE \ufffd and  and \u0007 and \\u0000 and 👋',
    })
  })

  it('that the model refuses ends, and tells what the model said', async () => {
    const { id, projectId } = await startRun(ada, project.projectId, 'REFUSE this')
    await awaitEvents(server.address, ada, id)
    const { messages } = await ada.call(runs.messages, { projectId })
    expect(messages[1]?.message).toContain('I will not do that.')
  })
})

describe('the event stream', () => {
  it('goes on behind any event, by Last-Event-ID or by after, and each event comes once', async () => {
    const { id } = await startRun(ada, project.projectId, 'WRITE')
    const all = await awaitEvents(server.address, ada, id)
    for (let cut = 0; cut <= all.length; cut += 1) {
      const rest = all.slice(cut)
      expect(await collect(watchRun(server.address, ada, { id, after: cut }))).toEqual(rest)
      expect(await collect(watchRun(server.address, ada, { id, lastEventId: cut, after: 0 }))).toEqual(rest)
    }
    const page = await ada.call(runs.events, { runId: id, after: 3 })
    expect(await ada.refused(runs.events, { runId: id, after: 3e9 })).toMatchObject({ code: 'invalid-input' })
    expect(page).toEqual({ events: all.slice(3), hasMore: false })
  })

  it(
    'that is cut again and again while the run goes on brings every event once, in order',
    { tags: ['thorough'] },
    async () => {
      const { id } = await startRun(ada, project.projectId, 'COUNT')
      const seen: RunEvent[] = []
      while (seen.at(-1)?.body.type !== 'finished') {
        const cut = new AbortController()
        const wanted = seen.length + 1 + (seen.length % 5)
        const after = seen.at(-1)?.position ?? 0
        for await (const event of watchRun(server.address, ada, { id, after, signal: cut.signal })) {
          seen.push(event)
          if (seen.length >= wanted) break
        }
        cut.abort()
      }
      expect(seen.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1))
      const said = seen.map(({ body }) => (body.type === 'text' ? body.delta : '')).join('')
      expect(said.trim().split(' ')).toHaveLength(200)
    },
  )

  it('of a run that is over and known to its end closes at once', async () => {
    const { id } = await startRun(ada, project.projectId, 'Hello?')
    const all = await awaitEvents(server.address, ada, id)
    const answer = await openStream(server.address, ada, { id, after: all.length })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(await answer.text()).not.toContain('id:')
  })
})

describe('stopping', () => {
  it.each([
    ['a normal turn', 'GATE'],
    ['the generation of an app', 'Build an app, GATE'],
  ])('ends %s within a second, and what was said stays and is counted once', async (_, prompt) => {
    const before = await countPrompts(ada)
    const { id, projectId } = await startRun(ada, project.projectId, prompt)
    const events = watchRun(server.address, ada, { id })
    await expectText(events, 'Before. ')
    const startedAt = performance.now()
    await ada.call(runs.stop, { runId: id })
    const rest = await collect(events)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(rest.at(-1)?.body).toMatchObject({ status: 'stopped', isCharged: true })
    expect(await countPrompts(ada)).toBe(before + 1)
    expect((await ada.call(runs.messages, { projectId })).messages[1]?.message).toContain('Before.')
    const logged = await collect(watchRun(server.address, ada, { id, after: 2 }))
    expect(logged.at(-1)).toEqual(rest.at(-1))
  })

  it('before anything was said gives the prompt back', async () => {
    const before = await countPrompts(ada)
    const { id } = await startRun(ada, project.projectId, 'SILENCE')
    const events = watchRun(server.address, ada, { id })
    await events.next()
    await ada.call(runs.stop, { runId: id })
    expect((await collect(events)).at(-1)?.body).toMatchObject({ status: 'stopped', isCharged: false })
    await expect.poll(() => countPrompts(ada)).toBe(before)
  })

  it('waits neither for its turn to be prepared nor for what cannot be read', async () => {
    const projects = await Promise.all(Array.from({ length: 4 }, () => createTestProject(ada)))
    await withLockedTable(server.databaseUrl, 'user_settings', async () => {
      for (const { projectId } of projects) {
        const { id } = await startRun(ada, projectId, 'Hello?')
        const events = watchRun(server.address, ada, { id })
        await events.next()
        await ada.call(runs.stop, { runId: id })
        expect((await collect(events)).at(-1)?.body).toMatchObject({ status: 'stopped', isCharged: false })
      }
    })
  })

  it('what is over changes nothing', async () => {
    const { id } = await startRun(ada, project.projectId, 'Hello?')
    const events = await awaitEvents(server.address, ada, id)
    expect(await ada.call(runs.stop, { runId: id })).toMatchObject({
      status: 'succeeded',
      lastPosition: events.length,
    })
  })
})

describe('runs of one project', () => {
  it('wait for each other, can be edited and removed while they wait, and are part of the talk once they begin', async () => {
    const before = await countPrompts(ada)
    const { projectId } = project
    const first = await startRun(ada, projectId, 'GATE')
    await expectText(watchRun(server.address, ada, { id: first.id }), 'Before. ')
    const second = await startRun(ada, projectId, 'second')
    const third = await startRun(ada, projectId, 'third')
    const fourth = await startRun(ada, projectId, 'fourth')
    await ada.call(runs.edit, { runId: second.id, prompt: 'second, better' })
    await ada.call(runs.remove, { runId: third.id })
    await ada.call(runs.stop, { runId: fourth.id })
    const listed = await ada.call(runs.list, { projectId })
    expect(listed.runs.map(({ status }) => status)).toEqual(['queued', 'running', 'stopped'])
    const going = await ada.call(runs.list, { projectId, ended: 0 })
    expect(going.runs).toEqual(listed.runs.slice(0, 2))
    expect((await ada.call(runs.messages, { projectId })).messages).toHaveLength(2)
    gate.open()
    await awaitEvents(server.address, ada, second.id)
    const { messages } = await ada.call(runs.messages, { projectId })
    expect(messages.map(({ message }) => message)).toEqual([
      'GATE',
      'Before. After.',
      'second, better',
      'Hello.',
    ])
    const ended = (limit: number) => ada.call(runs.list, { projectId, ended: limit })
    expect((await ended(0)).runs).toEqual([])
    expect((await ended(2)).runs.map(({ id }) => id)).toEqual([fourth.id, second.id])
    expect(await ada.refused(runs.edit, { runId: second.id, prompt: 'x' })).toMatchObject({ status: 409 })
    expect(await ada.refused(runs.remove, { runId: second.id })).toMatchObject({ status: 409 })
    expect(await ada.refused(runs.read, { runId: third.id })).toMatchObject({ status: 404 })
    await expect.poll(() => countPrompts(ada)).toBe(before + 2)
  })

  it('tell with their newest reply how far the repository and the backend of the project are', async () => {
    const { projectId } = project
    for (const prompt of ['one', 'two']) {
      await awaitEvents(server.address, ada, (await startRun(ada, projectId, prompt)).id)
    }
    const statuses = async () =>
      (await ada.call(runs.messages, { projectId })).messages.map(({ projectStatus }) => projectStatus)
    expect(await statuses()).toEqual([null, null, null, null])
    await queryDatabase(
      server.databaseUrl,
      "insert into repositories (project_id, branch, status) values ($1, 'main', 'pushing')",
      [projectId],
    )
    expect(await statuses()).toEqual([null, null, null, { codeHosting: 75, hostedBackend: null }])
    await queryDatabase(
      server.databaseUrl,
      `insert into backends (ref, project_id, status, sealed_secrets, created_at, updated_at)
       values ('abcdefghijklmnopqrst', $1, 'success', '', now(), now())`,
      [projectId],
    )
    expect((await statuses()).at(-1)).toEqual({ codeHosting: 75, hostedBackend: 100 })
  })

  it('are read page by page', async () => {
    const { projectId } = project
    for (const prompt of ['one', 'two', 'three']) {
      await awaitEvents(server.address, ada, (await startRun(ada, projectId, prompt)).id)
    }
    const newest = await ada.call(runs.messages, { projectId, limit: 4 })
    expect(newest.messages.map(({ message }) => message)).toEqual(['two', 'Hello.', 'three', 'Hello.'])
    expect(newest.hasMore).toBe(true)
    const older = await ada.call(runs.messages, { projectId, limit: 4, before: newest.messages[0]?.id })
    expect(older.messages.map(({ message }) => message)).toEqual(['one', 'Hello.'])
    expect(older.hasMore).toBe(false)
  })
})

describe('somebody else', () => {
  it('finds none of it: every way to a run and its conversation says 404', async () => {
    const eve = await createTestUser(server, { email: 'eve@example.com' })
    const { id: runId, projectId } = await startRun(ada, project.projectId, 'Hello?')
    await awaitEvents(server.address, ada, runId)
    const attempts = [
      eve.refused(runs.start, { projectId, id: newRunId(), prompt: 'x' }),
      eve.refused(runs.list, { projectId }),
      eve.refused(runs.messages, { projectId }),
      eve.refused(runs.read, { runId }),
      eve.refused(runs.events, { runId }),
      eve.refused(runs.stop, { runId }),
      eve.refused(runs.edit, { runId, prompt: 'x' }),
      eve.refused(runs.editPlan, { runId, name: 'Mine', steps: [], files: [] }),
      eve.refused(runs.remove, { runId }),
    ]
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 404))
    expect((await openStream(server.address, eve, { id: runId })).status).toBe(404)
    expect((await openStream(server.address, { token: 'none' }, { id: runId })).status).toBe(401)
  })
})

/** What a run did, and what it said about how far it is, in their order. */
const milestonesOf = (events: readonly RunEvent[]) => events.flatMap(({ body }) => milestoneOf(body) ?? [])

function milestoneOf(body: RunEvent['body']): string | undefined {
  if (body.type === 'progress') return `${body.percent}%`
  if (body.type === 'file-written') return `${body.type} ${body.path}`
  if (body.type === 'file-started' && body.path === 'index.html') return 'first file'
  if (body.type === 'check') return `check ${body.stage}`
  return ['accepted', 'plan', 'version-saved', 'finished'].find((type) => type === body.type)
}

function statusOf(events: readonly RunEvent[]): string | undefined {
  const last = events.at(-1)?.body
  return last?.type === 'finished' ? last.status : undefined
}

async function countPrompts(person: TestUser): Promise<number> {
  return (await person.call(usage.read, {})).usage.daily
}

/** Reads on until the model has said this. */
async function expectText(events: AsyncGenerator<RunEvent, void>, text: string): Promise<void> {
  let said = ''
  while (!said.includes(text)) {
    const { value } = await events.next()
    if (!value) throw new Error(`The run ended after "${said}".`)
    if (value.body.type === 'text') said += value.body.delta
  }
}

async function collect(events: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  const all: RunEvent[] = []
  for await (const event of events) all.push(event)
  return all
}
