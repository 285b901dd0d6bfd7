import { expect, it } from 'vitest'
import { probeAccessibility } from '../scripts/eval/probe-accessibility.ts'
import { findPath, probeAccounts, signInAs } from '../scripts/eval/probe-accounts.ts'
import { probeColours } from '../scripts/eval/probe-colours.ts'
import { probeForms } from '../scripts/eval/probe-forms.ts'
import { probeRecords } from '../scripts/eval/probe-records.ts'
import { openPath } from '../scripts/eval/read-page.ts'
import { expectPassed, shareVisits } from '../scripts/eval/testing/visit-app.ts'

const visit = shareVisits()

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

it('portfolios and job boards: work to filter, an application that checks', async () => {
  await visit(
    'Please develop a portfolio website for a graphic designer with a gallery, an about page and a contact form. Visitors should be able to filter projects by category.',
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
  await visit('Create a tip calculator.', async ({ page, at, see, press }) => {
    await at('calculator')
    await page.locator('main input').first().fill('2000')
    await press('Keep this result')
    await see('Kept results')
  })
  await visit('Create a loan calculator that shows the monthly payment.', async ({ page, at, press }) => {
    await at('calculator')
    await page.locator('main input').first().fill('2000')
    await page.getByLabel('Save it as').fill('A loan of mine')
    await press('Save calculation')
    await page.getByRole('listitem').filter({ hasText: 'A loan of mine' }).waitFor()
  })
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
