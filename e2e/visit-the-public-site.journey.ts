import { isPrerendered, routes, texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { expect, journey } from './journey.ts'

const publicRoutes: Route[] = Object.values(routes).filter(isPrerendered)

journey('every public page is there as HTML before any script runs', async ({ request }) => {
  for (const { path } of publicRoutes) {
    const answer = await request.get(path)
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
    expect(await answer.text(), path).toMatch(/<h1[\s>]/)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  journey(`every public page is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    journey.slow()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 375, height: 812 })
    for (const { path } of publicRoutes) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      await (colorScheme === 'light' ? expectAccessible(page) : expectReadableColors(page))
    }
  })
}

journey('the top navigation leads to its pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const { links } = texts.layout.nav
  for (const name of ['solutions', 'features', 'pricing', 'about', 'docs', 'blog'] as const) {
    await page.getByRole('banner').getByRole('link', { name: links[name], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${name}$`))
  }
})

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

journey(
  'the two buttons of the start page lead an anonymous visitor to /register and /features',
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Get Started For Free' }).first()).toHaveAttribute(
      'href',
      '/register',
    )
    await expect(main.getByRole('link', { name: 'Learn More' }).first()).toHaveAttribute('href', '/features')
  },
)

journey('black pages with cyan text are black in both themes', async ({ page }) => {
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
    }
  }
})
