import { defaultSettings, endpoints } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOrigin, visitPreview } from '../../testing/preview-visitor.ts'
import { awaitEvents, startRun } from '../../testing/run-client.ts'
import { end, say, scriptModels } from '../../testing/scripted-model.ts'
import { createTestProject } from '../../testing/test-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const { projects, settings } = endpoints

let server: TestServer
let ada: TestUser
const told: string[] = []
const cleanups: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await startTestServer({
    models: scriptModels(function* ({ prompt }) {
      told.push(prompt)
      yield* say('Done.')
      yield end(prompt.includes('refuse') ? 'content-filter' : 'stop')
    }),
    defer: (cleanup) => void cleanups.push(cleanup),
  })
  ada = await createTestUser(server)
}, 60_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
}, 60_000)

describe('settings', () => {
  it('are the defaults until they are saved, and then are each user’s own', async () => {
    expect(await ada.call(settings.read, {})).toEqual({ ...defaultSettings, isSaved: false })
    const chosen = { ...defaultSettings, theme: 'light', frontendFramework: 'svelte' } as const
    expect(await ada.call(settings.save, chosen)).toEqual({ ...chosen, isSaved: true })
    expect(await ada.call(settings.read, {})).toEqual({ ...chosen, isSaved: true })
    const bob = await createTestUser(server, { email: 'bob@example.com' })
    expect(await bob.call(settings.read, {})).toEqual({ ...defaultSettings, isSaved: false })
  })

  it('of a project are its name, its badge, its model and its setup, changed one by one', async () => {
    const { projectId } = await createTestProject(ada)
    const initial = { title: 'one', showsBadge: true, model: null, setup: null }
    expect(await ada.call(settings.readProject, { projectId })).toEqual(initial)
    await ada.call(settings.saveProject, { projectId, showsBadge: false })
    const setup = { language: 'ruby', framework: 'rails' } as const
    await ada.call(settings.saveProject, { projectId, title: 'Oak bench', setup })
    const changed = { title: 'Oak bench', showsBadge: false, model: null, setup }
    expect(await ada.call(settings.readProject, { projectId })).toEqual(changed)
    expect(await ada.call(projects.read, { projectId })).toMatchObject({ title: 'Oak bench' })
    const mixed = { projectId, setup: { language: 'go', framework: 'rails' } }
    expect(await ada.refused(settings.saveProject, mixed)).toMatchObject({ status: 400 })
  })
})

describe('the languages', () => {
  it('reach the model as defaults, and a project’s own setup comes before them', async () => {
    const chosen = { frontendLanguage: 'javascript', frontendFramework: 'vue' } as const
    await ada.call(settings.save, { ...defaultSettings, ...chosen, backendFramework: 'flask' })
    const { projectId } = await createTestProject(ada)
    await run(projectId)
    expect(told.at(-1)).toContain('prefers javascript with vue in the browser, and flask')
    await ada.call(settings.saveProject, { projectId, setup: { language: 'php', framework: 'laravel' } })
    await run(projectId)
    expect(told.at(-1)).toContain('This project was set up for php with laravel.')
  })

  it('of somebody who never chose say nothing to the model', async () => {
    const eve = await createTestUser(server, { email: 'eve@example.com' })
    const { projectId } = await createTestProject(eve)
    await run(projectId, 'Hello', eve)
    expect(told.at(-1)).not.toContain('Settings for new code')
  })
})

describe('mail about runs', () => {
  it('is written for whoever asked for it, when a run has ended', async () => {
    const eve = await createTestUser(server, { email: 'eve2@example.com' })
    const { projectId } = await createTestProject(eve)
    const subjects = () =>
      server.logged.flatMap((line) => (line.includes('eve2@') ? [String(JSON.parse(line).subject)] : []))
    const before = subjects().length
    await run(projectId, 'Hello', eve)
    await eve.call(settings.save, { ...defaultSettings, mailsFailure: true })
    await run(projectId, 'Hello', eve)
    await run(projectId, 'Please refuse.', eve)
    await expect.poll(() => subjects().slice(before)).toEqual(['The run in one has failed'])
  })
})

describe('the badge', () => {
  it('is on a previewed app while it is on, and not when it is off', async () => {
    const { projectId, write } = await createTestProject(ada)
    await write('index.html', '<!doctype html><title>Oak</title><h1>Oak</h1>')
    const pageOf = async () => {
      const { origin, cookie } = await visitPreview(ada, projectId)
      const headers = { cookie, 'sec-fetch-dest': 'iframe' }
      return (await askOrigin(origin, '/', { headers })).text
    }
    expect(await pageOf()).toContain('Made with Joinery')
    await ada.call(settings.saveProject, { projectId, showsBadge: false })
    const page = await pageOf()
    expect(page).toContain('<h1>Oak</h1>')
    expect(page).not.toContain('Made with')
  })
})

async function run(projectId: Parameters<typeof startRun>[1], prompt = 'Hello', person = ada) {
  const { id } = await startRun(person, projectId, prompt)
  return awaitEvents(server.address, person, id)
}
