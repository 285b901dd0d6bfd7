import { fillText, routes, texts } from '@joinery/contract'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const { codeHosting, connectTitle } = texts.integrations
const { services } = texts

journey(
  'what is not set up says so on its screen, and what to set',
  { tag: '@thorough' },
  async ({ page }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/pricing')
    await page.getByRole('link', { name: texts.layout.nav.connect.codeHosting }).click()
    await expect(
      page.getByRole('dialog', { name: fillText(connectTitle, { service: services.codeHosting }) }),
    ).toContainText(codeHosting.refusals.noApp)
    await page.goto(routes.dashboardBilling.path)
    await expect(page.getByText(texts.billing.testModeSentence)).toBeVisible()
    await page.goto(routes.dashboard.path)
    await expect(page.getByText(texts.aiProviders.fallbackOffline)).toBeVisible()
  },
)
