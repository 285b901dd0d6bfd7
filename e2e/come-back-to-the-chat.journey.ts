import { projectEndpoints, texts } from '@joinery/contract'
import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openApi } from './api.ts'
import { prompts, replies, send } from './chat.ts'
import { fillConversation, grantPlan } from './database.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const { composer, conversation, projectLimit } = texts.chat
const { commands } = texts.workspace

journey(
  'whoever comes back to the chat finds their projects, and hears what the plan allows before writing',
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    await call(projectEndpoints.create, { title: 'Oak bench' })
    await page.goto('/dashboard/chat')
    const field = page.getByLabel(composer.label, { exact: true })
    const notice = page.getByRole('alert').filter({ hasText: projectLimit.heading })
    await expect(notice).toContainText(texts.projects.limit.one)
    await expect(page.getByRole('button', { name: conversation.examples[0] })).toBeHidden()
    await expectAccessible(page)
    // What was written before one saw it goes along.
    await field.fill('Paint it green')
    await notice.getByRole('link', { name: 'Open Oak bench' }).click()
    await expect(page).toHaveURL(/projectId=/)
    await expect(field).toHaveValue('Paint it green')

    await grantPlan(product, person, 'pro')
    const { id } = await call(projectEndpoints.create, { title: 'Elm table' })
    await page.getByRole('button', { name: texts.files.workspace.closeProject }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: conversation.examples[0] })).toBeVisible()
    await expect(notice).toBeHidden()
    await expectAccessible(page)
    const goOn = page.getByRole('region', { name: conversation.goOn })
    await expect(goOn.getByRole('link')).toHaveText(['Elm table', 'Oak bench'])
    await goOn.getByRole('link', { name: 'Oak bench' }).click()
    await expect(field).toHaveValue('Paint it green')

    // A project is renamed where it is worked on, and the palette leads to the others.
    const rename = page.getByRole('button', { name: texts.projects.rename.title })
    await rename.click()
    await page.getByRole('dialog').getByRole('textbox').fill('Ash bench')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ash bench')).toHaveCount(2)
    await expect(rename).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: commands.title }).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Elm table')
    await expect(page.getByRole('option', { name: 'Elm table', selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`projectId=${id}`))
    await page.goBack()
    await expect(page.getByText('Ash bench').first()).toBeVisible()
  },
)

journey(
  'whoever asks something sees it wherever they were reading, and whoever is at the end stays there',
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    const { id } = await call(projectEndpoints.create, { title: 'W'.repeat(120) })
    await fillConversation(product, id, 40)
    await page.goto(`/dashboard/chat?projectId=${id}`)
    await expect(replies(page).last()).toBeInViewport()
    // Neither a window of another size nor a keyboard that comes up takes it out of sight.
    for (const size of [
      { width: 375, height: 812 },
      { width: 375, height: 500 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('button', { name: conversation.toEnd })).toBeHidden()
      await expect(replies(page).last()).toBeInViewport()
    }

    const feed = page.getByRole('feed', { name: conversation.label })
    await feed.hover()
    await page.mouse.wheel(0, -1_500)
    await expect(page.getByRole('button', { name: conversation.toEnd })).toBeVisible()
    await send(page, `What is ${'W'.repeat(300)}?`)
    await expect(prompts(page).last()).toContainText('WWW')
    await expect(prompts(page).last()).toBeInViewport()
    await expect(replies(page).last()).toBeInViewport()
    // A word without a place to break stays within its box, and so does a title.
    for (const box of [feed, page.getByRole('complementary', { name: texts.workspace.context })])
      expect(await overflowOf(box)).toBe(0)
  },
)

const overflowOf = (box: Locator) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
