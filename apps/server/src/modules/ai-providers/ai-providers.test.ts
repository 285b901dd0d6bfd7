import { aiProviderIds, endpoints, texts } from '@joinery/contract'
import type { AiProviderId, RunEvent } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHeldDoor } from '../../testing/held-door.ts'
import { startKeyedProvider } from '../../testing/keyed-provider.ts'
import { awaitEvents, newRunId, startRun } from '../../testing/run-client.ts'
import { findLeaks, readExport, readReplies, readRows } from '../../testing/secret-places.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { aiProviders, runs, settings, team } = endpoints
const key = (id: AiProviderId) => `canary-${id}-9f8e7d6c5b4a`

let server: TestServer
let provider: Awaited<ReturnType<typeof startKeyedProvider>>
let people = 0
const cleanups: (() => Promise<void>)[] = []
const defer = (cleanup: () => Promise<void>) => void cleanups.push(cleanup)

beforeAll(async () => {
  provider = await startKeyedProvider({ keys: aiProviderIds.map(key), defer })
  server = await startTestServer({
    defer,
    settings: {
      ALLOW_PRIVATE_ADDRESSES: 'true',
      OPENAI_BASE_URL: `${provider.url}/v1`,
      ANTHROPIC_BASE_URL: `${provider.url}/v1`,
      GOOGLE_GENERATIVE_AI_BASE_URL: `${provider.url}/v1beta`,
    },
  })
}, 60_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
}, 60_000)

describe('a provider', () => {
  it.each(['openai', 'anthropic', 'google'] as const)(
    '%s is connected after a real call with the key, and is used by a run',
    async (id) => {
      const ada = await someone()
      const before = provider.seen.length
      const connected = await ada.call(aiProviders.connect, { id, key: key(id) })
      expect(connected).toMatchObject({ id, isConnected: true, isStreaming: true })
      expect(provider.seen.slice(before)).toMatchObject([{ key: key(id) }])
      const { models } = await ada.call(runs.models, {})
      expect(models.map((model) => model.id)).toEqual([
        ...connected.models.map((name) => `${id}/${name}`),
        'offline',
      ])
      const events = await talk(ada)
      expect(events[0]?.body).toMatchObject({ type: 'accepted', model: `${id}/${connected.model}` })
      expect(wordsOf(events)).toContain('ready')
      expect(provider.seen.at(-1)).toMatchObject({ key: key(id) })
    },
  )

  it('that is compatible is connected by its address, with the models that it is said to have', async () => {
    const ada = await someone()
    const baseUrl = `${provider.url}/v1/`
    const input = { id: 'compatible', key: key('compatible'), baseUrl, models: ['llama', 'qwen'] } as const
    const connected = await ada.call(aiProviders.connect, { ...input, models: [...input.models] })
    expect(connected).toMatchObject({ baseUrl: `${provider.url}/v1`, model: 'llama' })
    expect(wordsOf(await talk(ada))).toContain('ready')
    expect(provider.seen.at(-1)).toMatchObject({ key: key('compatible') })
  })

  it('whose key is wrong is told in words, and nothing is kept', async () => {
    const ada = await someone()
    const refusal = await ada.refused(aiProviders.connect, { id: 'openai', key: 'sk-wrong' })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(refusal.message).toBe(
      'The provider did not accept the key for this model. Check it in the settings. Nothing was saved.',
    )
    expect(await connectedOf(ada)).toEqual([])
  })

  it('at an address where nobody answers is told as it is', async () => {
    const ada = await someone()
    const input = { id: 'compatible', baseUrl: 'http://127.0.0.1:9/v1', models: ['a'] }
    const { message } = await ada.refused(aiProviders.connect, input)
    expect(message).toBe('The provider could not be reached. Nothing was saved.')
  })

  it('is changed with the key that is kept, but a key does not go to another address', async () => {
    const ada = await someone()
    const given = { id: 'compatible', models: ['llama'] } as const
    const baseUrl = `${provider.url}/v1`
    await ada.call(aiProviders.connect, { ...given, models: ['llama'], baseUrl, key: key('compatible') })
    const changed = await ada.call(aiProviders.connect, { id: 'compatible', isStreaming: false })
    expect(changed).toMatchObject({ isConnected: true, isStreaming: false, baseUrl, models: ['llama'] })
    const before = provider.seen.length
    const elsewhere = `${provider.url}/elsewhere/v1`
    await ada.refused(aiProviders.connect, { id: 'compatible', baseUrl: elsewhere })
    expect(provider.seen.slice(before)).toMatchObject([{ key: '' }])
  })

  it('that needs its key no more is used without it from then on, and the key is gone', async () => {
    const ada = await someone()
    const baseUrl = `${provider.url}/v1`
    const given = { id: 'compatible', baseUrl, models: ['llama'], key: key('compatible') } as const
    expect(await ada.call(aiProviders.connect, { ...given, models: ['llama'] })).toMatchObject({
      hasKey: true,
    })
    const drop = { id: 'compatible', removesKey: true } as const
    // It still needs one, so nothing changes.
    expect((await ada.refused(aiProviders.connect, drop)).message).toContain('Nothing was saved.')
    await talk(ada)
    expect(provider.seen.at(-1)).toMatchObject({ key: key('compatible') })
    provider.admit('')
    expect(await ada.call(aiProviders.connect, drop)).toMatchObject({
      isConnected: true,
      hasKey: false,
      baseUrl,
      models: ['llama'],
    })
    expect(wordsOf(await talk(ada))).toContain('ready')
    provider.revoke('')
    expect(provider.seen.at(-1)).toMatchObject({ key: '' })
    const statement = 'select key from ai_providers where user_id = $1'
    expect(await queryDatabase(server.databaseUrl, statement, [ada.id])).toEqual([{ key: null }])
    const { current } = await ada.call(team.read, {})
    const { entries } = await ada.call(team.audit, { workspaceId: current.id })
    expect(entries.map(({ act }) => act)).toEqual(['secret-removed', 'secret-set'])
  })

  it('gives whole answers where streaming is off', async () => {
    const ada = await someone()
    const answered = async (isStreaming: boolean) => {
      await ada.call(aiProviders.connect, { id: 'openai', key: key('openai'), isStreaming })
      await talk(ada)
      return provider.seen.at(-1)?.body.includes('"stream":true')
    }
    expect(await answered(true)).toBe(true)
    expect(await answered(false)).toBe(false)
  })

  it('that is disconnected is forgotten with its key, and offers nothing any more', async () => {
    const ada = await someone()
    await ada.call(aiProviders.connect, { id: 'openai', key: key('openai') })
    expect(await ada.call(aiProviders.disconnect, { id: 'openai' })).toMatchObject({ isConnected: false })
    expect(await connectedOf(ada)).toEqual([])
    const statement = 'select count(*)::int as kept from ai_providers where user_id = $1'
    expect(await queryDatabase(server.databaseUrl, statement, [ada.id])).toEqual([{ kept: 0 }])
    expect((await ada.call(runs.models, {})).models.map(({ id }) => id)).toEqual(['offline'])
  })

  it('that is disconnected while a change of it is tried stays forgotten, with its key', async () => {
    const ada = await someone()
    const door = await openHeldDoor(Number(new URL(provider.url).port))
    const given = {
      id: 'compatible',
      baseUrl: `http://127.0.0.1:${door.port}/v1`,
      key: key('compatible'),
    } as const
    await ada.call(aiProviders.connect, { ...given, models: ['llama'] })
    const { reached, release } = door.hold()
    const changing = ada.refused(aiProviders.connect, { id: 'compatible', isStreaming: false })
    await reached
    await ada.call(aiProviders.disconnect, { id: 'compatible' })
    release()
    expect(await changing).toMatchObject({ status: 409, message: texts.aiProviders.changedMeanwhile })
    expect(await connectedOf(ada)).toEqual([])
    const { current } = await ada.call(team.read, {})
    const { entries } = await ada.call(team.audit, { workspaceId: current.id })
    expect(entries.map(({ act }) => act)).toEqual(['secret-removed', 'secret-set'])
  })

  it('of one user is nobody else’s', async () => {
    const ada = await someone()
    const eve = await someone()
    await ada.call(aiProviders.connect, { id: 'openai', key: key('openai') })
    expect(await connectedOf(eve)).toEqual([])
    expect((await eve.call(runs.models, {})).models.map(({ id }) => id)).toEqual(['offline'])
  })

  it('that takes the key back is said so in the chat, and the prompt is given back', async () => {
    const ada = await someone()
    await ada.call(aiProviders.connect, { id: 'anthropic', key: key('anthropic') })
    provider.revoke(key('anthropic'))
    const last = (await talk(ada)).at(-1)?.body
    expect(last).toMatchObject({
      type: 'finished',
      status: 'failed',
      reason: 'The provider did not accept the key for this model. Check it in the settings.',
      isCharged: false,
    })
  })
})

describe('the model of a project', () => {
  it('is used where a prompt names none, and only there', async () => {
    const ada = await someone()
    await ada.call(aiProviders.connect, { id: 'openai', key: key('openai') })
    const { projectId } = await createTestProject(ada)
    const modelOf = async (named: { model?: string }) =>
      (await ada.call(runs.start, { projectId, id: newRunId(), prompt: 'Hello', ...named })).model
    expect(await modelOf({})).toBe('openai/gpt-5.4')
    await ada.call(settings.saveProject, { projectId, model: 'openai/gpt-5.4-mini' })
    expect(await modelOf({})).toBe('openai/gpt-5.4-mini')
    expect(await modelOf({ model: 'offline' })).toBe('offline')
  })

  it('that is gone is refused by its name instead of being replaced in silence', async () => {
    const ada = await someone()
    const { projectId } = await createTestProject(ada)
    await ada.call(settings.saveProject, { projectId, model: 'openai/gpt-5.4' })
    const { message } = await ada.refused(runs.start, { projectId, id: newRunId(), prompt: 'Hello' })
    expect(message).toBe('There is no model called openai/gpt-5.4 here. Choose another one.')
  })
})

describe('stored keys', () => {
  it('appear in no reply, log, prompt, export, record or row', { timeout: 60_000 }, async () => {
    const ada = await someone()
    for (const id of ['openai', 'google'] as const) await ada.call(aiProviders.connect, { id, key: key(id) })
    const baseUrl = `${provider.url}/v1`
    const server2 = { id: 'compatible', key: key('compatible'), baseUrl, models: ['llama'] } as const
    await ada.call(aiProviders.connect, { ...server2, models: ['llama'] })
    // Those that are refused are nobody's business either.
    const grace = await someone()
    const wrong = Array.from({ length: 7 }, (_, number) => ({
      id: 'anthropic',
      key: `canary-wrong-${number}`,
    }))
    await Promise.all(
      wrong.map((input, number) => (number % 2 === 0 ? ada : grace).refused(aiProviders.connect, input)),
    )
    const { projectId, write } = await createTestProject(ada)
    await write('src/a.ts', 'a')
    const events = await awaitEvents(server.address, ada, (await startRun(ada, projectId)).id)

    const places = {
      replies: await readReplies(ada, projectId),
      log: server.logged.join('\n'),
      stream: JSON.stringify(events),
      prompts: provider.seen.map(({ body, path }) => path + body).join('\n'),
      export: await readExport(server, ada, projectId),
      database: await readRows(server),
    }
    expect(findLeaks('canary-', places)).toEqual([])
  })
})

async function someone(): Promise<TestUser> {
  people += 1
  return createTestUser(server, { email: `person-${people}@example.com` })
}

async function talk(person: TestUser): Promise<RunEvent[]> {
  const { projectId } = await createTestProject(person)
  const { id } = await startRun(person, projectId, 'Say something.')
  return awaitEvents(server.address, person, id)
}

const wordsOf = (events: RunEvent[]) =>
  events.map(({ body }) => (body.type === 'text' ? body.delta : '')).join('')

async function connectedOf(person: TestUser): Promise<AiProviderId[]> {
  const { providers } = await person.call(aiProviders.list, {})
  return providers.filter(({ isConnected }) => isConnected).map(({ id }) => id)
}
