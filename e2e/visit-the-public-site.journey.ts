import { isPrerendered, routes, texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import { expectPageAccessible, expectNoSidewaysScroll, expectPageReadable } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const publicRoutes: Route[] = Object.values(routes).filter(isPrerendered)
/** What has two addresses is looked at once. */
const differentRoutes = publicRoutes.filter(({ path }) => path !== routes.documentation.path)

journey('every public page is there as HTML before any script runs', async ({ request }) => {
  for (const { path } of publicRoutes) {
    const answer = await request.get(path)
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
    expect(await answer.text(), path).toMatch(/<h1[\s>]/)
  }
})

journey('every public page is accessible and fits a phone', async ({ page }) => {
  journey.slow()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 375, height: 812 })
  for (const { path } of differentRoutes) {
    await page.goto(path)
    for (const width of [1920, 1280, 768, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await expectNoSidewaysScroll(page)
    }
    await expectPageAccessible(page)
  }
  // Nothing that needs consent was kept, and so nobody is asked for it.
  expect(await page.context().cookies()).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

journey('every public page can be read in the dark theme', { tag: '@thorough' }, async ({ page }) => {
  journey.slow()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const { path } of differentRoutes) {
    await page.goto(path)
    await expectPageReadable(page)
  }
})

journey('a page whose browser never tells of a paint answers all the same', async ({ page }) => {
  await page.addInitScript(() => {
    self.PerformanceObserver.prototype.observe = () => undefined
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForLoadState('load')
  await expect(page.locator('[data-static]:not([data-live])')).toHaveCount(1)
  await page.clock.fastForward(8_000)
  await expect(page.locator('[data-static]:not([data-live])')).toHaveCount(0)
})

journey(
  'every button of the public pages answers, and links lead on without a new page for whoever is signed in',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // Nothing moves by itself then, so what changes after a press is its answer.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    await walk(page, (name) => pressAll(page, `[data-static="/${name}"]`))
    for (const [name, path] of [
      ['Learn More', '/features'],
      ['Get Started For Free', '/register'],
    ] as const) {
      await page.goto('/')
      await pressAll(page, 'main')
      await page.getByRole('main').getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(path)
    }
    const count = await page.goto('/').then(() => page.locator('header button:visible').count())
    for (let index = 0; index < count; index += 1) {
      await page.goto('/')
      const before = await stateOf(page)
      await page.locator('header button:visible').nth(index).click()
      await expect.poll(() => stateOf(page)).not.toBe(before)
    }

    await becomeUser(page, inventPerson())
    await page.goto('/')
    await page.evaluate(() => (document.documentElement.dataset['first'] = ''))
    await walk(page, async () => {
      await expect(page.locator('html[data-first]')).toBeAttached()
    })
  },
)

/** Goes from page to page by the links at the top. */
async function walk(page: Page, onArrival: (name: string) => Promise<void>): Promise<void> {
  const { links } = texts.layout.nav
  for (const name of ['solutions', 'features', 'pricing', 'about', 'docs', 'blog'] as const) {
    await page.getByRole('banner').getByRole('link', { name: links[name], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${name}$`))
    await expect(page.locator(`[data-static="/${name}"][data-live]`)).toBeAttached()
    await onArrival(name)
  }
}

journey(
  'a page that is only read loads next to nothing, and the application when it is wanted',
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const hasReact = () => scripts.some((path) => path.startsWith('/assets/react-'))
    await page.goto('/about', { waitUntil: 'networkidle' })
    expect(scripts.length).toBeGreaterThan(0)
    expect(hasReact()).toBe(false)
    // Whoever points at the way in finds it loaded.
    await page.getByRole('banner').getByRole('link', { name: texts.layout.nav.links.login }).hover()
    await expect.poll(hasReact).toBe(true)

    // A notice is shown by the application, which then is there for everything else too.
    await page.goto('/pricing?payment=canceled')
    await expect(page.getByText(texts.billing.checkout.canceled)).toBeVisible()
    await page.evaluate(() => (document.documentElement.dataset['first'] = ''))
    await page.getByRole('banner').getByRole('link', { name: texts.layout.nav.links.about }).click()
    await expect(page.locator('[data-static="/about"][data-live]')).toBeAttached()
    await expect(page.locator('html[data-first]')).toBeAttached()
  },
)

/** Presses each button that is there, unless it says that it is pressed already, and waits for its answer. */
async function pressAll(page: Page, part: string): Promise<void> {
  const isOpen = ':visible:enabled:not([aria-pressed="true"]):not([aria-selected="true"])'
  const names = await page.locator(`${part} :is(button, summary)${isOpen}`).elementHandles()
  for (const button of names) {
    if (!(await button.isVisible())) continue
    const before = await stateOf(page)
    await button.click()
    await expect.poll(() => stateOf(page)).not.toBe(before)
  }
}

const stateOf = (page: Page) => page.evaluate(() => window.location.href + document.documentElement.outerHTML)

journey('under 768 px the navigation is a menu that the keyboard opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const solutions = page.getByRole('banner').getByRole('link', { name: texts.layout.nav.links.solutions })
  await expect(solutions).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).focus()
  await page.keyboard.press('Enter')
  await expect(solutions).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(solutions).toBeHidden()
})

journey('whoever is signed in is led to work instead of to the way in', async ({ page, context }) => {
  const { nav, shell } = texts.layout
  const top = page.getByRole('banner')
  await becomeUser(page, inventPerson())
  await page.goto('/about')
  await expect(top.getByRole('link', { name: nav.links.login })).toHaveCount(0)
  await expect(top.getByRole('link', { name: nav.links.getStarted })).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 812 })
  await top.getByRole('button', { name: nav.openMenu }).click()
  await top.getByRole('link', { name: shell.links.dashboard }).click()
  await expect(page).toHaveURL('/dashboard')

  // A session that is kept for longer is known to all tabs, and so is its end.
  await page.goto('/healthz')
  await page.evaluate(() => Object.assign(localStorage, sessionStorage))
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  await expect(top.getByRole('link', { name: shell.links.dashboard })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.clear())
  await expect(top.getByRole('link', { name: nav.links.login })).toBeVisible()
})

journey('the footer has its three columns', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const name of [
    'Solutions',
    'Features',
    'Pricing',
    'Documentation',
    'Blog',
    'About Us',
    'Careers',
    'Billing',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

journey('pages in black and cyan have that background and that text in both themes', async ({ page }) => {
  const black = publicRoutes.filter(({ skin }) => skin === 'black-cyan')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const { path } of black) {
      await page.goto(path)
      const colour = await page.getByRole('main').evaluate((main) => {
        let element: Element | null = main
        while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
          element = element.parentElement
        return element ? getComputedStyle(element).backgroundColor : ''
      })
      expect(colour, path).toBe('rgb(0, 0, 0)')
      const words = page.getByRole('main').locator('h1, h2, h3, p, label, li')
      const colours = await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
      expect(colours.length, path).toBeGreaterThan(3)
      expect(
        colours.filter((each) => !isCyan(each)),
        path,
      ).toEqual([])
    }
  }
})

/** Green and blue alike, and far more of both than of red. */
function isCyan(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
  return colour.startsWith('rgb(') && green - red > 50 && blue >= green && blue - green < 40
}
