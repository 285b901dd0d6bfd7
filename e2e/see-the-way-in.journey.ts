import { texts } from '@joinery/contract'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { inventPerson, registerAs, signInAs } from './people.ts'

const { fields, register, signIn, social } = texts.auth

journey('the sign-in screen has its title, fields, box, links and three social buttons', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible()
  await expect(page.getByLabel(fields.email)).toHaveAttribute('type', 'email')
  await expect(page.getByLabel(fields.password, { exact: true })).toHaveAttribute('type', 'password')
  await expect(page.getByRole('checkbox', { name: signIn.rememberMe })).not.toBeChecked()
  await expect(page.getByRole('link', { name: signIn.forgotPassword })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(page.getByRole('link', { name: signIn.createAccount })).toHaveAttribute('href', '/register')
  for (const name of Object.values(social)) await expect(page.getByRole('button', { name })).toBeEnabled()
})

journey(
  'the register screen has its fields, the terms with both links, and three social buttons',
  async ({ page }) => {
    await page.goto('/register', { waitUntil: 'networkidle' })
    for (const label of [fields.fullName, fields.email, fields.confirmPassword]) {
      await expect(page.getByLabel(label)).toBeVisible()
    }
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: register.termsOfService })).toHaveAttribute('href', '/terms')
    await expect(main.getByRole('link', { name: register.privacyPolicy })).toHaveAttribute('href', '/privacy')
    await expect(main.getByRole('link', { name: register.signIn })).toHaveAttribute('href', '/login')
    for (const name of Object.values(social)) await expect(page.getByRole('button', { name })).toBeEnabled()
  },
)

journey('an empty sign-in is refused before anything is sent', async ({ page }) => {
  const sent = watchRequests(page, '/auth/v1/token')
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
  await expect(page.getByText(signIn.required)).toBeVisible()
  expect(sent).toEqual([])
})

journey(
  "while it works the sign-in button says 'Signing In...' and the register button 'Creating Account...'",
  async ({ page }) => {
    const person = inventPerson()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/auth/v1/{signup,token}*', async (route) => {
      await held
      await route.continue()
    })
    await registerAs(page, person)
    await expect(page.getByRole('button', { name: register.submitting })).toBeVisible()
    letGo()
    await expect(page).toHaveURL(/\/login/)
    await page.unrouteAll()

    const second = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token*', async (route) => {
      await second.promise
      await route.continue()
    })
    await signInAs(page, person)
    await expect(page.getByRole('button', { name: signIn.submitting })).toBeVisible()
    second.resolve()
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

journey('while a social provider is pending the social buttons are disabled', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.route('**/auth/v1/settings*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: social.google }).click()
  for (const name of Object.values(social)) await expect(page.getByRole('button', { name })).toBeDisabled()
  letGo()
  await expect(page.getByRole('button', { name: social.google })).toBeEnabled()
})

journey('a social provider that is not set up is told inline and as a toast', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: social.github }).click()
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  const sentence = (await page.getByRole('main').getByRole('alert').first().textContent()) ?? ''
  expect(sentence).toContain('GitHub')
  await expect(toast).toContainText(sentence)
})

journey('the strength of a password is shown while it is typed', async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' })
  const password = page.getByLabel(fields.password, { exact: true })
  await password.fill('password')
  const weak = await meterText(page)
  await password.fill('violet otters cross the icy river at dawn')
  await expect.poll(() => meterText(page)).not.toBe(weak)
})

function watchRequests(page: Page, part: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) sent.push(request.url())
  })
  return sent
}

/** What the meter tells a screen reader. */
async function meterText(page: Page): Promise<string> {
  const meter = page.getByRole('meter').or(page.getByRole('status')).first()
  await expect(meter).toBeAttached()
  return (await meter.getAttribute('aria-valuetext')) ?? (await meter.textContent()) ?? ''
}
