import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGate, playScript } from '../../../testing/run-script.ts'
import { scriptModels } from '../../../testing/scripted-model.ts'
import { createTestProject } from '../../../testing/test-project.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

let server: TestServer
let ada: TestUser

beforeAll(async () => {
  const gate = createGate()
  server = await startTestServer({
    models: scriptModels((call) => playScript(call, gate)),
    defer: afterAll,
  })
  ada = await createTestUser(server)
})

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
  for (const name of ['generate-code', 'generate-chat-completion', 'initialize-project-session']) {
    const { error } = await functionsOf(eve).invoke(name, {
      body: { prompt: 'x', projectId, userId: ada.id },
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
