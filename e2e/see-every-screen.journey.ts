import { projectEndpoints, routes, texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import type { Locator } from '@playwright/test'
import { billingTabs } from '../apps/web/src/features/billing/billing-tab.ts'
import { settingsTabs } from '../apps/web/src/features/settings/settings-tab.ts'
import { expectNoSidewaysScroll, expectPageAccessible, expectPageReadable } from './accessibility.ts'
import { openApi } from './api.ts'
import { copyProject, fillRuns, grantPlan, raiseUse } from './database.ts'
import { expectTargetsForFingers, expectTargetsForKeyboard } from './hit-targets.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { expectPlacesKept } from './kept-places.ts'
import { cutScreenReads } from './screen-reads.ts'

const all: Route[] = Object.values(routes)
const guarded = all
  .filter(({ access, path }) => access !== 'public' && access !== 'guest' && !path.includes(':'))
  .map(({ path }) => path)

/** A window of 1280 px has 640 of them left at a zoom of 200 %. */
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 640, height: 400 },
  { width: 375, height: 812 },
]
const phone = { width: 375, height: 812 }

/** As long as a field takes it: without a place to break, from right to left, and without spaces between words. */
const extremes = {
  name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
  titles: [
    'W'.repeat(120),
    'متجر الشاي بجانب النهر '.repeat(5).trim(),
    '茶店管理系统用于库存订单客户'.repeat(8),
  ],
  description: 'unbroken'.repeat(250),
}

journey.describe('on a screen that is touched', () => {
  journey.use({ hasTouch: true })

  journey(
    'every guarded screen is accessible, fits each width and a zoom of 200 %, fingers and the keyboard',
    async ({ page }) => {
      journey.slow()
      await becomeUser(page, inventPerson())
      await page.emulateMedia({ colorScheme: 'light' })
      for (const path of guarded) {
        await see(page, path)
        await expectPageAccessible(page)
        await expectTargetsForFingers(page)
        await expectTargetsForKeyboard(page)
      }
    },
  )

  journey('every guarded screen can be read in the dark theme', { tag: '@thorough' }, async ({ page }) => {
    journey.slow()
    await becomeUser(page, inventPerson())
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of guarded) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expectPageReadable(page)
    }
  })

  journey(
    'names of 300 characters, a thousand rows, right-to-left and CJK text, none and millions break no screen; a dialog is a sheet on a phone',
    { tag: '@thorough' },
    async ({ page, product }) => {
      journey.slow()
      const person = { ...inventPerson(), name: extremes.name }
      await becomeUser(page, person)
      await grantPlan(product, person, 'pro')
      const api = await openApi(product, person)
      for (const title of extremes.titles) {
        const { id } = await api(projectEndpoints.create, { title, description: extremes.description })
        await fillRuns(product, id, 200)
        await raiseUse(product, id, 9_999_999)
        await page.addInitScript((project) => sessionStorage.setItem('current_project_id', project), id)
      }
      const [newest] = (await api(projectEndpoints.list, {})).projects
      // Somebody else's titles may be longer than a field takes.
      if (newest) await copyProject(product, newest.id, { count: 1_000, titleLength: 300 })
      for (const { path } of [
        routes.dashboard,
        routes.projects,
        routes.analytics,
        routes.users,
        routes.settings,
        routes.chat,
      ])
        await see(page, path)

      // The screen answers at once, however many there are.
      await see(page, routes.projects.path)
      const cards = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(cards).toHaveCount(60)
      await page.getByRole('button', { name: texts.projects.showMore }).click()
      await expect(cards).toHaveCount(120)
      await page.getByLabel(texts.projects.arrange.search).fill('Copy 777 ')
      await expect(cards).toHaveCount(1)
      await expectApart(cards, page.getByRole('main').getByRole('link', { name: texts.projects.card.open }))

      await page.getByRole('button', { name: texts.projects.newProject }).click()
      const dialog = page.getByRole('dialog')
      const boxOf = () => dialog.boundingBox()
      await expect.poll(async () => (await boxOf())?.width).toBe(phone.width)
      await expect.poll(async () => edgeOf(await boxOf())).toBe(phone.height)
      await expectTargetsForFingers(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(async () => (await boxOf())?.width).toBeLessThan(800)
      await expect.poll(async () => edgeOf(await boxOf())).toBeLessThan(800)
    },
  )
})

journey(
  'a screen shows that it loads, says what failed, and tries again when asked to',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const { id } = await (await openApi(product, person))(projectEndpoints.create, { title: 'Oak' })
    await cutScreenReads(page)
    for (const [{ path }, endpoint] of [
      [routes.dashboard, '/api/projects'],
      [{ path: `${routes.chat.path}?projectId=${id}` }, `/api/projects/${id}/messages`],
      [routes.projects, '/api/projects'],
      [routes.databases, '/api/databases'],
      [routes.analytics, '/api/analytics'],
      [routes.users, '/api/team'],
      [routes.outbox, '/api/mail/access'],
      [routes.settings, '/api/settings'],
      [routes.dashboardBilling, '/api/billing'],
    ] as const) {
      const hold = Promise.withResolvers<void>()
      const isAsked = ({ pathname }: URL) => pathname === endpoint
      await page.route(isAsked, async (route) => {
        await hold.promise
        await route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'It broke.' } } })
      })
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.locator('.animate-breathe, .animate-spin').first(), path).toBeVisible()
      hold.resolve()
      const retry = main.getByRole('button', { name: texts.common.actions.retry }).first()
      await expect(retry, path).toBeVisible()
      await page.unroute(isAsked)
      await retry.click()
      await expect(retry, path).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    }
    // The browser itself reports what it did not get.
    complaints.length = 0
  },
)

journey(
  'what loads keeps its place: a skeleton is as large as what comes',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    journey.slow()
    const person = inventPerson()
    await becomeUser(page, person)
    const api = await openApi(product, person)
    const { id } = await api(projectEndpoints.create, { title: 'Tea shop', description: 'Sells tea.' })
    await fillRuns(product, id, 20)
    // The databases, which need one to be connected, are looked at where one is.
    for (const path of [
      routes.dashboard.path,
      routes.projects.path,
      routes.analytics.path,
      routes.users.path,
      ...tabs(routes.dashboardBilling.path, billingTabs),
      ...tabs(routes.settings.path, settingsTabs),
    ])
      await expectPlacesKept(page, path)
    // The browser itself reports what was cut off.
    complaints.length = 0
  },
)

/** Opens a screen, and looks at it at every width. It ends on a phone. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
}

const tabs = (path: string, names: readonly string[]) => names.map((name) => `${path}?tab=${name}`)

/** That one thing ends above where the other begins. */
async function expectApart(above: Locator, below: Locator): Promise<void> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
  expect(edgeOf(upper)).toBeLessThanOrEqual(lower?.y ?? 0)
}

const edgeOf = (box: { y: number; height: number } | null) => box && Math.round(box.y + box.height)

journey('focus shows as a ring of 2 px, and nothing moves for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus-visible')
  await expect(focused).toHaveCSS('outline-style', 'solid')
  await expect(focused).toHaveCSS('outline-width', '2px')
  for (const path of ['/', '/pricing', '/login']) {
    await page.goto(path)
    const longest = await page.evaluate(() =>
      Math.max(
        ...Array.from(document.querySelectorAll('*')).flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(0.001)
  }
})
