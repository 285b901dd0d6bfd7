import { texts } from '@joinery/contract'
import { TOTP } from 'otpauth'
import { expectAccessible } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import { arriveAs, inventPerson, registerAs, signInAs } from './people.ts'

const { forgotPassword, resetPassword } = texts.auth

journey(
  'a forgotten password is replaced through a mailed link, which works once',
  async ({ page, product, complaints }) => {
    const person = inventPerson()
    await registerAs(page, person)
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('link', { name: texts.auth.signIn.forgotPassword }).click()
    await page.getByLabel(texts.auth.fields.email).fill(person.email)
    await page.getByRole('button', { name: forgotPassword.submit }).click()
    await expect(page.getByText(/If there is an account/)).toBeVisible()

    const link = await product.mailedLink(person.email)
    await page.goto(link)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button').click()

    await expect(page).toHaveURL(/\/reset-password/)
    const password = 'a new joint of oak'
    await page.getByLabel(texts.auth.fields.newPassword).fill(password)
    await page.getByLabel(texts.auth.fields.confirmPassword).fill(password)
    await page.getByRole('button', { name: resetPassword.submit }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(person.email).first()).toBeAttached()

    await page.goto(link)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByText(/expired|no longer|already/i).first()).toBeVisible()
    // The browser itself reports the refusal of the spent link.
    complaints.length = 0
  },
)

journey('an unknown address gets the same answer as a known one', async ({ page }) => {
  await page.goto('/forgot-password', { waitUntil: 'networkidle' })
  await page.getByLabel(texts.auth.fields.email).fill(inventPerson().email)
  await page.getByRole('button', { name: forgotPassword.submit }).click()
  await expect(page.getByText(/If there is an account/)).toBeVisible()
})

journey(
  'a second factor is set up, then asked for at sign-in, and a wrong code does not pass',
  async ({ page, complaints }) => {
    const person = inventPerson()
    await page.setViewportSize({ width: 1280, height: 900 })
    await arriveAs(page, person)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const section = page.getByRole('region', { name: 'Two-factor authentication' })
    const secret = (await section.locator('code').textContent()) ?? ''
    const codes = new TOTP({ secret })
    await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible()
    await section.getByLabel('Code').fill(codes.generate())
    await section.getByRole('button', { name: 'Verify and turn on' }).click()
    await expect(page.getByText('Two-factor authentication is on.').first()).toBeVisible()

    await page.getByRole('button', { name: texts.layout.shell.signOut, exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await signInAs(page, person)
    await page.getByLabel('Code').fill('000000')
    await page.getByLabel('Code').press('Enter')
    await expect(page.getByText('Invalid TOTP code entered').first()).toBeVisible()
    await expectAccessible(page)
    // A step's code is taken once, so the next one is used.
    await page.getByLabel('Code').fill(codes.generate({ timestamp: Date.now() + 30_000 }))
    await page.getByLabel('Code').press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    // The browser itself reports the refused code.
    complaints.length = 0
  },
)

journey('signing out in one tab signs the other tab out', async ({ page, context }) => {
  const person = inventPerson()
  await registerAs(page, person)
  await page.getByLabel(texts.auth.signIn.rememberMe).check()
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText(person.email).first()).toBeAttached()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: texts.layout.shell.signOut, exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})
