import { billingEndpoints, fillText, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import {
  bankCard,
  billingAt,
  button,
  catchPrinting,
  countReadings,
  countPrompt,
  dateShape,
  declinedCard,
  goodCard,
  pay,
  planNow,
  tab,
  tabAt,
} from './billing-pages.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

journey.describe.configure({ timeout: 180_000 })

const { billing, subscription, usage } = texts
const { tabs, plans: buttons, paymentMethods, paymentHistory, checkout } = billing

journey(
  'a free user buys Pro, reads the papers, cancels, resumes, upgrades, downgrades and gets the money back',
  async ({ page }) => {
    await becomeUser(page, inventPerson())
    const loading = Promise.withResolvers<void>()
    await page.route(`**${billingEndpoints.overview.path}`, async (route) => {
      await loading.promise
      await route.continue()
    })
    await page.goto(billingAt)
    await expect(page.getByText(billing.subscription.loading)).toBeVisible()
    await expect(button(page, 'Loading...')).toHaveCount(4)
    await expect(button(page, 'Loading...').first()).toBeDisabled()
    loading.resolve()
    await expect(planNow(page)).toContainText('Free')
    await expect(planNow(page)).toContainText(billing.subscription.ongoing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(billing.heading)
    await expect(page.getByRole('main').getByText(texts.common.testMode, { exact: true })).toBeVisible()
    await expect(button(page, buttons.current)).toBeDisabled()
    await expect(page.getByText('14-day history')).toBeVisible()
    await expectAccessible(page)
    await tab(page, tabs.paymentMethods).click()
    await expect(page.getByText('No payment methods available for free plan')).toBeVisible()
    await expectAccessible(page)
    await tab(page, tabs.paymentHistory).click()
    await expect(page.getByText('No payment history available for free plan')).toBeVisible()
    await tab(page, tabs.paymentMethods).click()
    await button(page, 'Upgrade to add payment method').click()
    await expect(tab(page, tabs.subscription)).toHaveAttribute('aria-selected', 'true')

    // A card that is declined, and a change of mind.
    const hold = Promise.withResolvers<void>()
    await page.route(`**${billingEndpoints.checkout.path}`, async (route) => {
      await hold.promise
      await route.continue()
    })
    await button(page, 'Choose Pro').click()
    await expect(button(page, 'Processing...')).toBeDisabled()
    await expect(button(page, 'Choose Basic')).toBeDisabled()
    hold.resolve()
    await pay(page, declinedCard)
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await page.getByRole('link', { name: 'Back without paying' }).click()
    await expect(page.getByText('Payment canceled. You can try again anytime.')).toBeVisible()
    await expect(page).toHaveURL(billingAt)
    await expect(planNow(page)).toContainText('Free')

    await button(page, 'Choose Pro').click()
    const readings = countReadings(page)
    await pay(page, goodCard)
    await expect(page.getByText('Payment successful! Your subscription has been updated.')).toBeVisible()
    await expect.poll(readings, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect(page).toHaveURL(billingAt)
    await expect(planNow(page)).toContainText('Pro')
    await expect(planNow(page)).toContainText(billing.subscription.active)
    await expect(planNow(page)).toContainText('$25.00')
    await expect(planNow(page)).toContainText(dateShape)
    await expect(page.getByText('Pro Plan', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Pro Plan Active')).toBeVisible()
    await expectAccessible(page)

    await tab(page, tabs.paymentMethods).click()
    await expect(page.getByText('Visa ending in 4242')).toBeVisible()
    await expect(page.getByText(paymentMethods.isDefault, { exact: true })).toBeVisible()
    await tab(page, tabs.paymentHistory).click()
    const payments = page.getByRole('list', { name: paymentHistory.caption })
    await expect(payments.getByRole('listitem')).toHaveCount(1)
    await expect(payments).toContainText('Pro Subscription')
    await expect(payments).toContainText('$25.00')
    await expect(payments).toContainText('Paid')
    await expectAccessible(page)

    // The invoice as a file, the receipt, and the invoice on paper.
    const [opened] = await Promise.all([
      page.context().waitForEvent('request', (request) => request.url().endsWith('/pdf')),
      payments.getByRole('button', { name: /^Invoice of/ }).click(),
    ])
    const pdf = await page.request.get(opened.url())
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await payments.getByRole('link', { name: /^Receipt of/ }).click()
    const receipt = await tabAt(page, '/receipts/')
    await expect(receipt.getByText(/Paid \$25\.00/)).toBeVisible()
    await receipt.close()
    await catchPrinting(page)
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      payments.getByRole('button', { name: /^Print/ }).click(),
    ])
    await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(paper.getByRole('main')).toContainText(/Invoice number[0-9a-f]{8}Date/)
    await expect(paper.getByRole('main')).toContainText(dateShape)
    await expect(paper.getByRole('row', { name: 'Pro Subscription 25.00 USD' })).toBeVisible()
    await expect(paper.getByRole('row', { name: 'Total 25.00 USD' })).toBeVisible()
    await paper.close()

    // The end, and the end of the end.
    await tab(page, tabs.subscription).click()
    await button(page, subscription.cancel.open).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(dateShape)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Cancel on/ }).click()
    const ending = page.getByRole('region', { name: /^Your Pro plan ends on/ })
    await expect(ending).toContainText(dateShape)
    await expect(planNow(page)).not.toContainText(billing.subscription.nextBillingDate)
    await expect(button(page, buttons.scheduled)).toBeDisabled()
    await ending.getByRole('button', { name: subscription.cancel.resume }).click()
    await expect(ending).toBeHidden()
    await expect(planNow(page)).toContainText(billing.subscription.nextBillingDate)

    // Up, at the price that was shown.
    await button(page, 'Contact Sales').click()
    await expect(dialog).toContainText(subscription.change.dueNow)
    await expectAccessible(page)
    const confirm = dialog.getByRole('button', { name: /^Pay/ })
    const price = /\$[\d.]+/.exec((await confirm.textContent()) ?? '')?.[0] ?? 'no price'
    await confirm.click()
    await expect(planNow(page)).toContainText('Enterprise')
    await expect(planNow(page)).toContainText('5 seats')
    await expect(page.getByText('Enterprise Plan', { exact: true }).first()).toBeVisible()
    await tab(page, tabs.paymentHistory).click()
    await expect(payments.getByRole('listitem')).toHaveCount(2)
    await expect(payments.getByRole('listitem').first()).toContainText(price)

    // Down, when the period ends.
    await tab(page, tabs.subscription).click()
    await button(page, 'Choose Basic').click()
    await dialog.getByRole('button', { name: /^Change on/ }).click()
    const beginning = page.getByRole('region', { name: /^Basic begins on/ })
    await expect(beginning).toContainText(dateShape)
    await expect(planNow(page)).toContainText('Enterprise')
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColors(page)

    // The guarantee.
    await button(page, subscription.refund.open).click()
    await dialog.getByRole('button', { name: /^Refund/ }).click()
    await expect(planNow(page)).toContainText('Free')
    await expect(planNow(page)).toContainText(billing.subscription.canceled)
    await expect(planNow(page)).not.toContainText(billing.subscription.nextBillingDate)
    await tab(page, tabs.paymentHistory).click()
    await expect(payments).toContainText(paymentHistory.refunded)
    await expectNoSidewaysScroll(page)
  },
)

journey(
  'somebody who has reached the limit upgrades, confirms it at the bank, and goes on',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    await page.goto('/dashboard')
    for (let used = 0; used < 5; used++) await countPrompt(page)
    await expect(page.getByText(usage.alert.heading)).toBeVisible()
    const banner = page.getByRole('alert').filter({ hasText: usage.alert.heading })
    const [red = 0, green = 0, blue = 0] = await banner
      .locator('svg')
      .first()
      .evaluate(
        (icon) =>
          getComputedStyle(icon)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [],
      )
    expect(red - Math.max(green, blue), 'red').toBeGreaterThan(80)
    await expect(
      page.getByText(fillText(usage.alert.sentence, { plan: 'Free' }), { exact: true }),
    ).toBeVisible()
    await button(page, 'Upgrade to Pro').click()
    await pay(page, bankCard)
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect(page.getByRole('alert')).toContainText('unable to authenticate')
    expect((await call(billingEndpoints.overview, {})).plan).toBe('free')
    await pay(page, bankCard)
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText(checkout.updated)).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByText('Pro Plan', { exact: true })).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Pro Plan', { exact: true })).toBeVisible()
    await expect(page.getByText(usage.alert.heading)).toBeHidden()
    await page.goto('/dashboard/chat')
    await expect(page.getByText('Pro Plan Active')).toBeVisible()
    await page.getByRole('textbox', { name: texts.chat.composer.label }).fill('Which plan is this?')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('article', { name: texts.chat.conversation.you })).toContainText('Which plan')
  },
)

journey(
  'the prices start a checkout and believe no address; billing asks a stranger to log in',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(`${billingAt}?plan=pro`)
    await expect(page.getByRole('alert').getByText('Authentication required')).toBeVisible()
    await expect(page.getByText('You need to be logged in to view billing information.')).toBeVisible()
    await expect(page.getByText('You must be logged in to subscribe')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('alert').getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/billing')
    await expect(page).toHaveURL('/login')
    await page.goto('/pricing?payment=success')
    await expect(page.getByText(billing.arrival.signInFirst)).toBeVisible()
    await expect(page.getByText(checkout.activated)).toBeHidden()

    const person = inventPerson()
    await becomeUser(page, person)
    await page.goto('/billing?payment=success&plan=free')
    await expect(page.getByText('You are already on the free plan')).toBeVisible()
    await expect(page).toHaveURL('/billing')
    await expect(planNow(page)).toContainText('Free')
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Choose Basic' }).click()
    await pay(page, goodCard)
    await expect(page.getByText('Payment successful! Your subscription is now active.')).toBeVisible()
    await expect(page).toHaveURL('/pricing')
    await page.goto(billingAt)
    await expect(planNow(page)).toContainText('Basic')
    await expect(page.getByText(fillText(usage.prompts, { n: 0, limit: 25 }))).toBeVisible()
  },
)

journey(
  'what fails is said and can be tried again, and a card about to expire is announced',
  { tag: '@thorough' },
  async ({ browser, product }) => {
    // What fails is in the console of the page, where journeys allow nothing.
    const page = await browser.newPage({ baseURL: product.address })
    await page.clock.install()
    const refuse = (path: string, message: string) =>
      page.route(`**${path}`, (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'unavailable', message } } }),
      )
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)

    const { checkout: checkoutAt, overview: overviewAt, payments: paymentsAt } = billingEndpoints
    await refuse(overviewAt.path, 'The till is closed.')
    await page.goto(billingAt)
    const notLoaded = 'Failed to load subscription data: The till is closed.'
    await expect(page.getByRole('alert').getByText(notLoaded)).toBeVisible()
    await page.unroute(`**${overviewAt.path}`)
    await button(page, texts.common.actions.retry).click()
    await expect(planNow(page)).toContainText('Free')
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === overviewAt.path)
    await page.clock.fastForward(30_000)
    await asked

    await refuse(checkoutAt.path, 'No answer.')
    await button(page, 'Choose Basic').click()
    await expect(page.getByText('Failed to create checkout session: No answer.')).toBeVisible()
    await expect(page.getByText('Failed to process subscription request', { exact: true })).toBeVisible()
    await expect(button(page, 'Choose Basic')).toBeEnabled()
    for (let used = 0; used < 5; used++) await countPrompt(page)
    await page.goto('/dashboard')
    await button(page, 'Upgrade to Pro').click()
    await expect(page.getByText('Failed to process subscription request: No answer.')).toBeVisible()

    const overview = await call(overviewAt, {})
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, isDefault: false }
    const cards = [
      { ...card, id: 'pm_1', expMonth: 1, expYear: 2020, isDefault: true, isExpiringSoon: true },
      { ...card, id: 'pm_2', last4: '0077', isExpiringSoon: false },
    ]
    const pro = { ...overview, plan: 'pro', subscribedPlan: 'pro', paymentMethods: cards }
    await page.route(`**${overviewAt.path}`, (route) => route.fulfill({ json: pro }))
    await page.route(`**${paymentsAt.path}`, (route) => route.fulfill({ json: { payments: [], next: null } }))
    await refuse('/api/billing/payment-methods/pm_2/default', 'The bank is closed.')
    await page.goto(`${billingAt}?tab=payment-methods`)
    await expect(page.getByRole('region', { name: subscription.expiringCard.expiredHeading })).toContainText(
      'Visa ending in 4242',
    )
    await button(page, `${paymentMethods.setDefault}: Visa ending in 0077`).click()
    await expect(page.getByText('Failed to set default payment method: The bank is closed.')).toBeVisible()
    await tab(page, tabs.paymentHistory).click()
    await expect(page.getByText('No payment history available yet')).toBeVisible()
    await page.close()
  },
)
