import { texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { expect, journey as plainJourney } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

const { outbox, people } = texts

/** A product of its own: the first who comes is its operator. */
const journey = plainJourney.extend<object, { product: Product }>({
  // oxlint-disable-next-line no-empty-pattern
  product: [({}, use) => withProduct({}, use), { scope: 'worker' }],
})

const mails = (page: Page) => page.getByRole('list', { name: outbox.heading }).getByRole('listitem')

journey(
  'the operator finds every mail, reads one, which is logged, and follows its link; nobody else does',
  async ({ page, browser, product, complaints }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/users')
    await page.getByRole('link', { name: people.outbox }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(outbox.heading)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(outbox.none.heading)
    await expect(page.getByText('SMTP_URL')).toBeVisible()
    await expectAccessible(page)

    const eve = inventPerson()
    const visit = await browser.newContext({ baseURL: product.address })
    const other = await visit.newPage()
    await becomeUser(other, eve)
    for (const to of [eve.email, 'nobody@example.com'])
      await other.request.post('/auth/v1/recover', { data: { email: to } })
    await other.goto('/dashboard/users/mail')
    await expect(other.getByText(outbox.notYours)).toBeVisible()
    await other.getByRole('link', { name: outbox.back }).click()
    await expect(other.getByRole('button', { name: people.invite.open })).toBeVisible()
    await expect(other.getByRole('link', { name: people.outbox })).toBeHidden()
    await visit.close()

    await page.reload()
    await expect(mails(page)).toHaveCount(1)
    await expect(mails(page)).toContainText(eve.email)
    await expect(mails(page)).toContainText(outbox.states['not-sent'])
    const search = page.getByLabel(outbox.search)
    await search.fill('grace')
    await search.press('Enter')
    await expect(page.getByText(outbox.noMatch)).toBeVisible()
    await search.fill('PASSWORD')
    await search.press('Enter')
    await expect(mails(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\?search=PASSWORD$/)

    const failure = { error: { code: 'internal', message: 'It broke.' } }
    await page.route('**/api/mail/outbox/*/read', (route) => route.fulfill({ status: 500, json: failure }))
    const read = page.getByRole('button', { name: /^Read the mail to / })
    await read.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText(outbox.readFailed)
    await page.unrouteAll()
    // The browser itself reports what it did not get.
    complaints.length = 0
    await dialog.getByRole('button', { name: texts.common.actions.retry }).click()
    const link = dialog.getByRole('link')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expectAccessible(page)
    for (const width of [1920, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await expectNoSidewaysScroll(page)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColors(page)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(
      texts.mailedLinks.purposes.recovery.heading,
    )
    await opened.close()
    await page.keyboard.press('Escape')
    await expect(read).toBeFocused()
    await expectReadableColors(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: outbox.back }).click()
    const log = page.getByRole('region', { name: people.log.heading })
    const [before, after] = people.log.acts['mail-read'].split('{subject}')
    const act = log.getByRole('listitem')
    await expect(act).toHaveCount(1)
    await expect(act).toContainText(before ?? '')
    await expect(act).toContainText((after ?? '').replace('{detail}', 'recovery'))
    // A page that is still open would ask a server that is gone.
    await page.goto('about:blank')
  },
)
