import { fileURLToPath } from 'node:url'
import { limitToFramework, renderApplication, understand } from '@joinery/offline-model'
import type { ApplicationModel } from '@joinery/offline-model'
import { openPackageSet, openRuntimes } from '@joinery/preview-compiler'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { startRenderer } from '../packages/preview-compiler/src/testing/render-project.ts'
import { probeAccessibility } from '../scripts/eval/probe-accessibility.ts'
import { findPath, probeAccounts, signInAs } from '../scripts/eval/probe-accounts.ts'
import { probeCharts } from '../scripts/eval/probe-charts.ts'
import { probeColours } from '../scripts/eval/probe-colours.ts'
import { probeForms } from '../scripts/eval/probe-forms.ts'
import { probeRecords } from '../scripts/eval/probe-records.ts'
import type { Probe } from '../scripts/eval/probe.ts'
import { openPath, waitUntil } from '../scripts/eval/read-page.ts'

/** Builds an app from a request, opens it in a browser, and does in it what such an app is for. */
interface Visit {
  page: Page
  model: ApplicationModel
  /** Opens the page that holds a section. */
  at: (section: string) => Promise<void>
  /** Waits until something can be seen. */
  see: (words: string | RegExp) => Promise<void>
  press: (name: string | RegExp) => Promise<void>
}

let stop: () => Promise<void>
let visit: (prompt: string, use: (visit: Visit) => Promise<void>) => Promise<void>

beforeAll(async () => {
  const folder = fileURLToPath(new URL('../.cache/preview-packages', import.meta.url))
  const packages = await openPackageSet({ folder })
  const { preview: runtime } = await openRuntimes(folder)
  const browser = await chromium.launch(chromiumOptions)
  const renderer = await startRenderer({ browser, runtime, packages })
  stop = async () => {
    await renderer.stop()
    await browser.close()
    packages.close()
  }
  visit = async (prompt, use) => {
    const model = limitToFramework(understand(prompt))
    const seen = await renderer.render({ files: renderApplication(model) }, async (page) => {
      page.setDefaultTimeout(20_000)
      await page.locator('main').waitFor()
      await use({
        page,
        model,
        async at(section) {
          const path = findPath(model, section)
          if (path === undefined) throw new Error(`No page has ${section}.`)
          await openPath(page, path)
        },
        see: (words) => page.getByText(words).filter({ visible: true }).first().waitFor(),
        press: (name) => page.getByRole('button', { name }).filter({ visible: true }).first().click(),
      })
    })
    expect(seen.errors).toEqual([])
    expect(seen.consoleErrors).toEqual([])
  }
})
afterAll(() => stop())

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function expectPassed(probes: readonly Probe[]): void {
  expect(probes.filter(({ isPassed }) => !isPassed)).toEqual([])
  expect(probes.length).toBeGreaterThan(0)
}

it('landing and content pages: hero, about, services, menu, team, gallery, testimonials, questions, a contact form that checks', () =>
  visit(
    'A restaurant website with an about page, our services, a menu, our team, a gallery, testimonials, FAQ and a contact form. Ivory background, maroon buttons.',
    async ({ page, model, at }) => {
      const types = model.screens.flatMap(({ sections }) => sections).map(({ type }) => type)
      expect(types).toEqual(
        expect.arrayContaining(['hero', 'prose', 'team', 'testimonials', 'faq', 'inquiry', 'collection']),
      )
      for (const { path, title } of model.screens.filter((screen) => screen.isInMenu)) {
        await openPath(page, path)
        expect(await page.getByRole('heading', { level: 1 }).count(), `the heading of ${title}`).toBe(1)
      }
      await at('faq')
      await page.locator('summary').filter({ visible: true }).last().click()
      await page.locator('details[open] p').first().waitFor()
      expectPassed(await probeForms(page, findPath(model, 'inquiry') ?? '/'))
    },
  ))

it('blogs and news: categories, search, article pages, comments', () =>
  visit(
    'Build a blog about urban gardening with categories, search, article pages and comments.',
    async ({ page, at, see, press }) => {
      await at('collection')
      await page
        .getByRole('link', { name: /articles/i })
        .first()
        .click()
      await page.getByRole('searchbox').first().fill('zzqx')
      await see(/fits this search/)
      await page.getByRole('button', { name: 'Clear search' }).click()
      await page.locator('main a[href^="/articles/"]').first().waitFor()
      const category = page.getByRole('combobox', { name: /^Filter by/ }).first()
      await category.selectOption({ index: 1 })
      await page.locator('main a[href^="/articles/"]').first().click()
      await page.getByLabel(/^Comment as/).fill('Basil grows on my sill')
      await press('Post comment')
      await see('Basil grows on my sill')
      await page.reload()
      await see('Basil grows on my sill')
    },
  ))

it('shops: search, filter, sort, product page, cart, checkout with a checked card, orders', () =>
  visit(
    'Create an online shop for handmade ceramics. Customers can search, filter and sort products, see product details, add products to a cart and check out with a card and see their orders.',
    async ({ page, at, see, press }) => {
      await at('detail').catch(() => undefined)
      await openPath(page, '/products')
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
      await page
        .getByRole('combobox', { name: /^Filter by/ })
        .first()
        .selectOption({ index: 1 })
      await page.locator('main a[href^="/products/"]').first().click()
      await press(/add to cart/i)
      await at('cart')
      await page.getByRole('link', { name: 'To checkout' }).click()
      await page.getByLabel('Name', { exact: false }).first().fill('Probe Person')
      await page.getByLabel('E-mail address').first().fill('probe@example.com')
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Kiln Lane')
      const card = page.getByLabel(/card number/i)
      await card.fill('4242 4242 4242 4241')
      await press(/^Pay/)
      await see('This is not a valid card number.')
      await card.fill('4242 4242 4242 4242')
      await page.getByLabel('Valid until').fill('12/39')
      await page.getByLabel('Security code').fill('123')
      await page.getByLabel('Name on the card').fill('Probe Person')
      await press(/^Pay/)
      await page.getByRole('link', { name: 'See the order' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  ))

it('bookings: search by place and date, what is taken cannot be chosen, a confirmation, my bookings, cancel; paid for without a cart', () =>
  visit(
    'A hotel website where guests search rooms by dates and book a stay and pay online, see their bookings and cancel them.',
    async ({ page, model, at, see, press }) => {
      expect(model.modules.map(({ type }) => type)).not.toContain('cart')
      await at('booking')
      await page.getByLabel('Arrival').fill(inDays(60))
      await page.getByLabel('Departure').fill(inDays(63))
      await page.getByLabel('Name', { exact: false }).first().fill('Probe Guest')
      await page.getByLabel('E-mail address').fill('guest@example.com')
      await press(/book/i)
      await see('This is not a valid card number.')
      await page.getByLabel(/card number/i).fill('4242 4242 4242 4242')
      await page.getByLabel('Valid until').fill('12/39')
      await page.getByLabel('Security code').fill('123')
      await page.getByLabel('Name on the card').fill('Probe Guest')
      await press(/^(?:Pay|Book now)/)
      await see(/Your reference is/)
      await press('Book again')
      await press(/^(?:Pay|Book now)/)
      await see('These days are taken.')
      await openPath(page, '/my-bookings')
      await press(/cancel/i)
    },
  ))

it('dashboards: tiles, charts with a time range, tables, comparison, a report builder with export', () =>
  visit(
    'Implement an analytics dashboard for an e-commerce company with KPI tiles, line, bar and pie charts, a date range filter and a report builder with export.',
    async ({ page, model, at }) => {
      await at('dashboard')
      expectPassed([await probeCharts(page, findPath(model, 'dashboard') ?? '/')])
      const before = await page.locator('main').innerText()
      await page.getByRole('group', { name: 'Period' }).getByRole('button').last().click()
      expect(
        await waitUntil(page, async () => (await page.locator('main').innerText()) !== before, 20_000),
      ).toBe(true)
      await at('reportBuilder')
      await page.getByLabel('Drawn as').selectOption({ index: 1 })
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      expect((await download).suggestedFilename()).toBe('report.csv')
    },
  ))

it('management systems: tables with search, filter, sort and paging, checked forms, detail pages, relations, CSV', () =>
  visit(
    'An inventory management system with products, suppliers and orders. Users can add, edit, delete, search, import and export products to CSV.',
    async ({ page, model }) => {
      expectPassed(
        await probeRecords(page, { path: '/products', one: 'product', canEdit: true, canDelete: true }),
      )
      expect(model.entities.flatMap(({ fields }) => fields).some(({ refersTo }) => refersTo !== null)).toBe(
        true,
      )
      await openPath(page, '/products')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    },
  ))

it('accounts: register, sign in, profile, roles, an area for administrators', () =>
  visit(
    'A library system. Users can register, log in, edit their profile and borrow books. Administrators can manage books and users.',
    async ({ page, model, at, see, press }) => {
      expectPassed(await probeAccounts(page, model))
      const administrator = model.roles.find(({ isStaff }) => isStaff)
      if (!administrator) throw new Error('There is no administrator.')
      expect(await signInAs(page, { model, role: administrator })).toBe(true)
      await at('users')
      await see('This is you')
      await at('profile')
      await page.getByLabel('Name').first().fill('Ada Probe')
      await press('Save profile')
      await page.reload()
      expect(await page.getByLabel('Name').first().inputValue()).toBe('Ada Probe')
    },
  ))

it('forums and social: posts, replies, likes, follows, messages, notifications, polls', () =>
  visit(
    'Create a social network for cyclists with a feed, posts, likes, followers, messages, notifications and polls.',
    async ({ page, at, see, press }) => {
      await at('feed')
      await page.getByLabel(/^What is new/).fill('Rode to the sea today')
      await press(/^post/i)
      await see('Rode to the sea today')
      await press(/like/i)
      await page.reload()
      await see('Rode to the sea today')
      await at('chat')
      await page.getByLabel(/^Message to/).fill('See you on Sunday')
      await press(/^send$/i)
      await see('See you on Sunday')
      await at('notifications')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  ))

it('learning: courses, lessons, a quiz with a score, progress, a certificate', () =>
  visit(
    'A learning platform for web development: courses, lessons, quizzes with scoring, progress and certificates. Students can enroll in courses and track their progress.',
    async ({ page, at, see, press }) => {
      await at('course')
      await press(/start|continue|open|enrol/i)
      await page.getByRole('progressbar').first().waitFor()
      const done = page.getByRole('button', { name: /done|next|complete|finish/i })
      await done.first().click()
      await at('quiz')
      await press('Start')
      for (let count = 0; count < 30; count += 1) {
        const choice = page
          .locator('main')
          .locator('input[type="radio"], [role="radio"], button[aria-pressed]')
        if ((await choice.count()) === 0) break
        await choice.first().click({ force: true })
        await press(/^(?:next|finish|see)/i)
      }
      await see(/Once more/)
    },
  ))

it('productivity: a board, a calendar, notes, reminders, a timer, habits', () =>
  visit(
    'A personal planner with a kanban board for tasks, a calendar, notes with folders, reminders, a pomodoro timer and a habit tracker.',
    async ({ page, model, at, press }) => {
      const types = new Set(model.screens.flatMap(({ sections }) => sections).map(({ type }) => type))
      for (const type of ['kanban', 'calendar', 'editor', 'reminders', 'timer', 'habits'])
        expect([...types]).toContain(type)
      await at('kanban')
      const card = page.getByRole('button', { name: /^Move .* on$/ }).first()
      const name = (await card.getAttribute('aria-label')) ?? ''
      await card.click()
      await page.reload()
      await page.getByRole('button', { name: name.replace(/ on$/, ' back') }).waitFor()
      await at('timer')
      await press('Start')
      await press('Pause')
    },
  ))

it('portfolios and job boards: work to filter, an application that checks', async () => {
  await visit(
    'Please develop a portfolio website for a wedding photographer with a gallery, an about page and a contact form. Visitors should be able to filter photos by category.',
    async ({ page, model }) => {
      expectPassed(await probeForms(page, findPath(model, 'inquiry') ?? '/'))
      const types = model.screens.flatMap(({ sections }) => sections).map(({ type }) => type)
      expect(types.some((type) => type === 'gallery' || type === 'collection')).toBe(true)
    },
  )
  await visit(
    'Build a job board where job seekers can search jobs by location and type and apply.',
    async ({ page }) => {
      await openPath(page, '/jobs')
      await page.getByRole('searchbox').first().fill('zzqx')
      await page.getByText(/fits this search/).waitFor()
      await page.getByRole('button', { name: 'Clear search' }).click()
      await page.locator('main a[href^="/jobs/"]').first().click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page
        .getByRole('link', { name: /apply/i })
        .or(page.getByRole('button', { name: /apply/i }))
        .filter({ visible: true })
        .first()
        .click()
      await page.locator('form').first().waitFor()
    },
  )
})

it('tools: a converter, a calculator, an editor with a live preview, a generator, a map', async () => {
  await visit('A JSON to CSV converter', async ({ page, at }) => {
    await at('converter')
    await page.getByLabel('Input').fill('[{"name":"Oak","age":90}]')
    await page.waitForFunction(
      `[...document.querySelectorAll('textarea')].some(({ value }) => /Oak.*90/.test(value) && !value.includes('{'))`,
    )
  })
  await visit(
    'Create a loan calculator that shows the monthly payment.',
    async ({ page, at, see, press }) => {
      await at('calculator')
      await page.locator('main input').first().fill('2000')
      await press('Keep this result')
      await see('Kept results')
    },
  )
  await visit('A markdown editor with live preview and download', async ({ page, at }) => {
    await at('editor')
    await page.getByRole('textbox', { name: 'Text' }).fill('# A heading of mine')
    await page
      .getByRole('region', { name: 'Preview' })
      .getByText('A heading of mine', { exact: true })
      .waitFor()
  })
  await visit('A QR code generator', async ({ page, at, press }) => {
    await at('generator')
    await page.locator('main input, main textarea').first().fill('https://example.com/oak')
    await press('Generate')
    await page.locator('main svg').last().waitFor()
  })
  await visit('A site where people find cafes on a map and search them.', async ({ page, at }) => {
    await at('map')
    await page.locator('main svg').first().waitFor()
    await page.getByRole('searchbox').last().fill('zzqx')
  })
})

it('streaming pages: a player, a schedule, a chat', () =>
  visit(
    'Please implement a live streaming website where viewers can watch live streams, chat, follow channels and see the schedule.',
    async ({ page, at, see, press }) => {
      await at('liveStream')
      await page.getByLabel('Say something').fill('Hello from the hall')
      await press(/^send$/i)
      await see('Hello from the hall')
    },
  ))

it('games: memory, quiz, snake, tic-tac-toe, 2048, sorting, a strategy game; with score and leaderboard', async () => {
  for (const prompt of [
    'A memory card game about animals',
    'Make a snake game with levels and a leaderboard',
    'A tic-tac-toe game',
    'A 2048 game',
    'A word sorting game for children',
    'A text-based strategy game where the player manages resources and builds a village turn by turn',
    'A quiz game about geography with high scores',
  ])
    await visit(prompt, async ({ page }) => {
      const before = await page.locator('main').innerHTML()
      await page.locator('main button:enabled:visible').first().click()
      await page.keyboard.press('ArrowRight')
      expect(
        await waitUntil(page, async () => (await page.locator('main').innerHTML()) !== before, 20_000),
      ).toBe(true)
    })
})

it('e-mail clients: folders, compose, search', () =>
  visit(
    'Develop a web-based email client with inbox, sent, drafts and spam folders, compose and search.',
    async ({ page, at, see, press }) => {
      await at('mail')
      await press('Write')
      await press('Send')
      await page.locator('[aria-invalid="true"]').first().waitFor()
      await page.getByLabel('To').fill('ann@example.com')
      await page.getByLabel('Subject').fill('Marigold minutes')
      await page.getByLabel('Message', { exact: true }).fill('As promised.')
      await press('Send')
      await page.getByRole('navigation', { name: 'Folders' }).getByText('Sent').click()
      await see('Marigold minutes')
      await page.getByLabel('Search mail').fill('zzqx')
      await page.getByText('Marigold minutes').first().waitFor({ state: 'hidden' })
    },
  ))

it('records last, start with samples and come back by a reset; both colours are seen; keyboard, screen reader and phone are served', () =>
  visit(
    'A recipe box. Users can add, edit and delete recipes. Use honeydew for the background and forest green for the components.',
    async ({ page, model, see, press }) => {
      expectPassed(await probeColours(page, model))
      const path = model.screens.find(({ sections }) =>
        sections.some((section) => section.type === 'collection' && section.isManaged),
      )?.path
      if (path === undefined) throw new Error('There is no list.')
      expectPassed(await probeRecords(page, { path, one: 'recipe', canEdit: true, canDelete: true }))
      await openPath(page, path)
      const name = await page.locator('main').getByRole('link').first().innerText()
      await press(new RegExp(`^Delete`))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /delete/i })
        .click()
      await page.getByRole('button', { name: 'Reset sample data' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
      await see(name)
      for (const screen of model.screens.filter((each) => !each.path.includes(':')))
        expectPassed(await probeAccessibility(page, screen.path))
    },
  ))

it.each(['Vue', 'Svelte'])(
  'an app in %s: links without a reload, records from their making to their end, a form that checks',
  (framework) =>
    visit(
      `A recipe website in ${framework}. Users can browse, search, add, edit and delete recipes. With an about page, FAQ and a contact form. Ivory background, dark green components.`,
      async ({ page, model }) => {
        await page.evaluate('window.isSamePage = true')
        await page.getByRole('navigation').first().getByRole('link', { name: 'Recipes' }).click()
        await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
        expect(await page.evaluate('window.isSamePage')).toBe(true)
        await page.goBack()
        await page.getByRole('navigation').first().getByRole('link', { name: 'Recipes' }).waitFor()
        expectPassed(await probeColours(page, model))
        expectPassed(
          await probeRecords(page, { path: '/recipes', one: 'recipe', canEdit: true, canDelete: true }),
        )
        expectPassed(await probeForms(page, findPath(model, 'inquiry') ?? '/'))
        expectPassed(await probeAccessibility(page, '/recipes'))
      },
    ),
)
