import { texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { billingAt, button, enterCard, goodCard, pay, planNow, tab } from './billing-pages.ts'
import { expect, journey as plainJourney } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

plainJourney.describe.configure({ timeout: 180_000 })

const { billing, subscription, billingOperations: operations } = texts
const { tabs } = billing

/** A product of its own: the first who comes is its operator, and its clock goes on for everybody. */
const journey = plainJourney.extend<object, { product: Product }>({
  // oxlint-disable-next-line no-empty-pattern
  product: [({}, use) => withProduct({}, use), { scope: 'worker' }],
})

journey(
  'the operator lets time pass, sees what came of it, and a failed payment is settled',
  { tag: '@thorough' },
  async ({ page }) => {
    await becomeUser(page, inventPerson())
    await page.goto(`${billingAt}?plan=pro`)
    await pay(page, goodCard)
    await expect(planNow(page)).toContainText('Pro')

    await page.getByRole('link', { name: billing.operations }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(operations.heading)
    await expect(page.getByText('checkout.session.completed')).toBeVisible()
    await button(page, operations.drift.run).click()
    await expect(page.getByText(operations.drift.none).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Resend evt_/ })
      .first()
      .click()
    await expect(page.getByText(operations.events.resent)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page)
    // Beside the side navigation a tablet has room for one form in a row.
    await page.setViewportSize({ width: 768, height: 1024 })
    const days = await page.getByLabel(operations.sandbox.days).boundingBox()
    expect(days?.width).toBeGreaterThan(150)
    await page.setViewportSize({ width: 1280, height: 812 })

    await page.getByLabel(operations.sandbox.failNext).check()
    await page.getByLabel(operations.sandbox.days).fill('32')
    await button(page, operations.sandbox.advance).click()
    await expect(page.getByText('The clock went on by 32 days')).toBeVisible()
    await page.getByRole('link', { name: operations.back }).click()
    const failure = page.getByRole('region', { name: subscription.failedPayment.heading })
    await expect(failure).toContainText('$25.00')
    await expectAccessible(page)

    await failure.getByRole('button', { name: subscription.failedPayment.updateCard }).click()
    await enterCard(page, '5555 5555 5555 4444')
    await page.getByRole('button', { name: 'Add card' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await tab(page, tabs.paymentMethods).click()
    await expect(page.getByText('Mastercard ending in 4444')).toBeVisible()
    await page.getByRole('button', { name: /^Set as default/ }).click()
    await expect(page.getByText('Default payment method updated')).toBeVisible()
    if (await failure.isVisible())
      await failure.getByRole('button', { name: subscription.failedPayment.payNow }).click()
    await expect(failure).toBeHidden()
    await tab(page, tabs.subscription).click()
    await expect(planNow(page)).toContainText(billing.subscription.active)
    // A page that is still open would ask a server that is gone.
    await page.goto('about:blank')
  },
)
