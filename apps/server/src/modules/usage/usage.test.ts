import { endpoints, usageReport } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { awaitEvents, newRunId, startRun } from '../../testing/run-client.ts'
import { createGate, playScript } from '../../testing/run-script.ts'
import { scriptModels } from '../../testing/scripted-model.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, givePlan, queryDatabase } from '../../testing/test-user.ts'
import { untilServed } from '../../testing/until-served.ts'

const { runs, usage } = endpoints
const gate = createGate()
let server: TestServer

shareTestServer(
  async (started) => {
    server = started
  },
  { models: scriptModels((call) => playScript(call, gate)) },
)

describe('the limit of a plan', () => {
  it('refuses a prompt with 429, says which limit it is and when it opens, and starts nothing', async () => {
    const user = await createTestUser(server, { email: 'limit@example.com', plan: 'free' })
    const { projectId } = await createTestProject(user)
    for (let number = 0; number < 5; number += 1) {
      await awaitEvents(server.address, user, (await startRun(user, projectId, 'Hello?')).id)
    }
    const answer = await user.ask(runs.start, { projectId, id: newRunId(), prompt: 'One more' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'usage-limit-reached',
        usageLimit: {
          window: 'day',
          limit: 5,
          used: 5,
          resetsAt: expect.stringMatching(/T00:00:00\.000Z$/),
          upgradeUrl: '/dashboard/billing',
        },
      },
    })
    expect((await user.call(runs.list, { projectId })).runs).toHaveLength(5)

    await givePlan(server, user.id, 'basic')
    const { id } = await startRun(user, projectId, 'Hello?')
    await awaitEvents(server.address, user, id)
    expect((await user.call(usage.read, {})).usage).toMatchObject({ daily: 6, dailyLimit: 25 })
  })
})

describe('the id of a prompt', () => {
  it('sent a hundred times at once is answered with one run, which is counted once, and is refused for another prompt', async () => {
    const user = await createTestUser(server, { email: 'again@example.com', plan: 'free' })
    const { projectId } = await createTestProject(user)
    const id = newRunId()
    const send = (prompt: string) => ({ projectId, id, prompt })
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => untilServed(() => user.call(runs.start, send('Hello?')))),
    )
    expect(new Set(answers.map((run) => `${run.id} ${run.createdAt}`)).size).toBe(1)
    expect((await user.ask(runs.start, send('Hello again?'))).status).toBe(409)
    await awaitEvents(server.address, user, id)
    expect((await user.call(runs.list, { projectId })).runs).toHaveLength(1)
    expect((await user.call(usage.read, {})).usage.daily).toBe(1)
  })
})

describe('the report', () => {
  it('is answered with a tag, and with 304 and nothing else while it is true', async () => {
    const user = await createTestUser(server, { email: 'tag@example.com', plan: 'free' })
    const first = await ask(user.token)
    expect(usageReport.parse(await first.json())).toMatchObject({
      subscription: { plan: 'free', status: 'active' },
      isPro: false,
      usage: {
        daily: 0,
        monthly: 0,
        dailyLimit: 5,
        monthlyLimit: 50,
        dailyRemaining: 5,
        monthlyRemaining: 50,
      },
      canUse: true,
      limitReached: false,
    })
    const tag = first.headers.get('etag') ?? ''
    const second = await ask(user.token, { 'if-none-match': tag })
    expect([second.status, await second.text()]).toEqual([304, ''])

    const { projectId } = await createTestProject(user)
    await awaitEvents(server.address, user, (await startRun(user, projectId, 'Hello?')).id)
    expect((await ask(user.token, { 'if-none-match': tag })).status).toBe(200)
    const changed = (await ask(user.token)).headers.get('etag') ?? ''
    await givePlan(server, user.id, 'pro')
    expect((await ask(user.token, { 'if-none-match': changed })).status).toBe(200)
  })

  it('is for its own user alone', async () => {
    expect((await ask('nobody')).status).toBe(401)
    expect((await fetch(`${server.address}/functions/v1/check-usage`)).status).toBe(401)
  })
})

describe('the functions', () => {
  it('check-usage answers the report, and increment-usage counts one prompt and no other number', async () => {
    const user = await createTestUser(server, { email: 'functions@example.com', plan: 'free' })
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' }
    const counted = await fetch(`${server.address}/functions/v1/increment-usage`, {
      method: 'POST',
      headers,
      body: '{"amount":-5,"daily":0}',
    })
    expect(await counted.json()).toEqual({ daily: 1, monthly: 1 })
    const checked = await fetch(`${server.address}/functions/v1/check-usage`, { headers })
    expect(usageReport.parse(await checked.json()).usage.daily).toBe(1)
  })

  it('say that the usage could not be updated where a prompt cannot be counted, as the chat does, and count none', async () => {
    const user = await createTestUser(server, { email: 'failure@example.com', plan: 'free' })
    const { projectId } = await createTestProject(user)
    await queryDatabase(server.databaseUrl, 'alter table usage_holds rename to hidden_holds')
    const answers = await Promise.all([
      fetch(`${server.address}/functions/v1/increment-usage`, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}` },
      }),
      user.ask(runs.start, { projectId, id: newRunId(), prompt: 'Hello?' }),
    ])
    await queryDatabase(server.databaseUrl, 'alter table hidden_holds rename to usage_holds')
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ error: { message: 'Failed to update usage' } })
    }
    expect((await user.call(usage.read, {})).usage.daily).toBe(0)
  })

  it('offer no way to give a prompt back', async () => {
    const user = await createTestUser(server, { email: 'release@example.com', plan: 'free' })
    const headers = { authorization: `Bearer ${user.token}` }
    for (const path of ['functions/v1/release-usage', 'functions/v1/decrement-usage', 'api/usage/release']) {
      expect((await fetch(`${server.address}/${path}`, { method: 'POST', headers })).status).toBe(404)
    }
    const answer = await fetch(`${server.address}/api/usage`, { method: 'DELETE', headers })
    expect(answer.status).toBe(405)
  })
})

const ask = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api/usage`, { headers: { authorization: `Bearer ${token}`, ...headers } })
