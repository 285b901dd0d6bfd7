import { projectEndpoints, settingsEndpoints, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson, signInAs } from './people.ts'

const { settings } = texts
const { general, appearance, languages, notifications } = settings

journey('a user changes what is in the four tabs, and finds it saved', async ({ page, browser, product }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const person = inventPerson()
  await becomeUser(page, person)
  await page.goto('/dashboard/settings')
  const name = page.getByLabel(general.projectName)
  await expect(name).toHaveValue(general.defaultProjectName)
  await expect(name).toBeDisabled()
  await expect(page.getByText(general.noProject)).toBeVisible()

  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
  await page.reload()
  await expect(page.getByRole('heading', { name: settings.heading, level: 1 })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(Object.values(settings.tabs))
  for (const heading of [notifications.heading, texts.account.heading, texts.account.dangerZone])
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
  await expect(name).toHaveValue('Oak bench')
  const badge = page.getByLabel(general.showBadge)
  await expect(badge).toBeChecked()
  await name.fill('Oak table')
  await badge.uncheck()
  await expect(page.getByText(settings.unsaved)).toBeVisible()

  await openTab(page, 'appearance')
  const theme = page.getByLabel(appearance.theme, { exact: true })
  await expect(theme).toHaveValue('dark')
  await expect(theme.getByRole('option')).toHaveText([appearance.light, appearance.dark, appearance.system])
  await expect(page.getByText(appearance.notChosen)).toBeVisible()
  await page.getByRole('button', { name: 'Use Dark' }).click()
  await expect(theme).toBeFocused()
  await expect(page.getByText(appearance.notChosen)).toBeHidden()

  await openTab(page, 'languages')
  const choices: [string, string[]][] = [
    [languages.frontendLanguage.label, ['JavaScript', 'TypeScript']],
    [languages.frontendFramework.label, ['React', 'Vue', 'Svelte']],
    [languages.backendFramework.label, ['Node.js/Express', 'Laravel', 'Django', 'Flask', 'Ruby on Rails']],
  ]
  for (const [label, options] of choices)
    await expect(page.getByLabel(label).getByRole('option')).toHaveText(options)
  await page.getByLabel(languages.frontendFramework.label).selectOption('vue')
  await page.getByLabel(notifications.failure).check()
  await expectAccessible(page)

  await page.getByRole('button', { name: settings.saveAll }).click()
  await expect(page.getByText(settings.saved)).toBeVisible()
  await expect(page.getByText(settings.unsaved)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await call(settingsEndpoints.read, {})).toMatchObject({
    theme: 'dark',
    frontendFramework: 'vue',
    mailsFailure: true,
    mailsSuccess: false,
  })
  expect(await call(settingsEndpoints.readProject, { projectId })).toMatchObject({
    title: 'Oak table',
    showsBadge: false,
  })
  await page.reload()
  await expect(page.getByLabel(languages.frontendFramework.label)).toHaveValue('vue')

  const elsewhere = await browser.newPage({ baseURL: product.address, colorScheme: 'light' })
  await elsewhere.goto('/healthz')
  const [key, session] = await page.evaluate(() => Object.entries(sessionStorage)[0] ?? ['', ''])
  await elsewhere.evaluate(([slot, value]) => sessionStorage.setItem(slot, value), [key, session] as const)
  await elsewhere.goto('/dashboard/settings')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark')
  await elsewhere.close()

  await page.setViewportSize({ width: 375, height: 800 })
  for (const tab of ['general', 'appearance', 'languages', 'integrations'] as const) {
    await openTab(page, tab)
    await expectNoSidewaysScroll(page)
  }
  await expectReadableColors(page)
})

journey(
  'whoever saves something else keeps the theme of this browser',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    await page.goto('/dashboard/settings?tab=languages')
    const framework = page.getByLabel(languages.frontendFramework.label)
    await framework.selectOption('vue')
    await page.getByRole('button', { name: settings.saveAll }).click()
    await expect(page.getByText(settings.saved)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await page.reload()
    await expect(framework).toHaveValue('vue')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(await call(settingsEndpoints.read, {})).toMatchObject({
      theme: 'system',
      frontendFramework: 'vue',
    })
  },
)

journey('what stands there from the beginning is saved as it is', async ({ page, product, complaints }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  await page.goto('/dashboard/settings?tab=languages')
  const save = page.getByRole('button', { name: settings.saveAll })
  await page.route('**/api/settings', (route) => route.abort())
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: settings.saveFailed })).toBeVisible()
  await expect(page.getByText(settings.saved)).toBeHidden()
  await page.unroute('**/api/settings')
  await save.click()
  await expect(page.getByText(settings.saved)).toBeVisible()
  expect(await call(settingsEndpoints.read, {})).toMatchObject({
    isSaved: true,
    theme: 'system',
    frontendLanguage: 'typescript',
    frontendFramework: 'react',
    backendFramework: 'node',
  })
  complaints.splice(0)
})

journey(
  'a typed name is saved with all else, and nobody leaves it behind unasked',
  { tag: '@thorough' },
  async ({ page }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: texts.layout.shell.links.settings, exact: true }).click()
    const name = page.getByLabel(texts.auth.fields.fullName)
    await name.fill('Ada of the joints')
    await expect(page.getByText(settings.unsaved)).toBeVisible()
    const question = page.getByRole('dialog', { name: settings.leave.title })
    await page.getByRole('link', { name: texts.layout.shell.links.projects, exact: true }).click()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: settings.leave.stay }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/settings/)
    await stepBack(page)
    await question.getByRole('button', { name: settings.leave.stay }).click()
    await expect(page).toHaveURL(/settings/)
    await page.getByRole('button', { name: texts.layout.shell.signOut }).click()
    await question.getByRole('button', { name: settings.leave.stay }).click()
    await expect(page).toHaveURL(/settings/)

    await expect(name).toHaveValue('Ada of the joints')
    await page.getByRole('button', { name: settings.saveAll }).click()
    await expect(page.getByText(settings.saved)).toBeVisible()
    await expect(page.getByText(settings.unsaved)).toBeHidden()
    await page.reload()
    await expect(name).toHaveValue('Ada of the joints')

    await name.fill('Ada of nothing')
    await stepBack(page)
    await question.getByRole('button', { name: settings.leave.submit }).click()
    await expect(page).toHaveURL(/dashboard$/)

    await page.getByRole('link', { name: texts.layout.shell.links.settings, exact: true }).click()
    await expect(name).toHaveValue('Ada of the joints')
    await name.pressSequentially(' and nails')
    await page.getByRole('link', { name: texts.layout.shell.links.projects, exact: true }).click()
    await question.getByRole('button', { name: settings.leave.submit }).click()
    await expect(page.getByRole('heading', { name: texts.projects.heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()

    await page.getByRole('link', { name: texts.layout.shell.links.settings, exact: true }).click()
    await name.pressSequentially(' and nails')
    await page.getByRole('button', { name: texts.layout.shell.signOut }).click()
    await question.getByRole('button', { name: settings.leave.submit }).click()
    await expect(page.getByText(texts.auth.signOut.succeeded)).toBeVisible()
    await signInAs(page, person)

    // Whoever closes the tab is asked by the browser.
    await page.getByRole('link', { name: texts.layout.shell.links.settings, exact: true }).click()
    await name.pressSequentially(' and nails')
    const asking = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const asked = await asking
    expect(asked.type()).toBe('beforeunload')
    await asked.accept()
  },
)

journey(
  'tabs are walked by keyboard, and a closed dialog gives the focus back',
  { tag: '@thorough' },
  async ({ page }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/settings')
    await page.getByRole('tab', { name: settings.tabs.general }).focus()
    for (const tab of ['appearance', 'languages', 'integrations'] as const) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: settings.tabs[tab] })).toBeFocused()
    }
    await page.goto('/dashboard/settings?tab=integrations')
    const configure = page.getByRole('button', { name: /^Configure/ }).first()
    await configure.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(configure).toBeFocused()
  },
)

journey(
  'what the server does not save is not called saved',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    await (
      await openApi(product, person)
    )(projectEndpoints.create, { title: 'Oak bench' })
    await page.goto('/dashboard/settings')
    const save = page.getByRole('button', { name: settings.saveAll })
    await page.getByLabel(general.projectName).fill('  ')
    await save.click()
    const alert = page.getByRole('alert').filter({ hasText: settings.saveFailed })
    await expect(alert).toContainText('Project title is required')
    await page.route('**/api/projects/*/settings', (route) => route.abort())
    await page.getByLabel(general.projectName).fill('Oak chair')
    await save.click()
    await expect(alert).toContainText('could not be reached')
    await expect(page.getByText(settings.saved)).toBeHidden()
    await page.unroute('**/api/projects/*/settings')
    await save.click()
    await expect(page.getByText(settings.saved)).toBeVisible()
    complaints.splice(0)
  },
)

async function openTab(page: Page, tab: keyof typeof settings.tabs) {
  await page.getByRole('tab', { name: settings.tabs[tab] }).click()
}

/** Goes back without waiting for what a page may hold up. */
const stepBack = (page: Page) => page.evaluate(() => history.back())
