import { defaultSettings, endpoints, texts } from '@joinery/contract'
import type { Settings } from '@joinery/contract'
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

const someHash = expect.stringMatching(/^[0-9a-f]{64}$/)

async function saveAs(person: TestUser, chosen: Partial<Settings>) {
  const { hash: baseHash } = await person.call(settings.read, {})
  return person.call(settings.save, { ...defaultSettings, ...chosen, baseHash })
}

describe('settings', () => {
  it('are the defaults until they are saved, and then are each user’s own', async () => {
    const fresh = await ada.call(settings.read, {})
    expect(fresh).toEqual({ ...defaultSettings, isSaved: false, hash: someHash })
    const chosen = { ...defaultSettings, theme: 'light', frontendFramework: 'svelte' } as const
    const saved = await ada.call(settings.save, { ...chosen, baseHash: fresh.hash })
    expect(saved).toEqual({ ...chosen, isSaved: true, hash: someHash })
    expect(await ada.call(settings.read, {})).toEqual(saved)
    const bob = await createTestUser(server, { email: 'bob@example.com' })
    expect(await bob.call(settings.read, {})).toEqual(fresh)
  })

  it('are saved only from what they are, so that no tab puts back what another one has changed', async () => {
    const eve = await createTestUser(server, { email: 'two-tabs@example.com' })
    const { hash: first } = await eve.call(settings.read, {})
    const save = (change: object, baseHash: string) =>
      eve.ask(settings.save, { ...defaultSettings, ...change, baseHash })
    // Before anything was saved as well: of those who begin at once, one does.
    const answers = await Promise.all([
      save({ backendFramework: 'flask' }, first),
      save({ mailsSuccess: true }, first),
      save({ frontendFramework: 'vue' }, first),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const kept = await eve.call(settings.read, {})
    expect(await eve.refused(settings.save, { ...defaultSettings, baseHash: first })).toMatchObject({
      code: 'conflict',
      message: texts.settings.changedElsewhere,
    })
    expect(await eve.call(settings.read, {})).toEqual(kept)
    expect((await save({}, kept.hash)).status).toBe(200)
  })

  it('of a project are saved by its form only from what they are', async () => {
    const { projectId } = await createTestProject(ada)
    const { hash: first } = await ada.call(settings.readProject, { projectId })
    await ada.call(projects.update, { projectId, title: 'Renamed elsewhere' })
    const stale = { projectId, title: 'one', showsBadge: false, baseHash: first }
    expect(await ada.refused(settings.saveProject, stale)).toMatchObject({
      code: 'conflict',
      message: texts.settings.changedElsewhere,
    })
    const now = await ada.call(settings.readProject, { projectId })
    expect(now).toMatchObject({ title: 'Renamed elsewhere', showsBadge: true })
    // A model is chosen elsewhere, and no field of the form.
    const { hash } = await ada.call(settings.saveProject, { projectId, model: 'some/model' })
    expect(hash).toBe(now.hash)
    expect(await ada.call(settings.saveProject, { ...stale, baseHash: hash })).toMatchObject({ title: 'one' })
  })

  it('of a project are its name, its badge, its model and its setup, changed one by one', async () => {
    const { projectId } = await createTestProject(ada)
    const initial = { title: 'one', showsBadge: true, model: null, setup: null, hash: someHash }
    expect(await ada.call(settings.readProject, { projectId })).toEqual(initial)
    await ada.call(settings.saveProject, { projectId, showsBadge: false })
    const setup = { language: 'ruby', framework: 'rails' } as const
    await ada.call(settings.saveProject, { projectId, title: 'Oak bench', setup })
    const changed = { title: 'Oak bench', showsBadge: false, model: null, setup, hash: someHash }
    expect(await ada.call(settings.readProject, { projectId })).toEqual(changed)
    expect(await ada.call(projects.read, { projectId })).toMatchObject({ title: 'Oak bench' })
    const mixed = { projectId, setup: { language: 'go', framework: 'rails' } }
    expect(await ada.refused(settings.saveProject, mixed)).toMatchObject({ status: 400 })
  })
})

describe('the languages', () => {
  it('reach the model as defaults, and a project’s own setup comes before them', async () => {
    const chosen = { frontendLanguage: 'javascript', frontendFramework: 'vue' } as const
    await saveAs(ada, { ...chosen, backendFramework: 'flask' })
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
    await saveAs(eve, { mailsFailure: true })
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
