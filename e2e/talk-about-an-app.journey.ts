import { fileEndpoints, fillText, runEndpoints, texts } from '@joinery/contract'
import { expectAccessible } from './accessibility.ts'
import { fileRow, openChat, prompts, replies, send } from './chat.ts'
import { fillConversation } from './database.ts'
import { expectFailure } from './expect-failure.ts'
import { expect } from './journey.ts'
import type { Page } from './journey.ts'
import { journeyWith } from './journey-with.ts'
import type { Turn } from './model-provider.ts'
import { becomeUser, inventPerson } from './people.ts'

const { buildNotification, changes, composer, conversation, messages, plan, restore, samples, session } =
  texts.chat
const { usageLimit } = texts.chat
const { rename } = texts.projects

const talk = journeyWith(answer)

// A run compiles and checks what it wrote, which takes its time where machines are shared. And there is one product
// with these settings, not one for each worker.
talk.describe.configure({ mode: 'default', timeout: 120_000 })

/** Plans, asks, builds, changes, breaks and mends a sign, as it is told to. */
function answer(prompt: string, turn: number): Turn {
  if (turn > 0) return { text: 'Done.' }
  if (prompt.includes('at length')) return { text: `Oak. ${'It grows slowly.\n\n'.repeat(60)} It stands.` }
  if (prompt.includes('Fix the build')) return sign("export const sign = 'Mended'\n")
  if (prompt.includes('break the sign')) return sign('export const sign = = (\n')
  if (prompt.includes('repaint the sign')) return sign("export const sign = 'Coffee'\n")
  if (prompt.includes(plan.approved)) return sign("export const sign = 'Tea'\n")
  if (prompt.includes('which colour')) {
    const question = { id: 'colour', text: 'Which colour?', choices: ['Oak', 'Elm'] }
    return { text: 'One thing first.', calls: [{ name: 'ask', input: { questions: [question] } }] }
  }
  if (prompt.includes('a sign')) {
    const steps = [{ id: 'a', title: 'Saw the board' }]
    const proposal = { name: 'A sign', description: '', features: [], steps, files: ['src/sign.ts'] }
    return {
      text: 'I propose this.',
      calls: [{ name: 'set_plan', input: { ...proposal, understood: ['A sign'], notUnderstood: [] } }],
    }
  }
  return { text: 'I see.' }
}

const sign = (content: string): Turn => ({
  text: 'Here it is.',
  calls: [{ name: 'write_file', input: { path: 'src/sign.ts', content } }],
})

const toChat = (page: Page) => page.getByRole('tab', { name: texts.chat.tabs.chat }).click()

async function openMenu(page: Page, act: string) {
  await replies(page).last().getByRole('button', { name: messages.actions }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

talk(
  'a first message creates a project; its plan is approved, then changed, compared and undone',
  async ({ page }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/chat')
    await expect(page.getByText(conversation.empty)).toBeVisible()
    await page.getByRole('radio', { name: composer.modes.plan }).click()
    await send(page, 'Plan a sign for the shop')
    await expect(page).toHaveURL(/projectId=/)
    await expect(page.getByLabel(composer.label, { exact: true })).toBeFocused()
    await expect(page.getByText(/^Project \w{3} \d{1,2}, \d{4}$/).first()).toBeVisible()
    await expect(replies(page)).toContainText('Saw the board')
    expect(await page.evaluate(() => sessionStorage.getItem('current_project_id'))).toMatch(/^[0-9a-f-]{36}$/)
    await expectAccessible(page)
    await page.reload()
    const byHand = replies(page).getByRole('button', { name: plan.edit })
    for (const way of ['Escape', 'cancel']) {
      await byHand.click()
      await expect(replies(page).getByLabel(plan.name)).toBeFocused()
      await expect(replies(page).getByLabel(plan.name)).toBeInViewport()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await replies(page).getByRole('button', { name: texts.common.actions.cancel }).click()
      await expect(byHand).toBeFocused()
    }
    await byHand.click()
    await replies(page).getByLabel(plan.stepLines).fill('Saw the board\nOil the board')
    await replies(page).getByRole('button', { name: plan.save }).click()
    await expect(replies(page)).toContainText('Oil the board')
    await replies(page).getByRole('button', { name: plan.approve }).click()
    await expect(page).toHaveURL(/tab=code/)

    await toChat(page)
    // The day was all that it could be called after; now the plan has a name for it.
    const take = page.getByRole('button', { name: fillText(rename.take, { name: 'A sign' }) })
    await take.click()
    await expect(page.getByText(rename.succeeded)).toBeVisible()
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: /^A sign$/ })
        .first(),
    ).toBeVisible()
    await expect(take).toBeHidden()
    await page.getByRole('radio', { name: composer.modes.build }).click()
    const field = page.getByLabel(composer.label, { exact: true })
    await field.pressSequentially('Please repaint the sign in @si')
    await expect(page.getByRole('option', { name: 'src/sign.ts', selected: true })).toBeVisible()
    await expectAccessible(page)
    await field.press('Enter')
    await expect(field).toHaveValue('Please repaint the sign in @src/sign.ts ')
    await field.press('ControlOrMeta+Enter')
    await expect(page).toHaveURL(/tab=code/)
    await toChat(page)
    await openMenu(page, messages.changes)
    const dialog = page.getByRole('dialog', { name: changes.title })
    await expect(dialog.getByRole('textbox', { name: changes.before })).toContainText("'Tea'")
    await expect(dialog.getByRole('textbox', { name: changes.after })).toContainText("'Coffee'")
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await openMenu(page, messages.restoreBefore)
    await page
      .getByRole('dialog', { name: restore.title })
      .getByRole('button', { name: restore.submit })
      .click()
    await expect(page.getByText(/^Restored project version \d+$/)).toBeVisible()
    await page.getByRole('tab', { name: texts.chat.tabs.codeViewer }).click()
    await expect(page.getByText("export const sign = 'Tea'")).toBeVisible()
  },
)

talk(
  'a question is answered, and a broken build is mended by Fix Build',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const { call, projectId } = await openChat(page, product)
    await send(page, 'Ask me which colour')
    const card = replies(page).getByRole('group', { name: 'Which colour?' })
    await card.getByRole('button', { name: 'Elm' }).click()
    await page.getByRole('button', { name: texts.chat.questions.send }).click()
    await expect(prompts(page).last()).toContainText('Which colour? Elm')
    await expect(replies(page)).toHaveCount(2)

    await send(page, 'Now break the sign of the app that we build')
    const failure = replies(page).last()
    await expect(page).toHaveURL(/tab=code/)
    await toChat(page)
    await expect(failure.getByText(buildNotification.errorTitle, { exact: true })).toBeVisible()
    const paths = async () => (await call(fileEndpoints.tree, { projectId })).entries.map(({ path }) => path)
    expect(await paths()).not.toContain('src/models/user.ts')
    await failure.getByRole('button', { name: samples.add }).click()
    await expect(page.getByText(samples.added)).toBeVisible()
    expect(await paths()).toEqual(
      expect.arrayContaining(['src/models/user.ts', 'src/components/login-form.tsx']),
    )
    await failure.getByRole('button', { name: buildNotification.fixBuild }).click()
    await expect(page.getByText(buildNotification.fixed)).toBeVisible()
    const { content } = await call(fileEndpoints.read, { projectId, path: 'src/sign.ts' })
    expect(content).toContain('Mended')
  },
)

talk(
  'at the usage limit nothing can be sent, and the way to another plan is there',
  async ({ page, product }) => {
    const { call, projectId } = await openChat(page, product)
    for (let sent = 0; sent < 5; sent += 1) await startRun(sent)
    const states = async () => (await call(runEndpoints.list, { projectId })).runs.map(({ status }) => status)
    await expect.poll(states).toEqual(Array.from({ length: 5 }, () => 'succeeded'))
    await page.reload()
    await page.getByLabel(composer.label, { exact: true }).fill('One more')
    const notice = page.getByRole('alert').filter({ hasText: usageLimit.heading })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: composer.send, exact: true })).toBeDisabled()
    await notice.getByRole('button', { name: usageLimit.upgrade }).click()
    await expect(page).toHaveURL(/\/dashboard\/billing/)

    async function startRun(n: number) {
      const id = runEndpoints.start.input.shape.id.parse(crypto.randomUUID())
      await call(runEndpoints.start, { projectId, id, prompt: `Hello ${n}` })
    }
  },
)

talk(
  'what fails is said in words, and can be tried again without writing it twice',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/chat')
    await page.route('**/api/projects', (route) => route.abort())
    await send(page, 'Tell me something')
    await expectFailure(page, session.projectFailed, texts.common.unreachable)
    await page.unrouteAll()
    await expect(page.getByLabel(composer.label, { exact: true })).toHaveValue('Tell me something')

    const { projectId } = await openChat(page, product)
    await page.route('**/api/projects/*/runs', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await send(page, 'Tell me something')
    await expect(page.getByRole('alert')).toContainText(messages.replyFailed)
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: messages.retry }).click()
    await expect(replies(page)).toContainText('I see.')
    await expect(prompts(page)).toHaveCount(1)

    await page.route('**/api/projects/*/messages', (route) => route.abort())
    await page.goto(`/dashboard/codechat?projectId=${projectId}`)
    await expect(page.getByRole('alert')).toContainText(session.failed)
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: texts.common.actions.retry }).click()
    await expect(replies(page)).toContainText('I see.')

    // What is sent while the conversation is still on its way goes once it is there.
    const arrival = Promise.withResolvers<void>()
    await page.route('**/api/projects/*/messages', (route) => arrival.promise.then(() => route.continue()))
    await page.reload()
    await send(page, 'Tell me more')
    const sending = page.getByRole('button', { name: composer.send })
    await expect(sending).toHaveAttribute('aria-busy', 'true')
    arrival.resolve()
    await expect(prompts(page).last()).toContainText('Tell me more')
    await expect(replies(page)).toHaveCount(2)
    await page.unrouteAll()

    // In the code chat, too, what is generated opens as code, and the list of files leads back to it.
    await send(page, 'Please repaint the sign')
    await expect(page).toHaveURL(/tab=code/)
    await expect(page.getByText("export const sign = 'Coffee'")).toBeVisible()
    await toChat(page)
    await fileRow(page, 'src/sign.ts', 'written').click()
    await expect(page).toHaveURL(/tab=code/)
    await expect(page.getByText("export const sign = 'Coffee'")).toBeVisible()
    // The browser itself reports the requests that were cut off.
    complaints.length = 0
  },
)

talk(
  'a conversation of 1,000 messages opens at its end, and only what is seen is drawn',
  { tag: '@thorough' },
  async ({ page, product, provider }) => {
    const { call, projectId } = await openChat(page, product)
    await fillConversation(product, projectId, 1_000)
    await page.reload()
    await expect(replies(page).last()).toContainText('Reply 1000')
    await expect(replies(page).last()).toBeInViewport()
    const feed = page.getByRole('feed', { name: conversation.label })
    expect(await feed.getByRole('article').count()).toBeLessThan(40)
    await feed.hover()
    for (let turns = 0; turns < 400; turns += 1) {
      await page.mouse.wheel(0, -3_000)
      if (await prompts(page).getByText('Message 1', { exact: true }).isVisible()) break
    }
    await expect(prompts(page).getByText('Message 1', { exact: true })).toBeVisible()
    expect(await feed.getByRole('article').count()).toBeLessThan(40)
    await page.getByRole('button', { name: conversation.toEnd }).click()
    await expect(replies(page).last()).toContainText('Reply 1000')

    // Whoever reads on above stays where they are while a reply grows; whoever is at the end is taken along.
    provider.holdAt('grows')
    await send(page, 'Tell me at length')
    await expect(replies(page).last()).toContainText('It grows')
    await expect(replies(page).last()).toBeInViewport()
    await feed.hover()
    await page.mouse.wheel(0, -400)
    await expect(page.getByRole('button', { name: conversation.toEnd })).toBeVisible()
    const read = feed.getByText('Reply 1000', { exact: true })
    const before = await read.boundingBox()
    provider.release()
    await expect
      .poll(async () => (await call(runEndpoints.list, { projectId })).runs[0]?.status)
      .toBe('succeeded')
    await expect(page.getByRole('button', { name: composer.stop, exact: true })).toBeHidden()
    expect((await read.boundingBox())?.y).toBe(before?.y)
    await page.getByRole('button', { name: conversation.toEnd }).click()
    await expect(replies(page).last()).toBeInViewport()
  },
)
