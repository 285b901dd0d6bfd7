import { fillText, texts } from '@joinery/contract'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { inventPerson, registerAs, signInAs } from './people.ts'

const { fields, signIn, social } = texts.auth
const { register } = texts
const providers = ['google', 'facebook', 'github'] as const

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

journey('a box that is not ticked is empty on black, and says where it is missing', async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' })
  const lookOf = (name: 'backgroundColor' | 'borderColor') =>
    page.getByRole('checkbox').evaluate((box, property) => getComputedStyle(box)[property], name)
  const line = await lookOf('borderColor')
  expect(await lookOf('backgroundColor')).toBe('rgb(0, 0, 0)')
  for (const label of [fields.fullName, fields.email, fields.confirmPassword])
    await page.getByLabel(label).fill('ada@example.com')
  await page.getByLabel(fields.password, { exact: true }).fill('ada@example.com')
  await page.getByRole('button', { name: register.submit }).click()
  await expect(page.getByText(register.termsRequired)).toBeVisible()
  expect(await lookOf('borderColor')).not.toBe(line)
  await page.getByRole('checkbox').check()
  expect(await lookOf('backgroundColor')).not.toBe('rgb(0, 0, 0)')
})

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

journey(
  'while a social provider is pending the social buttons are disabled',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const provider of providers) {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.goto('/login', { waitUntil: 'networkidle' })
      await page.route('**/auth/v1/settings*', async (route) => {
        await held
        await route.continue()
      })
      const chosen = page.getByRole('button', { name: social[provider] })
      await chosen.click()
      await expect(chosen).toHaveAttribute('aria-busy', 'true')
      for (const name of Object.values(social))
        await expect(page.getByRole('button', { name })).toBeDisabled()
      letGo()
      await expect(chosen).toBeEnabled()
      await page.unrouteAll()
    }
  },
)

journey(
  'a social provider that is not set up is told inline and as a toast',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const path of ['/login', '/register']) {
      for (const provider of providers) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.getByRole('button', { name: social[provider] }).click()
        const words = { provider: texts.auth.providers[provider], setting: provider.toUpperCase() }
        await expectTold(page, fillText(texts.refusals.providerNotSetUp, words))
        // It says nothing about what is typed.
        await expect(page.getByLabel(texts.auth.fields.email)).not.toHaveAttribute('aria-invalid', 'true')
      }
    }
  },
)

journey(
  'a social sign-in or sign-up that fails without a word is told inline and as a toast',
  { tag: '@thorough' },
  async ({ page, complaints }) => {
    await answer(page, 'settings', { status: 503 })
    const failures = [
      ['/login', 'google', 'Failed to login with Google'],
      ['/login', 'facebook', 'Failed to sign in with Facebook'],
      ['/login', 'github', 'Failed to sign in with GitHub'],
      ['/register', 'google', 'Failed to sign up with Google'],
      ['/register', 'facebook', 'Failed to sign up with Facebook'],
      ['/register', 'github', 'Failed to sign up with GitHub'],
    ] as const
    for (const [path, provider, sentence] of failures) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: social[provider] }).click()
      await expectTold(page, sentence)
    }
    // The browser itself reports the answers that this journey makes fail.
    complaints.length = 0
  },
)

journey(
  'a sign-in that fails shows the words of the server, or our own',
  { tag: '@thorough' },
  async ({ page, complaints }) => {
    const person = inventPerson()
    const failures = [
      { status: 429, message: 'Request rate limit reached', told: 'Request rate limit reached' },
      { status: 400, told: 'Invalid login credentials' },
      { status: 503, told: 'Failed to sign in' },
    ]
    for (const failure of failures) {
      await page.goto('/login', { waitUntil: 'networkidle' })
      await answer(page, 'token', failure)
      await signInAs(page, person)
      await expectTold(page, failure.told)
      await page.unrouteAll()
    }
    complaints.length = 0
  },
)

journey(
  'a registration that fails shows the words of the server, or our own',
  { tag: '@thorough' },
  async ({ page, complaints }) => {
    const person = inventPerson()
    await answer(page, 'signup', { status: 422, message: 'Signups not allowed for this instance' })
    await registerAs(page, person)
    await expectTold(page, 'Signups not allowed for this instance')
    await page.unrouteAll()

    await answer(page, 'signup', { status: 400 })
    await registerAs(page, person)
    await expectTold(page, 'An error occurred during sign up')
    await page.unrouteAll()

    await page.route('**/assets/auth-client-*.js', (route) => route.abort())
    await registerAs(page, person)
    await expectTold(page, 'Failed to create account')
    complaints.length = 0
  },
)

journey('the strength of a password is shown while it is typed', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' })
  const password = page.getByLabel(fields.password, { exact: true })
  await password.fill('password')
  const weak = await meterText(page)
  await password.fill('violet otters cross the icy river at dawn')
  await expect.poll(() => meterText(page)).not.toBe(weak)
})

/** Lets a call of the auth service fail, with its words or without any. */
async function answer(page: Page, call: string, { status, message }: { status: number; message?: string }) {
  const json = message === undefined ? {} : { code: 'refused', message }
  await page.route(`**/auth/v1/${call}*`, (route) => route.fulfill({ status, json }))
}

/** The sentence stands in the form, and a toast says the same. */
async function expectTold(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(page.locator('[data-sonner-toast][data-type=error]').first()).toHaveText(sentence)
}

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
