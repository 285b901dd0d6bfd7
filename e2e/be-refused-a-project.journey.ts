import { projectEndpoints, texts } from '@joinery/contract'
import { expectAccessible, expectPageAccessible } from './accessibility.ts'
import { openApi } from './api.ts'
import { openChat, send } from './chat.ts'
import { grantPlan } from './database.ts'
import { expectFailure } from './expect-failure.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { cardOf, choose } from './project-cards.ts'
import { cutScreenReads } from './screen-reads.ts'

const { card, create, limit, rename } = texts.projects

journey(
  'a change that the server refuses is taken back, and says why',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    await call(projectEndpoints.create, { title: 'Tea shop' })
    await grantPlan(product, person, 'pro')
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('heading', { name: 'Tea shop' })).toBeVisible()
    await page.route('**/api/projects/*', (route) => route.abort())

    const renameTo = async (from: string, to: string) => {
      await choose(page, from, card.rename)
      await page.getByRole('dialog').getByRole('textbox').fill(to)
      await page.keyboard.press('Enter')
    }
    const said = page.locator('[data-sonner-toast]', { hasText: rename.failed })
    await renameTo('Tea shop', 'Tea house')
    await expectFailure(page, rename.failed, texts.common.unreachable)
    await expect(page.getByRole('heading', { name: 'Tea shop' })).toBeVisible()
    // It stays until something succeeds …
    await page.unroute('**/api/projects/*')
    await renameTo('Tea shop', 'Tea house')
    await expect(page.getByRole('heading', { name: 'Tea house' })).toBeVisible()
    await expect(said).toHaveCount(0)
    await page.route('**/api/projects/*', (route) => route.abort())
    await renameTo('Tea house', 'Tea shop')
    await expect(said).toBeVisible()

    await page.route('**/api/projects', (route) => route.abort())
    await page.getByRole('button', { name: texts.projects.newProject }).click()
    await page.getByLabel(create.fields.title).fill('Coffee shop')
    await page.keyboard.press('Enter')
    const echo = page.getByText('Failed to create project')
    await expect(echo).toBeVisible()
    await expect(echo).toHaveCount(0)
    // … or until it is closed. What the page says as well has gone by itself.
    await page.keyboard.press('Escape')
    await expectPageAccessible(page)
    await said.getByRole('button', { name: texts.common.actions.close }).click()
    await expect(said).toHaveCount(0)
    await cutScreenReads(page)
    await page.reload()
    await expect(page.getByText(texts.projects.loadFailed)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: texts.common.actions.retry }).click()
    await expect(page.getByRole('heading', { name: 'Tea house' })).toBeVisible()
    // The browser itself reports the requests that were cut off.
    complaints.length = 0
  },
)

journey(
  'a second project asks for an upgrade, whether the page knew the limit or only the server did',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    await page.goto('/dashboard/projects')
    await page.getByRole('button', { name: texts.projects.newProject }).click()
    const dialog = page.getByRole('dialog', { name: create.title })
    await dialog.getByLabel(create.fields.title).fill('Second')
    const call = await openApi(product, person)
    await call(projectEndpoints.create, { title: 'First' })
    await dialog.getByRole('button', { name: create.submit }).click()
    await expect(dialog.getByText(limit.one)).toBeVisible()
    await expect(dialog.getByRole('link', { name: limit.upgrade })).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(cardOf(page, 'First')).toBeVisible()
    await choose(page, 'First', card.duplicate)
    await expect(page.getByText(limit.one)).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: texts.projects.newProject }).click()
    await expect(dialog.getByText(limit.one)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: limit.upgrade }).click()
    await expect(page).toHaveURL('/dashboard/billing')

    // In the chat it is said once, whether the page knew or not, and the project that is there is one press away.
    await page.goto('/dashboard/chat')
    const notice = page.getByRole('alert').filter({ hasText: texts.chat.projectLimit.heading })
    await expect(notice).toContainText(limit.one)
    await send(page, 'Another app')
    await expect(page.getByLabel(texts.chat.composer.label, { exact: true })).toHaveValue('Another app')
    await expect(notice).toHaveCount(1)
    await expect(page.getByText(texts.chat.usageLimit.heading)).toBeHidden()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await expectAccessible(page)
    await notice.getByRole('link', { name: 'Open First' }).click()
    await expect(page).toHaveURL(/projectId=/)
    await expect(page.getByText(texts.chat.conversation.empty)).toBeVisible()
    // The browser itself reports the refused requests.
    complaints.length = 0
  },
)

journey(
  'what is written while a project is opened that is gone is still there',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const { call, projectId } = await openChat(page, product)
    const composer = page.getByLabel(texts.chat.composer.label, { exact: true })
    await composer.fill('Old words')
    await call(projectEndpoints.delete, { projectId, confirmation: 'Oak bench' })
    const asked = Promise.withResolvers<void>()
    await page.route(`**/api/projects/${projectId}{,/**}`, async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.goto('/dashboard/chat')
    await composer.fill('Old words and a sudoku')
    asked.resolve()
    await expect(page.getByText(texts.files.workspace.noProject)).toBeVisible()
    // Only what was written now: what was there may be of somebody who was signed in before.
    await expect(composer).toHaveValue('and a sudoku')
    // The browser itself reports that it was not found.
    complaints.length = 0
  },
)
