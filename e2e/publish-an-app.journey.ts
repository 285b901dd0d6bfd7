import { fillText, publishingEndpoints, runEndpoints, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { openChat, prompts, replies, send } from './chat.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'

const words = texts.publishing

/** As it comes: the offline model answers. */
const offline = journey.extend({ extraHTTPHeaders: {} })

// Two runs and three builds take their time where machines are shared.
offline.describe.configure({ timeout: 180_000 })

offline(
  'somebody publishes an app, changes it, publishes again, goes back, and takes it off the web',
  async ({ page, product, context }) => {
    const { call, projectId } = await openChat(page, product)
    const finishRun = async (prompt: string) => {
      const { runs: before } = await call(runEndpoints.list, { projectId })
      await send(page, prompt)
      await expect(prompts(page).filter({ hasText: prompt })).toBeVisible()
      await expect
        .poll(
          async () => {
            const { runs } = await call(runEndpoints.list, { projectId })
            return runs.length > before.length && runs.every(({ status }) => status === 'succeeded')
          },
          { timeout: 60_000 },
        )
        .toBe(true)
    }
    const openDialog = async () => {
      await page.goto(`/dashboard/chat?projectId=${projectId}&tab=files`)
      await page.getByRole('button', { name: texts.chat.fileManager.deploy }).click()
      return page.getByRole('dialog', { name: words.title })
    }
    /** The version that is live, as the dialog says it. */
    const isLive = async (n: number) => {
      await expect(dialog.getByText(fillText(words.isLive, { n }))).toBeVisible({ timeout: 60_000 })
    }
    await page.setViewportSize({ width: 1920, height: 1000 })

    await finishRun('Build a task app with projects and due dates')
    let dialog = await openDialog()
    await expect(dialog.getByText(words.notLive)).toBeVisible()
    const { versionNumber: first } = await call(publishingEndpoints.read, { projectId })
    await dialog.getByRole('button', { name: fillText(words.publish, { n: first }) }).click()
    await isLive(first)
    await expect(dialog.getByText(words.onlyHere)).toBeVisible()
    await expectAccessible(page)

    const [visitor] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: words.open }).click(),
    ])
    const complaints = hear(visitor)
    await visitor.reload()
    await expect(visitor.getByRole('heading').first()).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Made with Joinery' })).toBeVisible()
    const { url } = await call(publishingEndpoints.read, { projectId })
    expect(new URL(visitor.url()).origin).toBe(url)
    const assets = () =>
      visitor
        .locator('[src^="/assets/"], link[rel="stylesheet"][href^="/assets/"]')
        .evaluateAll((elements) =>
          elements.map((each) => each.getAttribute('src') ?? each.getAttribute('href')),
        )
    const firstAssets = await assets()

    await page.goto('/dashboard')
    await expect(page.getByText(texts.dashboard.lastProject.label)).toBeVisible()
    const thumbnail = page.frameLocator(`iframe[title="${texts.preview.frameTitle}"]`)
    await expect(thumbnail.locator('h1').first()).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await page.goto(`/dashboard/chat?projectId=${projectId}`)
    await expect(replies(page).first()).toBeVisible()

    await finishRun('Make it blue')
    dialog = await openDialog()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    const { versionNumber: second } = await call(publishingEndpoints.read, { projectId })
    expect(second).toBeGreaterThan(first)
    await dialog.getByRole('button', { name: fillText(words.publish, { n: second }) }).click()
    await isLive(second)
    await visitor.reload()
    await expect(visitor.getByRole('heading').first()).toBeVisible()
    expect(await assets()).not.toEqual(firstAssets)

    await dialog
      .getByRole('button', { name: fillText(words.goBackLabel, { n: first, time: '' }).trim() })
      .click()
    await isLive(first)
    await visitor.reload()
    await expect(visitor.getByRole('heading').first()).toBeVisible()
    expect(await assets()).toEqual(firstAssets)
    expect(complaints).toEqual([])

    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: words.unpublish, exact: true }).click()
    await dialog.getByRole('button', { name: words.unpublishConfirm }).click()
    await expect(dialog.getByText(words.notLive)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: words.missing.title })).toBeVisible()
  },
)

function hear(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
