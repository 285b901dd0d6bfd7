import { randomUUID } from 'node:crypto'
import { fileEndpoints, projectEndpoints, routes, runEndpoints, runId, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { openApi } from './api.ts'
import { grantPlan } from './database.ts'
import { expect } from './journey.ts'
import type { Page } from './journey.ts'
import { journeyWith } from './journey-with.ts'
import { arriveAs, inventPerson } from './people.ts'
import { recordReads } from './screen-reads.ts'

const { dashboard, usage } = texts
const { quickActions, developerTools, firstPrompt, recentProjects, editor } = dashboard

const source =
  'export const wood = "oak, planed"\nexport const finish = "two thin coats, a day apart, then oiled"\n'
const journey = journeyWith((_prompt, turn) =>
  turn === 0
    ? { calls: [{ name: 'write_file', input: { path: 'src/wood.ts', content: source } }] }
    : { text: 'Done.' },
)

// One product with these settings, not one for each worker.
journey.describe.configure({ mode: 'default' })

journey('a newcomer finds everything on the dashboard', async ({ page, product }) => {
  const person = inventPerson()
  await arriveAs(page, person)
  await expect(page.getByRole('heading', { name: 'Welcome, Ada', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Free Plan')).toBeVisible()

  const actions = page.getByRole('region', { name: quickActions.label })
  const links = [quickActions.startChat, quickActions.connectDatabase, quickActions.manageBilling]
  for (const name of links) await expect(actions.getByRole('link', { name })).toBeVisible()
  await actions.getByRole('button', { name: quickActions.createProject }).click()
  const dialog = page.getByRole('dialog', { name: texts.projects.create.title })
  await dialog.getByRole('button', { name: texts.projects.create.submit }).click()
  await expect(dialog.getByText('Please enter a project name')).toBeVisible()
  await expect(dialog.getByLabel(texts.projects.create.fields.title)).toBeFocused()
  await page.keyboard.press('Escape')

  for (const name of [developerTools.codeHosting, developerTools.versionHistory, developerTools.aiProvider])
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
  await expect(page.getByRole('heading', { name: recentProjects.heading })).toBeVisible()
  await expect(page.getByRole('button', { name: recentProjects.createText })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.projects.card.open })).toHaveCount(0)

  // What the first app should be is said here, and carried out in the chat.
  const { conversation, composer } = texts.chat
  await expectAccessible(page)
  await page.getByLabel(composer.label, { exact: true }).fill('Write down the wood')
  await page.getByRole('button', { name: firstPrompt.send }).click()
  await expect(page).toHaveURL(/projectId=.*tab=code/)
  await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
  await expect(page.getByRole('article', { name: conversation.you })).toContainText('Write down the wood')
  await page.goto(routes.dashboard.path)
  await expect(page.getByRole('link', { name: dashboard.lastProject.open })).toBeVisible()
  await expect(page.getByRole('heading', { name: conversation.empty })).toBeHidden()

  await expect(page.getByText(usage.alert.heading)).toBeHidden()
  await useUp(product.address, person)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: usage.alert.heading })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
  const places = await Promise.all(
    [actions.locator('li').nth(0), actions.locator('li').nth(1)].map((card) => card.boundingBox()),
  )
  expect(places[1]?.y, 'two cards stand in a row, so that the projects are near').toBe(places[0]?.y)
})

journey(
  'somebody who comes back sees the latest work, its history and what is being written',
  async ({ page, product, provider }) => {
    const person = inventPerson()
    await arriveAs(page, person)
    await grantPlan(product, person, 'pro')
    const call = await openApi(product, person)
    for (const title of ['Ash', 'Beech']) await call(projectEndpoints.create, { title })
    const { id: projectId } = await call(projectEndpoints.create, { title: 'Cedar' })
    await page.reload()
    await expect(page.getByRole('tab')).toHaveText([editor.code, editor.preview])
    await expect(page.getByRole('heading', { name: editor.empty.heading })).toBeVisible()
    await expect(page.getByRole('link', { name: editor.empty.start, exact: true }).last()).toHaveAttribute(
      'href',
      `${routes.chat.path}?projectId=${projectId}`,
    )

    const path = 'src/cedar.ts'
    await call(fileEndpoints.write, { projectId, path, content: 'const scent = 1', baseHash: null })
    await page.reload()

    await expect(page.getByRole('main').getByText('Pro Plan')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cedar', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Beech', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ash', exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: editor.empty.heading })).toBeHidden()

    await page.getByRole('button', { name: texts.versions.open }).click()
    const history = page.getByRole('dialog', { name: texts.versions.title })
    await expect(history.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')

    provider.holdAt('planed')
    const id = runId.parse(randomUUID())
    await call(runEndpoints.start, { projectId, id, prompt: 'Write down the wood.' })
    await page.reload()
    await expect(page.getByText('export const wood').first()).toBeVisible()
    await expect(page.getByText('oiled')).toHaveCount(0)
    provider.release()
    await expect.poll(async () => (await call(runEndpoints.read, { runId: id })).status).toBe('succeeded')
    await page.reload()
    await expect(page.getByText('then oiled').first()).toBeVisible()
    await expectOneRead(page)
  },
)

/** All that each screen shows comes in one round trip, down to what can only be known from another part of it. */
async function expectOneRead(page: Page): Promise<void> {
  const reads = recordReads(page)
  const main = page.getByRole('main')
  for (const [path, screen, sign] of [
    [routes.dashboard.path, 'home', main.getByText('then oiled').first()],
    [routes.users.path, 'users', main.getByText(texts.people.log.none)],
    [routes.settings.path, 'settings', main.getByText(texts.account.devices.thisOne)],
    [routes.projects.path, 'projects', main.getByRole('heading', { name: 'Ash' })],
    [routes.databases.path, 'databases', main.getByText(texts.databases.empty.heading)],
    [routes.analytics.path, 'analytics', main.getByRole('figure').first()],
  ] as const) {
    reads.length = 0
    await page.goto(path)
    await expect(sign, path).toBeVisible()
    expect({ path, reads }).toEqual({ path, reads: [`/api/screens/${screen}`] })
  }
}

/** As other clients count, five times: a day's worth of the free plan. */
async function useUp(address: string, { email, password }: { email: string; password: string }) {
  const json = { 'content-type': 'application/json' }
  const signIn = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = await signIn.json()
  for (let count = 0; count < 5; count += 1)
    await fetch(`${address}/functions/v1/increment-usage`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${String(token)}` },
      body: '{}',
    })
}
