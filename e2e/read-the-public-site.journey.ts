import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isPrerendered, routes, texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import type { Request } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const { landing } = texts
const { docs, blog } = texts.publicPages
const publicRoutes: Route[] = Object.values(routes).filter(isPrerendered)

journey(
  'every link of every public page leads to a page, and every anchor to its place',
  async ({ request }) => {
    const pages = new Map<string, string>()
    const read = async (path: string) => {
      if (!pages.has(path)) {
        const answer = await request.get(path)
        expect(answer.status(), path).toBe(200)
        pages.set(path, await answer.text())
      }
      return pages.get(path) ?? ''
    }
    for (const { path } of publicRoutes) {
      const links = Array.from(
        (await read(path)).matchAll(/<a [^>]*href="([^"]+)"/g),
        ([, href]) => href ?? '',
      )
      for (const href of new Set(links.filter((link) => link.startsWith('/') || link.startsWith('#')))) {
        const target = new URL(href, `http://here${path}`)
        const page = await read(target.pathname)
        if (target.hash !== '') expect(page, `${path} → ${href}`).toContain(`id="${target.hash.slice(1)}"`)
      }
    }
  },
)

journey('every public page is valid HTML', { tag: '@thorough' }, async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // What comes from the same origin needs no second proof.
      'require-sri': 'off',
      // Of the two main navigations the width shows one.
      'unique-landmark': 'off',
    },
  })
  // /documentation is /docs by another name.
  for (const { path } of publicRoutes.filter((route) => route.path !== routes.documentation.path)) {
    const { results } = await validator.validateString(await (await request.get(path)).text(), path)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => `${path}: ${message}`))).toEqual(
      [],
    )
  }
})

journey(
  'the documentation is searched while one types, with hits, marks and an empty state',
  async ({ page }) => {
    await page.goto('/docs')
    const search = page.getByPlaceholder(docs.searchPlaceholder)
    await search.fill('smtp')
    await expect(page.getByText(/^\d+ hits?$/)).toBeVisible()
    await expect(page.locator('#authentication')).toBeVisible()
    await expect(page.locator('#file-manager')).toBeHidden()
    expect(await page.evaluate(() => CSS.highlights.get('docs-hit')?.size)).toBeGreaterThan(0)
    await search.fill('no such words')
    await expect(page.getByText(docs.nothingFound)).toBeVisible()
    await search.fill('zip')
    await expect(page.locator('#export-code')).toHaveAttribute('open', '')
    await search.fill('')
    await expect(page.locator('#file-manager')).toBeVisible()
  },
)

journey(
  'the documentation has tabs, questions that open, and code that can be copied',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const shiftOf = await watchShifts(page)
    await page.goto('/docs')
    expect(await shiftOf()).toBe(0)
    await page.getByRole('tab', { name: docs.gettingStartedTabs.projectSetup }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel')).toContainText('OPENAI_API_KEY')
    await page.keyboard.press('ArrowLeft')
    const copy = page.getByRole('tabpanel').getByRole('button', { name: docs.copyCode })
    await copy.first().click()
    await expect(page.getByRole('button', { name: docs.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm start')
    await expect(page.getByRole('button', { name: docs.copied })).toBeHidden({ timeout: 4_000 })
    await page.getByText(docs.faq.exportCode.question).click()
    await expect(page.getByText(docs.faq.exportCode.answer)).toBeVisible()
  },
)

journey('the blog shows four articles, then the rest, by category, each with a page', async ({ page }) => {
  const shiftOf = await watchShifts(page)
  await page.goto('/blog')
  expect(await shiftOf()).toBe(0)
  const cards = page.locator('[data-article]:visible')
  await expect(cards).toHaveCount(4)
  await page.getByRole('button', { name: blog.loadMore }).click()
  await expect(cards).toHaveCount(6)
  await expect(page.getByRole('button', { name: blog.loadMore })).toBeHidden()
  await page.getByRole('button', { name: blog.categories.tutorials, exact: true }).click()
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link').click()
  await expect(page).toHaveURL('/blog/prompts-that-become-buttons')
  await expect(page).toHaveTitle(/Write prompts that become buttons/)
  await page.getByRole('link', { name: blog.back }).click()
  await expect(cards).toHaveCount(4)
})

journey(
  'an article that was never written is not found, nor is a page in capitals, and each is recorded once',
  async ({ page, product, complaints }) => {
    for (const path of [`/blog/never-written-${randomUUID()}`, '/Pricing', '/Dashboard']) {
      const addresses: string[] = []
      const follow = (request: Request) => {
        if (request.isNavigationRequest()) addresses.push(new URL(request.url()).pathname)
      }
      page.on('request', follow)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect.poll(() => product.log()).toContain(`"path":"${path}","msg":"page not found"`)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      expect(addresses).toEqual([path])
      page.off('request', follow)
    }
    // The browser says by itself that a page was not there, and nothing else.
    expect(complaints).toHaveLength(3)
    complaints.length = 0
  },
)

journey('the prices say how a payment went, once', { tag: '@thorough' }, async ({ page }) => {
  const shiftOf = await watchShifts(page)
  // An address proves nothing: `upgrade-plan.journey.ts` shows a payment that has arrived.
  await page.goto('/pricing?payment=success')
  await expect(page.getByText(texts.billing.arrival.signInFirst)).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  expect(await shiftOf()).toBe(0)
  await page.goto('/pricing?payment=canceled')
  await expect(page.getByText('Payment canceled. You can try again anytime.')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

journey(
  'a plan leads a visitor to /register, and a user to the dashboard or to billing',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Choose Pro' }).click()
    await expect(page).toHaveURL('/register')
    await becomeUser(page, inventPerson())
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', /billing\?plan=pro$/)
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('The free plan is automatically available after registration.')).toBeVisible()
  },
)

journey(
  'the start page types its headline and its samples, and nothing moves by it',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const shiftOf = await watchShifts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const letters = page.locator('.typed-second > span')
    await expect(letters.last()).toHaveCSS('visibility', 'hidden')

    // The recorded run plays in the first viewport, at its own pace, until somebody stops it.
    const example = page.getByRole('figure', { name: landing.example.label })
    await example.getByRole('button', { name: landing.example.pause }).click()
    await expect(example).toHaveAttribute('data-example', 'paused')
    expect(await example.evaluate((frame) => frame.getBoundingClientRect().bottom)).toBeLessThanOrEqual(800)
    await expect(example.getByText('site.ts')).toBeVisible()
    await expect(example.getByText(/^Writing src/)).toBeVisible()

    await expect(letters.last()).toHaveCSS('visibility', 'visible', { timeout: 8_000 })
    expect(await page.evaluate(() => CSS.highlights.has('untyped'))).toBe(true)
    await page.getByRole('button', { name: landing.demo.next }).click()
    await expect(page.getByText(landing.demo.expressApi)).toBeVisible()
    expect(await shiftOf()).toBe(0)

    // Whoever wants no motion sees what came of it at once: every file, and the app itself.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(example).toHaveAttribute('data-example', 'ended')
    await expect(example.getByText('100 %')).toBeVisible()
    await expect(example.getByText(/^\d+ files, [\d,]+ lines, [\d.]+ s$/)).toBeVisible()
    const [, painted = '', pieces] =
      /^(\d+) of (\d+)$/.exec((await example.locator('[data-painted]').getAttribute('data-painted')) ?? '') ??
      []
    expect(painted).toBe(pieces)
    expect(Number(painted)).toBeGreaterThan(20)
  },
)

journey('the example plays on screens that never show most of it', { tag: '@thorough' }, async ({ page }) => {
  const example = page.getByRole('figure', { name: landing.example.label })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  await expect(example).toHaveAttribute('data-example', 'ended')
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await example.evaluate((frame) => frame.scrollIntoView({ block: 'start' }))
    await expect(example).toHaveAttribute('data-example', 'ended')
  }
})

/**
 * What moves without having been asked to, where fonts come after the first paint. What follows a press within half a
 * second is an answer, no surprise.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  // Journeys want no motion; what moves by itself could push other things away.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isAnswer = 'hadRecentInput' in entry && entry.hadRecentInput === true
        if ('value' in entry && !isAnswer) sum += Number(entry.value)
      }
      document.documentElement.dataset['shift'] = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(1_000)
    await route.continue()
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the documentation, the blog and the start page can be read whole', async ({ page }) => {
    await page.goto('/docs')
    await expect(page.getByText('MODEL_BASE_URL')).toBeVisible()
    await page.goto('/blog')
    await expect(page.locator('[data-article]')).toHaveCount(6)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Describe an app\./)
  })
})

journey(
  'search engines and readers find the pages by the address of the installation',
  async ({ request, product }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${product.address}/blog/a-run-that-survives</loc>`)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${product.address}/sitemap.xml`)
    const feed = await request.get('/blog.xml')
    expect(feed.headers()['content-type']).toContain('xml')
    const page = await (await request.get('/docs')).text()
    expect(page).toContain(`<link rel="canonical" href="${product.address}/docs" />`)
    expect(page).not.toMatch(/%(OPERATOR|SITE)_/)
    const api = await (await request.get('/api/openapi.json')).json()
    expect(api.paths['/api/projects']).toBeDefined()
  },
)
