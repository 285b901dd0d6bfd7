import { endpoints, texts } from '@joinery/contract'
import type { AnalyticsFigures, AnalyticsScope, ProjectId } from '@joinery/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { createAnalyticsStore } from './store.ts'

const range = { from: '2026-03-01', to: '2026-03-04' }

let server: TestServer
let operator: TestUser
let ada: TestUser
let bob: TestUser
let projectId: ProjectId

shareTestServer(async (started) => {
  server = started
  operator = await createTestUser(server, { email: 'operator@example.com' })
  ada = await createTestUser(server, { email: 'ada@example.com' })
  bob = await createTestUser(server, { email: 'bob@example.com' })
  projectId = (await createTestProject(ada)).projectId
})

/** Four prompts of Ada's and one of Bob's in Ada's project, over midnight and a model without a price. */
beforeAll(async () => {
  await addRun(ada, { at: '2026-03-01T10:00:00Z', seconds: 30, status: 'succeeded', cost: 2_000 })
  await addRun(ada, { at: '2026-03-01T23:59:50Z', seconds: 20, status: 'failed', cost: null })
  await addRun(ada, { at: '2026-03-03T12:00:00Z', seconds: 10, status: 'stopped', cost: 500 })
  await addRun(ada, { at: '2026-03-04T12:00:00Z', seconds: null, status: 'queued', cost: null })
  await addRun(bob, { at: '2026-03-03T13:00:00Z', seconds: 60, status: 'succeeded', cost: 0, model: 'other' })
  await queryDatabase(
    server.databaseUrl,
    `insert into project_versions
       (id, project_id, user_id, version_number, prompt, action, files, is_error, description, tree_id, created_at)
     select 'v' || n, $1, $2, 1000 + n, '', 'generated', array['a', 'b'], false, '', 1, '2026-03-03T12:00:00Z'
     from generate_series(1, 3) n`,
    [projectId, ada.id],
  )
})

interface RunFacts {
  at: string
  seconds: number | null
  status: string
  cost: number | null
  model?: string
}

async function addRun(
  user: TestUser,
  { at, seconds, status, cost, model = 'one' }: RunFacts,
  project = projectId,
): Promise<void> {
  await queryDatabase(
    server.databaseUrl,
    `with run as (
       insert into runs (id, project_id, user_id, status, mode, prompt, model, attachments, files, last_position,
         attempts, fence, is_settled, created_at, started_at, ended_at)
       values (gen_random_uuid(), $1, $2, $3, 'build', 'x', $4, '{}', '{}', 0, 1, 1, true, $5::timestamptz,
         $5::timestamptz, $5::timestamptz + make_interval(secs => $6))
       returning *)
     insert into chat_history (id, project_id, user_id, message, is_user, created_at, run_id, use)
     select gen_random_uuid(), project_id, user_id, '', false, created_at, id,
       json_build_object('model', model, 'inputTokens', 100, 'outputTokens', 10, 'cachedTokens', 1, 'costMicros', $7::int)
     from run where ended_at is not null`,
    [project, user.id, status, model, at, seconds, cost],
  )
}

const read = (user: TestUser, more: object = {}) => user.call(endpoints.analytics.read, { ...range, ...more })

const figures = (some: Partial<AnalyticsFigures>) => expect.objectContaining(some)

/** What must come out, whether days have been counted before or are counted as one asks. */
async function expectFigures() {
  const { total, days, projects, members, models } = await read(ada)
  expect(total).toEqual({
    prompts: 5,
    runs: 4,
    succeeded: 2,
    failed: 1,
    stopped: 1,
    durationMs: 120_000,
    longestMs: 60_000,
    inputTokens: 400,
    outputTokens: 40,
    cachedTokens: 4,
    costMicros: 2_500,
    unpricedRuns: 1,
    versions: 3,
    files: 6,
  })
  expect(days).toEqual([
    figures({ prompts: 2, runs: 1, succeeded: 1, costMicros: 2_000 }),
    // The run that began before midnight ended on this day.
    figures({ prompts: 0, runs: 1, failed: 1, unpricedRuns: 1 }),
    figures({ prompts: 2, runs: 2, versions: 3, files: 6 }),
    figures({ prompts: 1, runs: 0 }),
  ])
  expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'])
  expect(projects).toEqual([figures({ prompts: 5, versions: 3 })])
  expect(projects[0]).toMatchObject({ id: projectId, title: 'one' })
  expect(members.map(({ name, prompts }) => [name, prompts])).toEqual([
    ['ada@example.com', 4],
    ['bob@example.com', 1],
  ])
  expect(models.map(({ model, prompts, runs }) => [model, prompts, runs])).toEqual([
    ['one', 4, 3],
    ['other', 1, 1],
  ])
}

describe('analytics', () => {
  it('comes by day, project, member and model, before and after days have been counted, however often', async () => {
    await expectFigures()
    const { store, close } = openStore()
    await store.countDays({ until: '2026-03-03' })
    await expectFigures()
    await Promise.all([
      store.countDays({ until: '2026-03-05' }),
      store.countDays({ until: '2026-03-05' }),
      store.countDays({ until: '2026-03-04' }),
    ])
    const counted = await countedRows()
    await expectFigures()
    await store.countDays({ from: '2026-02-01', until: '2026-03-05' })
    expect(await countedRows()).toEqual(counted)
    await close()
  })

  it('never reads a day twice that is counted while somebody asks', { tags: ['thorough'] }, async () => {
    const { store, close } = openStore()
    for (let round = 0; round < 20; round++) {
      await queryDatabase(server.databaseUrl, 'truncate analytics_daily, analytics_instance_daily')
      const counting = store.countDays({ until: '2026-03-05' })
      const answers = await Promise.all(Array.from({ length: 8 }, () => store.read(ada.id, 'own', range)))
      for (const groups of answers)
        expect(groups.find(({ kind }) => kind === 'total')?.figures.prompts).toBe(5)
      await counting
    }
    await close()
  })

  it("shows a member their own work, and an admin everybody's in their workspace", async () => {
    const own = await read(bob)
    expect(own.total).toMatchObject({ prompts: 1, runs: 1, versions: 0 })
    expect(own.members).toHaveLength(1)
    expect((await read(ada)).members).toHaveLength(2)
    expect((await read(operator)).total.prompts).toBe(0)
  })

  it('shows the operator the whole instance by day and model, and nobody else', async () => {
    const { total, isOperator, projects, members, models, days } = await read(operator, { scope: 'instance' })
    expect({ total, isOperator, projects, members }).toMatchObject({
      total: { prompts: 5, runs: 4, versions: 3 },
      isOperator: true,
      projects: [],
      members: [],
    })
    expect(models.map(({ model }) => model)).toEqual(['one', 'other'])
    expect(days.map(({ prompts }) => prompts)).toEqual([2, 0, 2, 1])
    const refused = await ada.refused(endpoints.analytics.read, { ...range, scope: 'instance' })
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('tells whoever is no longer in a workspace their own figures, and not what its projects are called since', async () => {
    const seen = async () => (await read(bob)).projects.map(({ prompts, title }) => ({ prompts, title }))
    const asMember = (sql: string) => queryDatabase(server.databaseUrl, sql, [projectId, bob.id])
    const workspace = '(select workspace_id from projects where id = $1)'
    expect(await seen()).toEqual([{ prompts: 1, title: '' }])
    await asMember(
      `insert into workspace_members (workspace_id, user_id, role, created_at)
       select ${workspace}, $2::uuid, 'user', now()`,
    )
    expect(await seen()).toEqual([{ prompts: 1, title: 'one' }])
    await asMember(
      `update workspace_members set suspended_at = now() where workspace_id = ${workspace} and user_id = $2`,
    )
    expect(await seen()).toEqual([{ prompts: 1, title: '' }])
  })

  it.each([
    { from: '0000-01-01', to: '0000-01-02' },
    { from: undefined, to: '0001-01-05' },
    { from: '9999-12-30', to: '9999-12-31' },
    { from: '0001-01-01', to: '0001-01-02' },
  ])('refuses days at the ends of the calendar: %j', async (days) => {
    expect(await ada.refused(endpoints.analytics.read, days)).toMatchObject({
      code: 'invalid-input',
      message: texts.analytics.badRange,
    })
  })

  it("counts what somebody did whose account is gone to the instance, and to nobody's workspace", async () => {
    const carol = await createTestUser(server, { email: 'carol@example.com' })
    const later = { from: '2026-03-06', to: '2026-03-06' }
    await addRun(carol, { at: '2026-03-06T10:00:00Z', seconds: 30, status: 'succeeded', cost: 1_000 })
    await addRun(ada, { at: '2026-03-06T11:00:00Z', seconds: 30, status: 'succeeded', cost: 1_000 })
    await queryDatabase(server.databaseUrl, 'delete from auth.users where id = $1', [carol.id])
    await queryDatabase(server.databaseUrl, 'truncate analytics_daily, analytics_instance_daily')
    const { store, close } = openStore()
    const promptsIn = async (scope: AnalyticsScope) =>
      (await store.read(ada.id, scope, later))
        .map(({ kind, figures: { prompts } }) => `${kind} ${prompts}`)
        .toSorted()
    const counts = {
      own: ['day 1', 'member 1', 'model 1', 'project 1', 'total 1'],
      instance: ['day 2', 'model 2', 'total 2'],
    }
    expect({ own: await promptsIn('own'), instance: await promptsIn('instance') }).toEqual(counts)
    await store.countDays({ until: '2026-03-07' })
    expect({ own: await promptsIn('own'), instance: await promptsIn('instance') }).toEqual(counts)
    await close()
  })

  it('keeps what happened in a project that is deleted, the day it is deleted as well, and not what it was', async () => {
    const dora = await createTestUser(server, { email: 'dora@example.com', plan: 'pro' })
    const day = { from: '2026-03-07', to: '2026-03-08' }
    const facts = { at: '2026-03-07T10:00:00Z', seconds: 30, status: 'succeeded', cost: 1_000 }
    const gone = await createTestProject(dora)
    await addRun(dora, facts, gone.projectId)
    await addRun(dora, { ...facts, at: '2026-03-08T10:00:00Z', model: 'other' }, gone.projectId)
    const { id: left } = await dora.call(endpoints.projects.create, { title: 'left' })
    await addRun(dora, facts, left)
    const { store, close } = openStore()
    // Not by the API, which counts every day until today behind the back of whoever asks.
    const seen = async () => {
      const tell = async (scope: AnalyticsScope) =>
        (await store.read(dora.id, scope, day)).map(
          ({ kind, figures: { prompts, costMicros } }) => `${kind} ${prompts} ${costMicros}`,
        )
      return { own: (await tell('own')).toSorted(), instance: (await tell('instance')).toSorted() }
    }
    const byDay = ['day 1 1000', 'day 2 2000']
    const byModel = ['model 1 1000', 'model 2 2000']
    const byProject = ['project 1 1000', 'project 2 2000']
    const happened = {
      own: [...byDay, 'member 3 3000', ...byModel, ...byProject, 'total 3 3000'],
      instance: [...byDay, ...byModel, 'total 3 3000'],
    }
    await queryDatabase(server.databaseUrl, 'truncate analytics_daily, analytics_instance_daily')
    expect(await seen()).toEqual(happened)
    await dora.call(endpoints.projects.delete, { projectId: gone.projectId, confirmation: 'one' })
    expect(await seen()).toEqual(happened)
    await store.countDays({ until: '2026-03-08' })
    expect(await seen()).toEqual(happened)
    await store.countDays({ until: '2026-03-09' })
    expect(await seen()).toEqual(happened)
    await store.countDays({ from: '2026-03-01', until: '2026-03-09' })
    expect(await seen()).toEqual(happened)
    const titles = (await store.read(dora.id, 'own', day)).flatMap((group) =>
      group.kind === 'project' ? [group.title] : [],
    )
    expect(titles).toEqual(['', 'left'])

    // What an account takes with it is the instance's to remember, and nobody else's.
    await addRun(dora, { ...facts, at: '2026-03-09T10:00:00Z' }, left)
    await dora.call(endpoints.account.delete, { confirmation: 'dora@example.com' })
    const later = { from: '2026-03-07', to: '2026-03-09' }
    const prompts = async () =>
      (await store.read(operator.id, 'instance', later)).flatMap(({ kind, figures: each }) =>
        kind === 'day' ? [each.prompts] : [],
      )
    expect(await prompts()).toEqual([2, 1, 1])
    await store.countDays({ until: '2026-03-10' })
    expect(await prompts()).toEqual([2, 1, 1])
    expect(
      await queryDatabase(server.databaseUrl, 'select * from analytics_daily where user_id = $1', [dora.id]),
    ).toEqual([])
    await close()
  })

  it('takes a range of days in order and of at most a year, and gives the last thirty days without one', async () => {
    for (const wrong of [
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2025-01-01', to: '2026-03-01' },
    ])
      expect(await ada.refused(endpoints.analytics.read, wrong)).toMatchObject({ status: 400 })
    const { days } = await ada.call(endpoints.analytics.read, {})
    expect(days).toHaveLength(30)
  })
})

function openStore() {
  const database = openDatabase({
    connection: { connectionString: server.databaseUrl },
    onIdleError: () => undefined,
  })
  return { store: createAnalyticsStore(database.orm), close: database.close }
}

const countedRows = () =>
  queryDatabase(server.databaseUrl, 'select * from analytics_daily order by day, project_id, user_id, model')
