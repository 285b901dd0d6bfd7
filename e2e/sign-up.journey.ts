import { texts } from '@joinery/contract'
import { expectAccessible } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import { inventPerson, registerAs, signInAs } from './people.ts'

const { checks, fields, signIn, signOut } = texts.auth
const { register } = texts

journey('a newcomer registers, signs in, is known in the shell, and signs out', async ({ page }) => {
  const person = inventPerson()
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerAs(page, person)
  await expect(page.getByText(register.succeeded)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel(fields.email)).toHaveValue(person.email)

  await signInAs(page, person)
  await expect(page.getByText(signIn.succeeded)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expect(page.getByText('Free Plan').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/register')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: texts.layout.shell.signOut }).click()
  await expect(page.getByText(signOut.succeeded)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

journey('the register screen says what is missing, in its order, and sends nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/register', { waitUntil: 'networkidle' })
  const submit = page.getByRole('button', { name: register.submit })
  await submit.click()
  await expect(page.getByText(checks.required)).toBeVisible()
  await page.getByLabel(texts.auth.fields.fullName).fill('Ada')
  await page.getByLabel(texts.auth.fields.email).fill('ada@example.com')
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill('a joint of oak')
  await page.getByLabel(texts.auth.fields.confirmPassword).fill('a joint of ash')
  await submit.click()
  await expect(page.getByText(checks.passwordsDiffer)).toBeVisible()
  await page.getByLabel(texts.auth.fields.confirmPassword).fill('a joint of oak')
  await submit.click()
  await expect(page.getByText(register.termsRequired)).toBeVisible()
  await expectAccessible(page)
  expect(requests.filter((url) => url.includes('/auth/v1/signup'))).toEqual([])
})

journey(
  'the sign-in screen asks for both fields and tells a wrong password from nothing',
  async ({ page, complaints }) => {
    const person = inventPerson()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: signIn.submit, exact: true }).click()
    await expect(page.getByText(signIn.required)).toBeVisible()
    await signInAs(page, person)
    await expect(page.getByText(signIn.invalidCredentials).first()).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    // The browser itself reports the 400 of the refused sign-in.
    complaints.length = 0
  },
)

journey(
  'without Remember me the session ends with the browser, with it the session stays',
  { tag: '@thorough' },
  async ({ page, browser, product }) => {
    const person = inventPerson()
    await registerAs(page, person)
    await signInAs(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
    const forgetful = await browser.newContext({ storageState: await page.context().storageState() })
    const reopened = await forgetful.newPage()
    await reopened.goto(`${product.address}/dashboard`)
    await expect(reopened).toHaveURL(/\/login/)

    await reopened.getByLabel(signIn.rememberMe).check()
    await signInAs(reopened, person)
    await expect(reopened).toHaveURL(/\/dashboard$/)
    const mindful = await browser.newContext({ storageState: await forgetful.storageState() })
    const again = await mindful.newPage()
    await again.goto(`${product.address}/dashboard`)
    await expect(again.getByText(person.email).first()).toBeVisible()
    await Promise.all([forgetful.close(), mindful.close()])
  },
)

journey('after signing in one lands where the guard stopped one', async ({ page }) => {
  const person = inventPerson()
  await registerAs(page, person)
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard/settings')
  await expect(page).toHaveURL(/\/login/)
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
})
