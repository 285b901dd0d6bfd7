import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { probeAccessibility } from '../scripts/eval/probe-accessibility.ts'
import { findPath, signInAs } from '../scripts/eval/probe-accounts.ts'
import { probeCharts } from '../scripts/eval/probe-charts.ts'
import { probeColours } from '../scripts/eval/probe-colours.ts'
import { probeForms } from '../scripts/eval/probe-forms.ts'
import { probeRecords } from '../scripts/eval/probe-records.ts'
import { openPath } from '../scripts/eval/read-page.ts'
import { expectPassed, shareVisits } from '../scripts/eval/testing/visit-app.ts'

const visit = shareVisits()

it('a content site has its hero, about, services, menu, team, gallery, testimonials and FAQ in the menu or on the first page, and a contact form that checks', () =>
  visit(
    'A restaurant website with an about page, our services, a menu, our team, a gallery, testimonials, FAQ and a contact form. Ivory background, maroon buttons.',
    async ({ page, model, see }) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('main figure blockquote, main blockquote').first().waitFor()
      for (const title of ['About us', 'Services', 'Menu', 'Team', 'Gallery', 'FAQ', 'Contact']) {
        const path = model.screens.find((screen) => screen.title === title && screen.isInMenu)?.path
        if (path === undefined) throw new Error(`The menu has no ${title}.`)
        await openPath(page, path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect((await page.locator('main').innerText()).length, title).toBeGreaterThan(80)
      }
      await openPath(page, findPath(model, 'faq') ?? '/')
      await page.locator('main summary').last().click()
      await page.locator('main details[open] p').first().waitFor()
      await openPath(page, '/dishes')
      await page.locator('main a[href^="/dishes/"]').first().click()
      await see(/\$\d/)
      expectPassed(await probeForms(page, findPath(model, 'inquiry') ?? '/'))
    },
  ))

it('bookings are searched by dates and places, what is taken is said, a booking is confirmed, listed and cancelled', () =>
  visit(
    'A hotel booking site where guests search hotels by city and dates, see which rooms are available, book a stay, get a confirmation, see their bookings and cancel them.',
    async ({ page, at, see, press }) => {
      await at('booking')
      const which = page.getByLabel('Which room?')
      await which.locator('option').nth(1).waitFor({ state: 'attached' })
      const all = await which.locator('option').count()
      const where = page.getByLabel('Where?')
      await where.selectOption({ index: 2 })
      expect(await which.locator('option').count()).toBeLessThan(all)
      await page.getByLabel('Arrival').fill(inDays(400))
      await page.getByLabel('Departure').fill(inDays(403))
      await see(/^(\d+) of \1 rooms? free in /)
      const count = await which.locator('option').count()
      const room = await which.locator('option').first().innerText()
      await page.getByLabel('Bank transfer').check()
      await page.getByLabel('Name', { exact: false }).first().fill('Probe Guest')
      await page.getByLabel('E-mail address').fill('guest@')
      await press(/^Pay .+ and book$/)
      await see('This is not a complete e-mail address.')
      await page.getByLabel('E-mail address').fill('guest@example.com')
      await press(/^Pay .+ and book$/)
      await see(/Your reference is/)
      await press('Book again')
      await see(new RegExp(`^${count - 1} of ${count} rooms? free in `))
      await which.selectOption({ index: 0 })
      await press(/^Pay .+ and book$/)
      await see('These days are taken.')
      await openPath(page, '/my-bookings')
      await page.getByRole('searchbox').first().fill('Probe Guest')
      await see(room.split(' ·')[0] ?? room)
      await press('Cancel')
      await page.getByLabel('Reason').fill('Other plans')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click()
      await page.locator('main').getByText('Cancelled').filter({ visible: true }).last().waitFor()
    },
  ))

it('a dashboard has tiles compared with the time before, a line, bars and a ring for a chosen time, a table, and a report builder with export', () =>
  visit(
    'Implement an analytics dashboard for an e-commerce company with KPI tiles, line, bar and pie charts, a date range filter, tables, a comparison of two periods and a report builder with export.',
    async ({ page, model, at, see }) => {
      expectPassed([await probeCharts(page, '/')])
      for (const kind of ['line', 'bar', 'pie'])
        await page.locator(`main .recharts-${kind}`).first().waitFor({ state: 'attached' })
      await see(/ than in the 30 days before| in the 30 days before/)
      const tile = page.locator('main dd').first()
      const before = await tile.innerText()
      await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: '1 year' }).click()
      await see(/the 365 days before/)
      expect(await tile.innerText()).not.toBe(before)
      await at('collection')
      await page.getByRole('table').waitFor()
      await at('reportBuilder')
      await page.getByLabel('Measure').selectOption('sum')
      await page.getByLabel('Grouped by').selectOption({ label: 'Status' })
      await page.getByLabel('Drawn as').selectOption('line')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      expect((await download).suggestedFilename()).toBe('report.csv')
      expect(model.notUnderstood).toEqual([])
    },
  ))

it('a management system searches, filters, sorts and pages tables, checks forms, opens details, follows relations and states, deletes many at once, and reads and writes CSV', () =>
  visit(
    'An inventory management system with products, suppliers and orders. Users can add, edit, delete, search, filter, sort, import and export products to CSV, change the status of orders and delete several at once.',
    async ({ page, see, press }) => {
      expectPassed(
        await probeRecords(page, { path: '/products', one: 'product', canEdit: true, canDelete: true }),
      )
      await openPath(page, '/products')
      await press('Import CSV')
      const lines = Array.from({ length: 30 }, (_, at) => `Imported beam ${at + 1},${at + 1},${at + 1}`)
      await page.getByLabel('CSV file').setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Name,Price,Stock\nNo price,,\n${lines.join('\n')}\n`),
      })
      await see(/30 products can be added, 1 cannot/)
      await press('Add 30 products')
      await page.getByRole('button', { name: 'Next page' }).click()
      await see(/^Page 2 of/)
      await page.getByRole('searchbox').first().fill('Imported beam')
      await see(/^30 products of/)
      await page.getByRole('button', { name: 'Price' }).click()
      await page.locator('main tbody tr').first().getByText('$1.00').waitFor()
      const download = page.waitForEvent('download')
      await press('Export CSV')
      expect((await download).suggestedFilename()).toBe('products.csv')
      await page.getByLabel('Select all products on this page').check()
      await press(/^Delete \d+$/)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await see(/ deleted$/)
      await press(/^Clear/)
      const filter = page.getByLabel('Filter by Supplier')
      const supplier = await filter.locator('option').nth(1).innerText()
      await filter.selectOption(supplier)
      await page.locator('main tbody a[href^="/products/"]').first().click()
      await page.getByRole('link', { name: supplier }).first().click()
      await page.getByRole('heading', { level: 1, name: supplier }).waitFor()
      await openPath(page, '/orders')
      await page.getByLabel('Filter by Status').selectOption('Placed')
      await page.locator('main tbody a[href^="/orders/"]').first().click()
      await press('Mark as paid')
      await see('Paid')
      await page.reload()
      await see('Paid')
    },
  ))

it('a social network has posts, replies, likes, follows, messages, notifications, polls, and moderators who decide about reports', () =>
  visit(
    'Create a social network for cyclists with a feed, posts, replies, likes, followers, messages, notifications, polls and moderation.',
    async ({ page, model, at, see, press }) => {
      const [member, moderator] = [
        model.roles.find(({ isStaff }) => !isStaff),
        model.roles.find(({ isStaff }) => isStaff),
      ]
      if (!member || !moderator) throw new Error('There are no two roles.')
      // Who is not signed in may read and not write.
      await at('feed')
      await page
        .getByRole('button', { name: /answers to/ })
        .first()
        .click()
      await see('Sign in to answer.')
      expect(await page.getByLabel(/^Answer as/).count()).toBe(0)
      expect(await signInAs(page, { model, role: member })).toBe(true)
      await at('feed')
      await page.getByRole('textbox', { name: /^What is new/ }).fill('Rode to the sea today')
      await press(/^Post$/)
      const post = page
        .locator('main div')
        .filter({ hasText: 'Rode to the sea today' })
        .filter({ has: page.getByRole('button', { name: 'Follow' }) })
        .last()
      await post.getByRole('button', { name: /likes for/ }).click()
      await post.getByRole('button', { name: /^1 likes for/ }).waitFor()
      await post.getByRole('button', { name: 'Follow' }).click()
      await post.getByRole('button', { name: 'Following' }).waitFor()
      await post.getByRole('button', { name: /answers to/ }).click()
      await page.getByLabel(/^Answer as/).fill('How was the wind?')
      await press(/^Answer$/)
      await page.reload()
      await see('Rode to the sea today')
      await page
        .getByRole('button', { name: /^1 answers to/ })
        .first()
        .click()
      await see('How was the wind?')
      await page
        .getByRole('button', { name: /^Report/ })
        .last()
        .click()
      await press('Send report')
      await see('Choose what is wrong with it.')
      await page.getByLabel('What is wrong with it?').selectOption('Spam')
      await press('Send report')
      await page.getByRole('button', { name: /^Reported/ }).waitFor()
      await at('chat')
      await page.getByLabel(/^Message to/).fill('See you on Sunday')
      await press(/^send$/i)
      await see('See you on Sunday')
      await at('notifications')
      await see(/Rode to the sea today/)
      await at('poll')
      await page.locator('main button[aria-pressed]').first().click()
      await see(/^\d+ votes?, \d+ %$/)
      await page.getByLabel('Question').fill('Where do we ride?')
      await page.getByLabel('Answers, one in each line').fill('To the lake\nTo the hills')
      await press('Start the poll')
      await see('Where do we ride?')
      await openPath(page, '/admin/moderation')
      expect(await page.getByRole('button', { name: 'Take it down' }).count()).toBe(0)
      expect(await signInAs(page, { model, role: moderator })).toBe(true)
      await at('moderation')
      await see('1 report to decide.')
      await press('Take it down')
      await see('0 reports to decide.')
      await page.getByRole('cell', { name: 'Taken down' }).waitFor()
      await at('feed')
      expect(await page.getByRole('button', { name: /^Reported/ }).count()).toBe(0)
    },
  ))

it('a course is taken lesson by lesson to its certificate, a quiz counts what was right, and progress lasts', () =>
  visit(
    'A learning platform for web development: courses, lessons, quizzes with scoring, progress and certificates. Students can enroll in courses and track their progress.',
    async ({ page, at, see, press }) => {
      await openPath(page, '/courses')
      await press('Enrol')
      await at('course')
      await press('Start')
      await page.getByRole('progressbar').first().waitFor()
      const lessons = await page.locator('main ol button').count()
      expect(lessons).toBeGreaterThan(1)
      for (let count = 0; count < lessons; count += 1) await press('Done, go on')
      await see('Certificate')
      await page.getByRole('button', { name: 'Print' }).waitFor()
      await page.reload()
      await see(`${lessons} of ${lessons} lessons done`)
      await at('quiz')
      await press('Start')
      await answerQuiz(page)
      await see(/^\d+ of \d+ right$/)
      await page.reload()
      await see(/^\d+ of \d+ right$/)
    },
  ))

it('a planner moves cards by dragging, puts tasks on a calendar, keeps notes in folders, reminders and habits, and runs a timer', () =>
  visit(
    'A personal planner with a kanban board for tasks, a calendar, notes with folders, reminders, a pomodoro timer and a habit tracker.',
    async ({ page, at, see, press }) => {
      await at('kanban')
      const columns = page.getByRole('group', { name: 'Board' }).locator('section')
      const card = columns.first().locator('li[draggable="true"]').first()
      const name = await card.locator('a, button').first().innerText()
      await card.dragTo(columns.nth(1), { targetPosition: { x: 60, y: 70 } })
      await columns.nth(1).getByText(name, { exact: true }).waitFor()
      await page.reload()
      await columns.nth(1).getByText(name, { exact: true }).waitFor()
      await at('calendar')
      const heading = await page.locator('main h3').first().innerText()
      await press('Later')
      await page.waitForFunction(`document.querySelector('main h3').innerText !== ${JSON.stringify(heading)}`)
      await press('Earlier')
      await see(heading)
      await at('editor')
      await press(/^New note/)
      await page.getByRole('textbox', { name: 'Title' }).fill('Paint for the shed')
      await page.getByRole('textbox', { name: 'Text' }).fill('Two tins of green')
      await page.reload()
      await see('Paint for the shed')
      await page.getByLabel('Folder').first().waitFor()
      await at('reminders')
      await press(/^Done$/)
      await see('Open again')
      await at('habits')
      const today = page.locator('main li').first().locator('button[aria-pressed]').last()
      await today.click()
      await see('1 days in a row')
      await page.reload()
      await see('1 days in a row')
      await at('timer')
      const start = await page.getByRole('timer').first().innerText()
      await press('Start')
      await page.waitForFunction(
        `document.querySelector('[role="timer"]').innerText !== ${JSON.stringify(start)}`,
      )
      await press('Pause')
    },
  ))

it('a portfolio shows work by category, each piece on a page of its own, with who made it and a way to write', () =>
  visit(
    'Please develop a portfolio website for a graphic designer with a gallery, an about page and a contact form. Visitors should be able to filter projects by category.',
    async ({ page, model }) => {
      const path = model.screens.find(({ title }) => title === 'Projects')?.path ?? '/'
      await openPath(page, path)
      const links = page.locator(`main a[href^="${path}/"]`)
      const all = await links.count()
      const filter = page.getByRole('combobox', { name: 'Filter by Category' })
      const category = await filter.locator('option').nth(1).innerText()
      await filter.selectOption(category)
      await page.waitForFunction(
        `document.querySelectorAll('main a[href^="${path}/"]').length < ${JSON.stringify(all)}`,
      )
      await links.first().click()
      await page.waitForURL(new RegExp(`${path}/.+`))
      await page.locator('main').getByText(category).first().waitFor()
      await openPath(page, model.screens.find(({ title }) => title === 'About us')?.path ?? '/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expectPassed(await probeForms(page, findPath(model, 'inquiry') ?? '/'))
    },
  ))

it('a photographer has a wall of pictures by category, each shown large, and a form for a date', () =>
  visit(
    'Please develop a portfolio website for a wedding photographer with a gallery, an about page and a contact form. Visitors should be able to filter photos by category.',
    async ({ page, model }) => {
      await openPath(page, findPath(model, 'photoWall') ?? '/')
      const pictures = page.locator('main').getByRole('button', { name: /^Open / })
      await pictures.first().waitFor()
      const all = await pictures.count()
      await page.getByRole('group', { name: 'Category' }).getByRole('button').nth(1).click()
      await expect.poll(() => pictures.count()).toBeLessThan(all)
      await pictures.first().click()
      await page.getByRole('dialog', { name: /, picture 1 of / }).waitFor()
      await page.keyboard.press('Escape')
      expectPassed(await probeForms(page, findPath(model, 'recordForm') ?? '/'))
    },
  ))

it('a streaming page plays, shows what comes when, and has a chat', () =>
  visit(
    'Please implement a live streaming website where viewers can watch live streams, chat, follow channels and see the schedule.',
    async ({ page, at, see, press }) => {
      await at('liveStream')
      await press('Pause')
      await see('Paused')
      await press('Play')
      await see('On air (sample)')
      await press('Follow')
      await page.getByRole('button', { name: 'Following' }).waitFor()
      await page.getByLabel('Say something').fill('Hello from the hall')
      await press(/^send$/i)
      await see('Hello from the hall')
      await at('player')
      const before = await page.getByLabel('Position').inputValue()
      await press('Play')
      await page.waitForFunction(
        `document.querySelector('[aria-label="Position"]').value !== ${JSON.stringify(before)}`,
      )
      await press('Pause')
      await at('calendar')
      await see(new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' }))
      expect(await page.locator('main ol > li').count()).toBeGreaterThan(27)
    },
  ))

it('a player plays what was put in line, and keeps playlists over a reload', () =>
  visit(
    'Build a music player with playlists, shuffle and a play queue.',
    async ({ page, at, press, see }) => {
      await at('player')
      const songs = page.getByRole('button', { name: /^Playlists with / })
      const [one = '', , third = ''] = await Promise.all(
        (await songs.all())
          .slice(0, 3)
          .map(async (each) => (await each.getAttribute('aria-label'))?.slice('Playlists with '.length)),
      )
      await press(`Add ${third} to the queue`)
      await press('Next')
      await expect.poll(() => page.locator('main h3').first().innerText()).toBe(third)
      await press(`Playlists with ${one}`)
      await page.getByLabel('New playlist').fill('Evening')
      await press('Create playlist')
      await press('Close')
      await page.reload()
      await page.getByLabel('Playlist', { exact: true }).selectOption('Evening')
      await see(one)
      expect(await songs.count()).toBe(1)
    },
  ))

it('a song shows its words beside the player, and marks the line that is sung', () =>
  visit(
    'Create a music streaming app with playlists, artists, albums and lyrics while a song plays. Dark.',
    async ({ page, at }) => {
      await at('player')
      const sung = page.getByRole('list', { name: 'Lyrics' }).locator('[aria-current="true"]')
      const first = await sung.innerText()
      const position = page.getByLabel('Position')
      await position.fill(String(Math.floor(Number(await position.getAttribute('max')) / 2)))
      await page.waitForFunction(
        `document.querySelector('[aria-label="Lyrics"] [aria-current="true"]')?.innerText !== ${JSON.stringify(first)}`,
      )
      expect(await sung.count()).toBe(1)
    },
  ))

it('every page has an empty state, says that it is loading, and a page that fails offers a way on', () =>
  visit(
    'Create a social network for cyclists with a feed, posts, likes and followers.',
    async ({ page, model, at, see, press }) => {
      await openPath(page, '/posts')
      await page.getByRole('searchbox').first().fill('zzqx')
      await see('No post fits this search')
      await press('Clear search')
      await openPath(page, '/')
      await page.evaluate(`new MutationObserver(() => {
        if (document.querySelector('main [aria-busy="true"] [role="status"]')) window.wasLoading = true
      }).observe(document.body, { childList: true, subtree: true })`)
      await page.getByRole('navigation').first().getByRole('link', { name: 'Posts' }).click()
      await page.getByRole('searchbox').first().waitFor()
      expect(await page.evaluate('window.wasLoading')).toBe(true)
      await page.evaluate(`localStorage.setItem('${model.slug}:marks', '{"likes":5}')`)
      await at('feed')
      await see('This page could not be shown')
      await page.getByRole('navigation').first().getByRole('link').first().waitFor()
      await page.locator('main').getByRole('button', { name: 'Reset sample data' }).click()
      await page.getByRole('textbox', { name: /^What is new/ }).waitFor()
    },
    true,
  ))

it.each([
  ['light', 'honeydew', 'forest green'],
  ['dark', 'midnight blue', 'gold'],
])('both colours of a %s request are seen on page, buttons, cards and header, and can be read', (...asked) =>
  visit(
    `A recipe box with a dashboard. Users can add, edit and delete recipes. Use ${asked[1]} for the background and ${asked[2]} for the components.`,
    async ({ page, model }) => {
      expectPassed(await probeColours(page, model))
      for (const { path } of model.screens.filter((screen) => !screen.path.includes(':'))) {
        await openPath(page, path)
        expectPassed(await probeColours(page, model))
        expectPassed(await probeAccessibility(page, path))
      }
      await openPath(page, '/recipes')
      const brand = `[...document.querySelectorAll('button')].map((each) => getComputedStyle(each).backgroundColor)`
      const header = `[...document.querySelectorAll('header, header *, aside, h1 ~ *, main *')].map((each) => getComputedStyle(each).backgroundColor)`
      const colour = toRgb(model.look.component)
      expect(await page.evaluate(brand)).toContain(colour)
      expect(await page.evaluate(header)).toContain(colour)
    },
  ),
)

it('a quiz counts, tic-tac-toe keeps its tally, and 2048 joins tiles', async () => {
  await visit('A quiz game about geography with high scores', async ({ page, at, see, press }) => {
    await at('quiz')
    await press('Start')
    await answerQuiz(page)
    await see(/^\d+ of \d+ right$/)
  })
  await visit('A tic-tac-toe game', async ({ page, see }) => {
    for (;;) {
      const field = page.getByRole('button', { name: /^Field \d: empty$/ })
      if (!(await page.getByText('Your move').isVisible()) || (await field.count()) === 0) break
      await field.first().click()
    }
    await see(/You won|The app won|A draw/)
    await page.reload()
    const figures = await page.locator('main dl dd').allInnerTexts()
    expect(figures.reduce((sum, figure) => sum + Number(figure), 0)).toBe(1)
  })
  await visit('A 2048 game', async ({ page }) => {
    await page.locator('main dl dd').first().waitFor()
    for (let count = 0; count < 60 && (await readFigure(page, 'Score')) === 0; count += 1)
      await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][count % 4] ?? '')
    expect(await readFigure(page, 'Score')).toBeGreaterThan(0)
  })
})

it('memory and snake have levels and points, and end', async () => {
  await visit('A memory card game about animals', async ({ page, see, press }) => {
    await solveMemory(page)
    await see(/^All found: \d+ points$/)
    await press('New game')
    expect(await readFigure(page, 'Level')).toBe(2)
    expect(await readFigure(page, 'Best')).toBeGreaterThan(0)
  })
  await visit('Make a snake game with levels and a leaderboard', async ({ page, at, see }) => {
    await page.locator('main dl dd').first().waitFor()
    expect(await readFigure(page, 'Level')).toBe(1)
    await page.keyboard.press('ArrowUp')
    await see(/^Game over with \d+ points$/)
    await at('leaderboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

it('sorting, matching and a strategy game in words are won, and the leaderboard tells', async () => {
  await visit(
    'A word sorting game for children with levels and a leaderboard',
    async ({ page, at, see, press }) => {
      await page.locator('main ol li').first().waitFor()
      await sortWords(page)
      await press('Check')
      await see(/^All in order: \d+ points$/)
      await press('New game')
      expect(await readFigure(page, 'Level')).toBe(2)
      await at('leaderboard')
      await page.getByText('Sorting', { exact: true }).waitFor()
    },
  )
  await visit('A word matching game', async ({ page, see }) => {
    const names = await page.locator('main ul').first().locator('button').allInnerTexts()
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).first().click()
      const letters = page.locator('main ul').nth(1).locator('button:enabled')
      const offered = await letters.allInnerTexts()
      await letters.nth(offered.findIndex((each) => sortLetters(each) === sortLetters(name))).click()
    }
    await see(/^All matched: \d+ points$/)
  })
  await visit(
    'A text-based strategy game where the player manages resources and builds a village turn by turn',
    async ({ page, see, press }) => {
      await press(/^Build$/)
      await see(/^1 building; the next costs/)
      await page.reload()
      await see(/^1 building; the next costs/)
      while (await page.getByRole('button', { name: 'Wait', exact: true }).isEnabled()) await press(/^Wait$/)
      await see(/^The end: \d+ points$/)
      expect(await readFigure(page, 'Best')).toBeGreaterThan(0)
    },
  )
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

async function answerQuiz(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^(?:Next|Finish)$/ })
  while ((await next.count()) > 0) {
    await page.locator('main ul button[aria-pressed]').first().click()
    await next.click()
  }
}

async function readFigure(page: Page, label: string): Promise<number> {
  const figure = page.locator('main dl div').filter({ has: page.getByText(label, { exact: true }) })
  return Number(await figure.locator('dd').first().innerText())
}

/** Turns all cards two by two to see what they are, then the pairs. */
async function solveMemory(page: Page): Promise<void> {
  const cards = page.locator('main ul > li > button')
  await cards.first().waitFor()
  const count = await cards.count()
  const words: string[] = []
  const turn = async (at: number) => {
    await cards.nth(at).click()
    words[at] = (await cards.nth(at).getAttribute('aria-label')) ?? ''
  }
  for (let at = 0; at < count; at += 2) {
    await turn(at)
    await turn(at + 1)
    if (words[at] !== words[at + 1])
      await page.getByRole('button', { name: `Card ${at + 2}`, exact: true }).waitFor()
  }
  for (const [at, word] of words.entries()) {
    const other = words.indexOf(word, at + 1)
    if (other < 0 || (other === at + 1 && at % 2 === 0)) continue
    await turn(at)
    await turn(other)
  }
}

async function sortWords(page: Page): Promise<void> {
  const read = () => page.locator('main ol li > span:first-child').allInnerTexts()
  const sorted = (await read()).toSorted((a, b) => a.localeCompare(b))
  for (const [at, word] of sorted.entries())
    while ((await read()).indexOf(word) > at)
      await page.getByRole('button', { name: `${word} up`, exact: true }).click()
}

function sortLetters(word: string): string {
  return word
    .toUpperCase()
    .split('')
    .toSorted((a, b) => a.localeCompare(b))
    .join('')
}

function toRgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${r}, ${g}, ${b})`
}
