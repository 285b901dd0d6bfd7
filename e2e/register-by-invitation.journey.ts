import { texts } from '@joinery/contract'
import { expect, journey } from './journey.ts'
import { inventPerson, registerAs } from './people.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

const byInvitation = journey.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => withProduct({ SIGN_UP: 'invited' }, use),
    { scope: 'worker' },
  ],
})

const { byInvitation: sentence, first } = texts.admission

byInvitation(
  'where sign-up is by invitation the register screen says so first',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByText(first)).toBeVisible()
    await registerAs(page, inventPerson())
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/register')
    await expect(page.getByText(sentence)).toBeVisible()
    await page.goto('/login')
    await page.getByRole('link', { name: texts.auth.signIn.createAccount }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  },
)

journey('where everybody may sign up the register screen begins with its form', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: texts.register.title })).toBeVisible()
  await expect(page.getByText(sentence)).toBeHidden()
})
