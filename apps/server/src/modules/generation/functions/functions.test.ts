import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { createGate, playScript } from '../../../testing/run-script.ts'
import { scriptModels } from '../../../testing/scripted-model.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

let server: TestServer
let ada: TestUser

const gate = createGate()

shareTestServer(
  async (shared) => {
    server = shared
    ada = await createTestUser(server)
  },
  { models: scriptModels((call) => playScript(call, gate)) },
)

it('generate-code carries a prompt out and answers with the files and what was said', async () => {
  const { projectId } = await createTestProject(ada)
  const { data, error } = await functionsOf(ada).invoke('generate-code', {
    body: { prompt: 'WRITE', projectId, userId: ada.id },
  })
  expect(error).toBeNull()
  expect(data).toEqual({
    generatedFiles: [{ path: 'src/App.tsx', content: 'export const greeting = "Grüße 👋"\n' }],
    explanation: 'Done.',
  })
})

it('generate-chat-completion answers with text, files and the notification', async () => {
  const { projectId } = await createTestProject(ada)
  const { data, error } = await functionsOf(ada).invoke('generate-chat-completion', {
    body: { prompt: 'Hello?', fileUrl: null, projectId },
  })
  expect(error).toBeNull()
  expect(data).toMatchObject({ text: 'Hello.', files: [] })
  expect(data).toHaveProperty('buildNotification')
})

it('generate-chat-completion shows the model the file behind fileUrl, and no file of another project', async () => {
  const { projectId } = await createTestProject(ada)
  const path = `projects/${projectId}/uploads/1790000000000-abcdefghijklmnop.txt`
  const uploaded = await fetch(`${server.address}/storage/v1/object/project_files/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'text/plain' },
    body: 'Oak.',
  })
  expect(uploaded.status).toBe(200)
  const fileUrl = `${server.address}/storage/v1/object/public/project_files/${path}`
  const body = { prompt: 'Hello?', fileUrl, projectId }
  expect((await functionsOf(ada).invoke('generate-chat-completion', { body })).error).toBeNull()
  const { messages } = await ada.call(endpoints.runs.messages, { projectId })
  expect(messages[0]?.attachments).toEqual([path])
  const other = await createTestProject(ada)
  const stolen = { ...body, projectId: other.projectId }
  const { error } = await functionsOf(ada).invoke('generate-chat-completion', { body: stolen })
  expect(error.context.status).toBe(400)
})

it('save-generation keeps prompt, summary and file structure in the conversation, and what a run made only once', async () => {
  const { projectId } = await createTestProject(ada)
  const functions = functionsOf(ada)
  await functions.invoke('generate-code', { body: { prompt: 'WRITE', projectId } })
  const made = { projectId, prompt: 'WRITE', summary: 'Done.', fileStructure: ['src/App.tsx'] }
  const kept = await functions.invoke('save-generation', { body: made })
  const elsewhere = {
    ...made,
    prompt: 'Build a shop app',
    fileStructure: [
      { name: 'src', path: 'src', type: 'directory', children: [{ path: 'src/shop.ts', type: 'file' }] },
    ],
  }
  const added = await functions.invoke('save-generation', { body: elsewhere })
  expect(added.data).toMatchObject({ summary: 'Done.', fileStructure: ['src/shop.ts'] })
  const { messages } = await ada.call(endpoints.runs.messages, { projectId })
  expect(messages).toMatchObject([
    { isUser: true, message: 'WRITE' },
    { id: kept.data.id, message: 'Done.', generatedFiles: ['src/App.tsx'] },
    { isUser: true, message: 'Build a shop app', userId: ada.id },
    { id: added.data.id, userId: 'ai', message: 'Done.', generatedFiles: ['src/shop.ts'] },
  ])
  const outside = { ...made, fileStructure: ['../outside.ts'] }
  const { error } = await functions.invoke('save-generation', { body: outside })
  expect(error.context.status).toBe(400)
})

it('every other function of the product answers functions.invoke as well, with its body and its answer', async () => {
  const email = `grace-${randomUUID()}@example.com`
  const grace = await createTestUser(server, { email, plan: 'free' })
  const functions = functionsOf(grace)
  const invoke = async (name: string, body: Record<string, unknown>) => {
    const { data, error } = await functions.invoke(name, { body })
    return error ? error.context.json() : data
  }
  expect(await invoke('increment-usage', {})).toEqual({ daily: 1, monthly: 1 })
  const checked = await functions.invoke('check-usage', { method: 'GET' })
  expect(checked.data).toMatchObject({
    subscription: { plan: 'free', status: expect.any(String) },
    isPro: false,
    usage: { daily: 1, dailyRemaining: 4 },
    canUse: true,
    limitReached: false,
  })
  const { prices } = await grace.call(endpoints.billing.overview, {})
  const priceId = prices.find(({ plan }) => plan === 'pro')?.priceId
  expect(await invoke('create-checkout', { priceId, plan: 'pro' })).toEqual({
    url: expect.stringContaining('/c/pay/'),
  })
  expect(await invoke('create-billing-portal', { customer_id: '' })).toEqual({ url: expect.any(String) })
  expect(await invoke('get-invoice', {})).toMatchObject({ error: { message: 'no payment or invoice id' } })
  const invitation = { email: `linus-${randomUUID()}@example.com`, inviterName: email }
  expect(await invoke('send-invitation', invitation)).toMatchObject({ success: true })
})

it('initialize-project-session makes a project where none is named, and opens the one that is', async () => {
  const functions = functionsOf(ada)
  const first = await functions.invoke('initialize-project-session', { body: {} })
  expect(first.data).toEqual({
    projectId: expect.any(String),
    userId: ada.id,
    chatId: expect.any(String),
  })
  const again = await functions.invoke('initialize-project-session', {
    body: { projectId: first.data.projectId },
  })
  expect(again.data).toEqual(first.data)
})

it('a failed generation is an error that says what went wrong, not an empty success', async () => {
  const { projectId } = await createTestProject(ada)
  const { data, error } = await functionsOf(ada).invoke('generate-code', {
    body: { prompt: 'FAIL to build an app', projectId },
  })
  expect(data).toBeNull()
  expect(error.context.status).toBe(503)
  expect(await error.context.text()).toContain('I encountered an error while generating your application')
})

it('functions reach nobody else, and a page elsewhere may call them with its own token', async () => {
  const { projectId } = await createTestProject(ada)
  const eve = await createTestUser(server, { email: 'eve@example.com' })
  for (const name of [
    'generate-code',
    'generate-chat-completion',
    'initialize-project-session',
    'save-generation',
  ]) {
    const { error } = await functionsOf(eve).invoke(name, {
      body: { prompt: 'x', summary: 'x', fileStructure: [], projectId, userId: ada.id },
    })
    expect(error.context.status).toBe(404)
    const url = `${server.address}/functions/v1/${name}`
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
    const asked = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    expect(asked.headers.get('access-control-allow-headers')).toContain('apikey')
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
  }
})

/** The client as any page would make it, with the public key and a session of its own. */
const functionsOf = ({ token }: TestUser) =>
  createClient(server.address, 'public-key', { accessToken: async () => token }).functions
