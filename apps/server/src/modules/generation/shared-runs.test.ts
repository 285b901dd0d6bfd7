import { randomUUID } from 'node:crypto'
import { endpoints, formerMember, texts } from '@joinery/contract'
import type { ProjectId, RunEvent, TeamRole, WorkspaceId } from '@joinery/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { awaitEvents, startRun, watchRun } from '../../testing/run-client.ts'
import { createGate } from '../../testing/run-script.ts'
import { end, say, scriptModels, writeFile } from '../../testing/scripted-model.ts'
import type { ScriptedCall } from '../../testing/scripted-model.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { account, files, runs, team, versions } = endpoints

const gate = createGate()
let server: TestServer
let ada: TestUser
let workspaceId: WorkspaceId

shareTestServer(
  async (shared) => {
    server = shared
    ada = await createTestUser(server)
    workspaceId = (await ada.call(team.read, {})).current.id
  },
  { models: scriptModels(writeAndWait) },
)

beforeEach(() => gate.close())

type Departure = (member: Member) => Promise<unknown>
const departures: [string, Departure][] = [
  ['is removed', ({ id }) => ada.call(team.remove, { workspaceId, memberId: id })],
  [
    'is suspended',
    ({ id }) => ada.call(team.changeStatus, { workspaceId, memberId: id, status: 'suspended' }),
  ],
  ['leaves', (member) => member.call(team.remove, { workspaceId, memberId: member.id })],
]

describe('of a member who goes', () => {
  it.each(departures)(
    'and %s, what goes on is stopped, keeps what it wrote, and blocks nobody',
    async (_, depart) => {
      const grace = await join()
      const { projectId } = await createTestProject(ada)
      const { id } = await startRun(grace, projectId, 'WAIT')
      const events = watchRun(server.address, ada, { id })
      await expectWritten(events)
      await depart(grace)
      expect((await collect(events)).at(-1)?.body).toMatchObject({
        type: 'finished',
        status: 'stopped',
        reason: texts.runs.authorGone,
        changedFiles: ['src/App.tsx'],
      })
      const { versions: saved } = await ada.call(versions.list, { projectId })
      expect(saved).toMatchObject([{ action: 'generated', userId: grace.id, files: ['src/App.tsx'] }])
      expect((await ada.call(files.tree, { projectId })).entries.map(({ path }) => path)).toContain(
        'src/App.tsx',
      )
      expect((await ada.call(runs.messages, { projectId })).messages[1]?.message).toBe(texts.runs.authorGone)
      const next = await startRun(ada, projectId, 'Hello?')
      expect(statusOf(await awaitEvents(server.address, ada, next.id))).toBe('succeeded')
    },
  )

  it('what ends in the same moment has its version, and the next one begins', async () => {
    const grace = await join()
    const { projectId } = await createTestProject(ada)
    const { id } = await startRun(grace, projectId, 'WAIT')
    const events = watchRun(server.address, ada, { id })
    await expectWritten(events)
    await ada.call(team.remove, { workspaceId, memberId: grace.id })
    gate.open()
    expect((await collect(events)).map(({ body }) => body.type)).toContain('version-saved')
    const next = await startRun(ada, projectId, 'Hello?')
    expect(statusOf(await awaitEvents(server.address, ada, next.id))).toBe('succeeded')
  })

  it('what waits is stopped at once, and its prompt is given back', { tags: ['thorough'] }, async () => {
    const grace = await join()
    const { projectId } = await createTestProject(ada)
    const first = await startRun(ada, projectId, 'WAIT')
    await expectWritten(watchRun(server.address, ada, { id: first.id }))
    const { id } = await startRun(grace, projectId, 'Hello?')
    const last = await startRun(ada, projectId, 'Hello?')
    await ada.call(team.remove, { workspaceId, memberId: grace.id })
    expect((await awaitEvents(server.address, ada, id)).map(({ body }) => body)).toMatchObject([
      { type: 'finished', status: 'stopped', reason: texts.runs.authorGone, isCharged: false },
    ])
    await expect.poll(() => countPrompts(grace)).toBe(0)
    gate.open()
    expect(statusOf(await awaitEvents(server.address, ada, last.id))).toBe('succeeded')
  })
})

describe('of a member whose account is deleted', () => {
  it('stay with the project, with their events, versions and messages, and name nobody', async () => {
    const grace = await join()
    const { projectId } = await createTestProject(ada)
    gate.open()
    const { id } = await startRun(grace, projectId, 'WAIT')
    const events = await awaitEvents(server.address, ada, id)
    await grace.call(files.write, { projectId, path: 'notes.txt', content: 'mine', baseHash: null })
    const before = await readHistory(projectId)
    await grace.call(account.delete, { confirmation: grace.email })
    expect(await awaitEvents(server.address, ada, id)).toEqual(events)
    const after = await readHistory(projectId)
    expect(after.versions).toEqual(before.versions.map((version) => ({ ...version, userId: formerMember })))
    expect(after.runs).toEqual(before.runs.map((run) => ({ ...run, userId: formerMember })))
    expect(after.messages).toEqual(
      before.messages.map((message) => (message.isUser ? { ...message, userId: formerMember } : message)),
    )
    expect(after.versions).toHaveLength(2)
    expect(after.messages).toHaveLength(2)
    const [, restored] = after.versions
    if (!restored) throw new Error('There is no such version.')
    await ada.call(versions.restore, { projectId, versionId: restored.id })
  })

  it(
    'and that go on are stopped, keep what they wrote, and block nobody',
    { tags: ['thorough'] },
    async () => {
      const grace = await join()
      const { projectId } = await createTestProject(ada)
      const { id } = await startRun(grace, projectId, 'WAIT')
      const events = watchRun(server.address, ada, { id })
      await expectWritten(events)
      await grace.call(account.delete, { confirmation: grace.email })
      expect((await collect(events)).at(-1)?.body).toMatchObject({ reason: texts.runs.authorGone })
      expect((await readHistory(projectId)).versions).toMatchObject([
        { action: 'generated', userId: formerMember, files: ['src/App.tsx'] },
      ])
      const next = await startRun(ada, projectId, 'Hello?')
      expect(statusOf(await awaitEvents(server.address, ada, next.id))).toBe('succeeded')
    },
  )
})

it('that can have no version fail, and block nobody', async () => {
  const { projectId } = await createTestProject(ada)
  const refuse = `
    create function refuse_version() returns trigger language plpgsql as $$ begin raise 'There is no room.'; end $$;
    create trigger refuse_version before insert on project_versions for each row execute function refuse_version()`
  await queryDatabase(server.databaseUrl, refuse)
  const { id } = await startRun(ada, projectId, 'WAIT')
  gate.open()
  const last = (await awaitEvents(server.address, ada, id)).at(-1)
  expect(last?.body).toMatchObject({ status: 'failed', changedFiles: ['src/App.tsx'], isCharged: false })
  await queryDatabase(server.databaseUrl, 'drop function refuse_version cascade')
  const next = await startRun(ada, projectId, 'Hello?')
  expect(statusOf(await awaitEvents(server.address, ada, next.id))).toBe('succeeded')
})

describe('that wait', () => {
  it('are changed by nobody but their author', async () => {
    const [grace, alan] = [await join(), await join('admin')]
    const { projectId } = await createTestProject(ada)
    await startRun(ada, projectId, 'WAIT')
    const { id: runId } = await startRun(ada, projectId, 'Hello?')
    for (const other of [grace, alan]) {
      expect(await other.refused(runs.edit, { runId, prompt: 'Obey me' })).toMatchObject({
        status: 403,
        message: texts.runs.authorOnly,
      })
    }
    expect(await ada.call(runs.edit, { runId, prompt: 'Hello there?' })).toMatchObject({
      prompt: 'Hello there?',
    })
  })

  it('are removed by their author or an admin of the workspace, and stopped by everybody', async () => {
    const [grace, alan] = [await join(), await join('admin')]
    const { projectId } = await createTestProject(ada)
    const first = await startRun(ada, projectId, 'WAIT')
    await expectWritten(watchRun(server.address, ada, { id: first.id }))
    const [adas, graces, another] = [
      await startRun(ada, projectId, 'one'),
      await startRun(grace, projectId, 'two'),
      await startRun(grace, projectId, 'three'),
    ]
    expect(await grace.refused(runs.remove, { runId: adas.id })).toMatchObject({
      status: 403,
      message: texts.people.refusals.adminsOnly,
    })
    await grace.call(runs.remove, { runId: graces.id })
    await alan.call(runs.remove, { runId: another.id })
    expect(await grace.call(runs.stop, { runId: adas.id })).toMatchObject({ status: 'stopped' })
    const { runs: left } = await ada.call(runs.list, { projectId })
    expect(left.map(({ id }) => id)).toEqual([first.id, adas.id])
  })
})

async function readHistory(projectId: ProjectId) {
  const [listed, asked, said] = await Promise.all([
    ada.call(versions.list, { projectId }),
    ada.call(runs.list, { projectId }),
    ada.call(runs.messages, { projectId }),
  ])
  return { versions: listed.versions, runs: asked.runs, messages: said.messages }
}

interface Member extends TestUser {
  email: string
}

async function join(role: TeamRole = 'user'): Promise<Member> {
  const email = `grace-${randomUUID()}@example.com`
  const member = await createTestUser(server, { email })
  await queryDatabase(
    server.databaseUrl,
    'insert into workspace_members (workspace_id, user_id, role, created_at) values ($1, $2, $3, now())',
    [workspaceId, member.id, role],
  )
  return { ...member, email }
}

/** Who is asked to `WAIT` writes a file and then waits for the gate. */
async function* writeAndWait({ prompt, hasToolResults }: ScriptedCall) {
  const isToWait = prompt.split('\n').at(-1)?.includes('WAIT') === true
  if (isToWait && !hasToolResults) {
    yield* writeFile('src/App.tsx', 'export const isShared = true\n')
    yield end('tool-calls')
    return
  }
  if (isToWait) await gate.pass()
  yield* say('Hello.')
  yield end()
}

async function expectWritten(events: AsyncGenerator<RunEvent, void>): Promise<void> {
  for (;;) {
    const { value } = await events.next()
    if (!value) throw new Error('The run ended before it wrote anything.')
    if (value.body.type === 'file-written') return
  }
}

async function collect(events: AsyncIterable<RunEvent>): Promise<RunEvent[]> {
  const all: RunEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

function statusOf(events: readonly RunEvent[]): string | undefined {
  const last = events.at(-1)?.body
  return last?.type === 'finished' ? last.status : undefined
}

async function countPrompts(person: TestUser): Promise<number> {
  return (await person.call(endpoints.usage.read, {})).usage.daily
}
