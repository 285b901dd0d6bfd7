import { texts } from '@joinery/contract'
import { expectPageAccessible } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { arriveWithProject } from './project-files.ts'

journey(
  'a toast is 356 px wide, stays about four seconds, and no more than three are seen',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dashboard/billing', { waitUntil: 'networkidle' })
    const toasts = page.locator('[data-sonner-toast]')
    // From here on the page listens, and has what it needs to speak.
    await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached()
    const loseAndRegain = async () => {
      await context.setOffline(true)
      await context.setOffline(false)
    }
    await loseAndRegain()
    await expect(toasts.first()).toBeVisible()
    expect((await toasts.first().boundingBox())?.width).toBe(356)
    const list = page.locator('[data-sonner-toaster]')
    expect(await list.evaluate((element) => getComputedStyle(element).getPropertyValue('--gap'))).toBe('14px')
    await expectPageAccessible(page)
    // Those go; how long others stay is told by a clock that goes only when it is asked to.
    await page.mouse.move(10, 10)
    await expect(toasts).toHaveCount(0)
    // A clock can only be stopped at a moment that is still to come.
    await page.clock.pauseAt(Date.now() + 60_000)
    await loseAndRegain()
    await loseAndRegain()
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await toasts.count()).toBe(4)
    }).toPass()
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
    await page.clock.runFor(3_000)
    await expect(toasts).not.toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(toasts).toHaveCount(0)
  },
)

journey(
  'what is opened without a connection comes when it is back, and nothing that stood there goes',
  { tag: '@thorough' },
  async ({ page, product, context, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await arriveWithProject({ page, product }, { 'App.tsx': 'export const wood = "oak"\n' })
    const row = page.getByRole('treeitem', { name: 'App.tsx', exact: true })
    await expect(row).toBeVisible()
    await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached()

    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await row.click()
    const palette = page.getByPlaceholder(texts.workspace.commands.placeholder)
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('command-palette'))
    await page.keyboard.press('Control+k')
    await asked
    await expect(palette).toBeHidden()
    await expect(row).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('You are back online.')).toBeVisible()
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.cm-content')).toContainText('const wood')
    complaints.length = 0
  },
)

journey(
  'toasts whose code or style did not come at first are there at the second attempt',
  async ({ page, context, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const lost = new Set<string>()
    await page.route('**/assets/toaster-*', async (route) => {
      const url = route.request().url()
      if (lost.has(url)) return route.continue()
      lost.add(url)
      return route.abort()
    })
    await page.goto('/dashboard/billing')
    await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached()
    expect(new Set([...lost].map((url) => url.split('.').at(-1)))).toEqual(new Set(['css', 'js']))
    await context.setOffline(true)
    const toast = page.locator('[data-sonner-toast]').first()
    await expect(toast).toBeVisible()
    await expect.poll(async () => (await toast.boundingBox())?.width).toBe(356)
    complaints.length = 0
  },
)

journey(
  'while no server answers, that is said; what was asked for comes by itself when it is back',
  async ({ page, product, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await arriveWithProject({ page, product }, { 'App.tsx': 'export const wood = "oak"\n' })
    const row = page.getByRole('treeitem', { name: 'App.tsx', exact: true })
    await expect(row).toBeVisible()
    await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached()

    const noAnswer = /\/(?:healthz|api\/.*|assets\/(?:users-screen|code-editor)-.*)$/
    await page.route(noAnswer, (route) => route.abort('connectionrefused'))
    await row.click()
    await expect(page.getByRole('alert').filter({ hasText: texts.common.unreachable })).toBeVisible()
    await page.unroute(noAnswer)
    await expect(page.locator('.cm-content')).toContainText('const wood')

    await page.route(noAnswer, (route) => route.abort('connectionrefused'))
    await page.getByRole('link', { name: texts.layout.shell.links.users, exact: true }).click()
    await expect(
      page.locator('[data-sonner-toast]').filter({ hasText: texts.common.unreachable }),
    ).toBeVisible()
    await page.unroute(noAnswer)
    await expect(page.getByRole('heading', { name: texts.people.title })).toBeVisible()
    complaints.length = 0
  },
)

journey(
  'a screen whose file is gone since another version is there brings the page anew, and no more than once',
  { tag: '@thorough' },
  async ({ page, complaints }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/projects')
    const visits: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname)
    })
    let isNewKnown = true
    await page.route('**/assets/*-screen-*.js', (route) =>
      isNewKnown && visits.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
    )
    const goTo = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await goTo(texts.layout.shell.links.users)
    await expect(page.getByRole('heading', { name: texts.people.title })).toBeVisible()
    expect(visits).toEqual(['/dashboard/users'])

    isNewKnown = false
    await goTo(texts.layout.shell.links.analytics)
    await expect(page.getByText('This page could not be shown')).toBeVisible()
    expect(visits).toEqual(['/dashboard/users', '/dashboard/analytics'])
    complaints.length = 0
  },
)
