import { fillText, texts } from '@joinery/contract'
import { TOTP } from 'otpauth'
import { expectAccessible } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson, registerAs, signInAs } from './people.ts'

const { forgotPassword, resetPassword } = texts.recovery
const { twoFactor } = texts.account
const { lost } = texts.secondFactor

journey(
  'a forgotten password is replaced through a mailed link, which works once',
  async ({ page, product, complaints }) => {
    const person = inventPerson()
    await registerAs(page, person)
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('link', { name: texts.auth.signIn.forgotPassword }).click()
    // The sign-in screen has a field of the same name.
    await expect(page.getByRole('heading', { name: forgotPassword.title })).toBeVisible()
    await expect(page.getByText(texts.keptMail.sentence)).toBeVisible()
    await expect(page.getByText(forgotPassword.sentenceKept)).toBeVisible()
    await expect(page.getByText(forgotPassword.sentence, { exact: true })).toBeHidden()
    await page.getByLabel(texts.auth.fields.email).fill(person.email)
    await page.getByRole('button', { name: forgotPassword.submit }).click()
    await expect(
      page.getByText(fillText(forgotPassword.kept, { email: person.email })),
      'says where the link is, as no mail server is set',
    ).toBeVisible()

    const link = await product.mailedLink(person.email)
    // It asks first: whatever merely opens it, such as a scanner of mail, does not spend it.
    const spent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/verify')) spent.push(request.method())
    })
    await page.goto(link, { waitUntil: 'networkidle' })
    await expect(page).toHaveURL(/\/auth\/confirm\?/)
    await expectAccessible(page)
    expect(spent).toEqual([])
    await page.getByRole('main').getByRole('button').click()

    await expect(page).toHaveURL(/\/reset-password/)
    expect(spent).toEqual(['POST'])
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
    await becomeUser(page, person)
    await page.goto('/dashboard/settings')
    const codes = await enrol(page, twoFactor.setUp)
    await expect(page.getByText(twoFactor.succeeded)).toBeVisible()

    await signOut(page)
    await signInAs(page, person)
    await enterCode(page, '000000')
    await expect(page.getByText('Invalid TOTP code entered').first()).toBeVisible()
    await expectAccessible(page)
    await enterCode(page, nextCode(codes))
    await expect(page).toHaveURL(/\/dashboard$/)
    // The browser itself reports the refused code.
    complaints.length = 0
  },
)

journey(
  'a spare authenticator lets one in when the first is lost, which is then removed',
  { tag: '@thorough' },
  async ({ page }) => {
    const person = inventPerson()
    await page.setViewportSize({ width: 1280, height: 900 })
    await becomeUser(page, person)
    await page.goto('/dashboard/settings')
    const section = page.getByRole('region', { name: twoFactor.heading })
    await enrol(page, twoFactor.setUp)
    await expect(section.getByText(twoFactor.spareAdvice)).toBeVisible()
    const spare = await enrol(page, twoFactor.addAnother)
    await expect(section.getByRole('listitem')).toHaveCount(2)
    await expect(section.getByText(twoFactor.spareAdvice)).toBeHidden()

    await signOut(page)
    await signInAs(page, person)
    await page.getByText(lost.question).click()
    await expect(page.getByText(lost.spare)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(texts.secondFactor.choose).selectOption(twoFactor.spareName)
    await enterCode(page, nextCode(spare))
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.goto('/dashboard/settings')
    await section.getByRole('button', { name: `${twoFactor.remove} ${twoFactor.firstName}` }).click()
    await section.getByRole('button', { name: twoFactor.remove, exact: true }).click()
    await expect(section.getByRole('listitem')).toHaveCount(1)
    await expect(section.getByText(twoFactor.spareName, { exact: true })).toBeVisible()
  },
)

journey(
  'a mailed link does not lift the second step, and the screen says what else to do',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const person = inventPerson()
    await page.setViewportSize({ width: 1280, height: 900 })
    await becomeUser(page, person)
    await page.goto('/dashboard/settings')
    await enrol(page, twoFactor.setUp)
    await signOut(page)

    await page.goto('/forgot-password', { waitUntil: 'networkidle' })
    await page.getByLabel(texts.auth.fields.email).fill(person.email)
    await page.getByRole('button', { name: forgotPassword.submit }).click()
    await expect(page.getByText(/If there is an account/)).toBeVisible()
    await page.goto(await product.mailedLink(person.email))
    await page.getByRole('main').getByRole('button').click()

    await expect(page.getByRole('heading', { name: texts.secondFactor.title })).toBeVisible()
    await expect(page.getByLabel(texts.auth.fields.newPassword)).toBeHidden()
    await page.getByText(lost.question).click()
    for (const sentence of [lost.secret, lost.operator, lost.noMail]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    await expect(page.getByText(lost.spare)).toBeHidden()
    await expect(page.locator('details code')).toHaveText(/^[\da-f-]{36}$/)
  },
)

journey('signing out in one tab signs the other tab out', { tag: '@thorough' }, async ({ page, context }) => {
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

/** Adds an authenticator in the settings, which must be open. Answers what shows its codes. */
async function enrol(page: Page, button: string): Promise<TOTP> {
  const section = page.getByRole('region', { name: twoFactor.heading })
  await section.getByRole('button', { name: button }).click()
  await expect(section.getByRole('img', { name: twoFactor.picture })).toBeVisible()
  if (button === twoFactor.setUp) await expect(section.getByText(twoFactor.recovery)).toBeVisible()
  const codes = new TOTP({ secret: (await section.locator('code').textContent()) ?? '' })
  await section.getByLabel(texts.secondFactor.code).fill(codes.generate())
  await section.getByRole('button', { name: /^Verify/ }).click()
  await expect(section.getByRole('img', { name: twoFactor.picture })).toBeHidden()
  return codes
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.layout.shell.signOut, exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(texts.secondFactor.code).fill(code)
  await page.getByLabel(texts.secondFactor.code).press('Enter')
}

/** A step's code is taken once, so the next one is used. */
const nextCode = (codes: TOTP) => codes.generate({ timestamp: Date.now() + 30_000 })
