import { projectEndpoints, routes, texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import { expectNoSidewaysScroll, expectPageAccessible, expectPageReadable } from './accessibility.ts'
import { openApi } from './api.ts'
import { fillRuns, grantPlan } from './database.ts'
import { expectTargetsForFingers, expectTargetsForKeyboard } from './hit-targets.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
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
    'every guarded screen is accessible, fits each width and a zoom of 200 %, fingers and the keyboard, in both themes',
    async ({ page }) => {
      journey.slow()
      await becomeUser(page, inventPerson())
      for (const path of guarded) {
        await page.emulateMedia({ colorScheme: 'light' })
        await see(page, path)
        await expectPageAccessible(page)
        await expectTargetsForFingers(page)
        await expectTargetsForKeyboard(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectPageReadable(page)
      }
    },
  )

  journey(
    'the longest names, right-to-left and CJK text and hundreds of runs break no screen; a dialog is a sheet on a phone',
    async ({ page, product }) => {
      journey.slow()
      const person = { ...inventPerson(), name: extremes.name }
      await becomeUser(page, person)
      await grantPlan(product, person, 'pro')
      const api = await openApi(product, person)
      for (const title of extremes.titles) {
        const { id } = await api(projectEndpoints.create, { title, description: extremes.description })
        await fillRuns(product, id, 200)
        await page.addInitScript((project) => sessionStorage.setItem('current_project_id', project), id)
      }
      for (const { path } of [
        routes.dashboard,
        routes.projects,
        routes.analytics,
        routes.users,
        routes.settings,
        routes.chat,
      ])
        await see(page, path)

      await see(page, routes.projects.path)
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
  async ({ page, complaints }) => {
    await becomeUser(page, inventPerson())
    await cutScreenReads(page)
    for (const [{ path }, endpoint] of [
      [routes.projects, '/api/projects'],
      [routes.databases, '/api/databases'],
      [routes.analytics, '/api/analytics'],
      [routes.users, '/api/team'],
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

journey('what loads keeps its place: a skeleton is as large as what comes', async ({ page, complaints }) => {
  await becomeUser(page, inventPerson())
  await cutScreenReads(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const root = document.documentElement.dataset
        if ('value' in entry) root['shift'] = String(Number(root['shift'] ?? 0) + Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const skeletons = page.getByRole('main').locator('.animate-breathe, .animate-spin')
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(size)
    for (const [{ path }, endpoint] of [
      [routes.projects, '/api/projects'],
      [routes.databases, '/api/databases'],
      [routes.analytics, '/api/analytics'],
      [routes.users, '/api/team'],
      [routes.settings, '/api/settings'],
      [routes.dashboardBilling, '/api/billing'],
    ] as const) {
      const hold = Promise.withResolvers<void>()
      const isAsked = ({ pathname }: URL) => pathname === endpoint
      await page.route(isAsked, async (route) => {
        await hold.promise
        await route.continue()
      })
      await page.goto(path)
      await expect(skeletons.first(), path).toBeVisible()
      await page.evaluate(async () => {
        await document.fonts.ready
        document.documentElement.dataset['shift'] = '0'
      })
      hold.resolve()
      await expect(skeletons, path).toHaveCount(0)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift']))
      expect(shift, `${path} at ${size.width} px`).toBeLessThan(0.02)
      await page.unroute(isAsked)
    }
  }
  // The browser itself reports what was cut off.
  complaints.length = 0
})

/** Opens a screen, and looks at it at every width. It ends on a phone. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
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
