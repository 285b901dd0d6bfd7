import { LLMock } from '@copilotkit/aimock'
import {
  aiProviderEndpoints,
  fileEndpoints,
  projectEndpoints,
  settingsEndpoints,
  texts,
} from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import { replies, send } from './chat.ts'
import { expect, journey as plainJourney } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

const { settings, aiProviders } = texts
const { general, appearance, languages, notifications } = settings

/** A provider whose address a user gives, which the operator therefore allows to be on this machine. */
const journey = plainJourney.extend<object, { provider: { url: string }; product: Product }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = new LLMock({ port: 0 })
      provider.on({ userMessage: /.*/s }, { content: 'Said by the connected model.' })
      await provider.start()
      await use({ url: `${provider.url}/v1` })
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    ({ provider }, use) =>
      withProduct({ ALLOW_PRIVATE_ADDRESSES: 'true', OPENAI_BASE_URL: provider.url }, use),
    { scope: 'worker' },
  ],
  // A header of our own would make the preview's scripts, which come from another origin, ask for permission first.
  extraHTTPHeaders: {},
})

// One product with these settings, not one for each worker.
journey.describe.configure({ mode: 'default' })

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
    await becomeUser(page, inventPerson())
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

journey(
  'a key of one’s own is tried, never shown again, and forgotten',
  { tag: '@thorough' },
  async ({ page, product, provider, complaints }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)

    await page.goto('/dashboard')
    const card = page.getByRole('listitem').filter({ hasText: texts.dashboard.developerTools.aiProvider })
    await expect(card.getByText(texts.integrations.notConnected)).toBeVisible()
    await card.getByRole('button', { name: 'Connect OpenAI' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(aiProviders.fields.model).getByRole('option')).toHaveCount(2)
    await expect(dialog.getByLabel(aiProviders.fields.streaming)).toBeChecked()
    await dialog.getByRole('button', { name: aiProviders.connect }).click()
    await expect(dialog.getByText('Please enter your OpenAI API key')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(aiProviders.fields.key, { exact: true }).fill('a key nobody sees again')
    await dialog.getByRole('button', { name: aiProviders.connect }).click()
    await expect(card.getByText(texts.integrations.connected, { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Disconnect OpenAI' }).click()
    await expect(card.getByText(texts.integrations.notConnected)).toBeVisible()
    expect((await call(aiProviderEndpoints.list, {})).providers[0]).toMatchObject({ isConnected: false })

    await card.getByRole('link', { name: aiProviders.others }).click()
    const list = page.getByRole('region', { name: aiProviders.heading })
    await list.getByRole('button', { name: 'Connect Compatible server' }).click()
    await dialog.getByLabel(aiProviders.fields.baseUrl).fill('http://127.0.0.1:9/v1')
    await dialog.getByLabel(aiProviders.fields.models).fill('carpenter')
    await dialog.getByLabel(aiProviders.fields.key, { exact: true }).fill('a key nobody sees again')
    await dialog.getByRole('button', { name: aiProviders.connect }).click()
    await expect(dialog.getByText('The provider could not be reached. Nothing was saved.')).toBeVisible()
    await dialog.getByLabel(aiProviders.fields.baseUrl).fill(provider.url)
    await dialog.getByRole('button', { name: aiProviders.connect }).click()
    await expect(page.getByText('Compatible server connected')).toBeVisible()
    const row = list.getByRole('listitem').filter({ hasText: aiProviders.names.compatible })
    await expect(row.getByText(texts.integrations.connected, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard')
    await expect(card).toContainText('Your own models come from: Compatible server.')
    await page.goBack()
    await row.getByRole('button', { name: 'Reconfigure Compatible server' }).click()
    await expect(dialog.getByLabel(aiProviders.fields.key, { exact: true })).toHaveValue('')
    expect(await page.content()).not.toContain('a key nobody sees again')
    const removal = dialog.getByRole('checkbox', { name: aiProviders.fields.removesKey })
    await removal.focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByLabel(aiProviders.fields.key, { exact: true })).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const { providers } = await call(aiProviderEndpoints.list, {})
    expect(providers.find(({ id }) => id === 'compatible')).toMatchObject({
      isConnected: true,
      hasKey: false,
    })
    await row.getByRole('button', { name: 'Reconfigure Compatible server' }).click()
    await expect(dialog.getByText(aiProviders.fields.keyOptional)).toBeVisible()
    await expect(removal).toBeHidden()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Disconnect Compatible server' }).click()
    await expect(row.getByRole('button', { name: 'Connect Compatible server' })).toBeVisible()
    // The browser tells of the refused address; that it is refused is what this is about.
    complaints.splice(0)
  },
)

journey(
  'a project has a model, which answers as long as it is connected',
  { tag: '@thorough' },
  async ({ page, product, provider }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
    await call(aiProviderEndpoints.connect, {
      id: 'compatible',
      baseUrl: provider.url,
      models: ['carpenter'],
    })

    await page.goto(`/dashboard/chat?projectId=${projectId}`)
    const model = page.getByLabel(texts.chat.composer.model, { exact: true })
    await model.selectOption('offline')
    await expect
      .poll(async () => (await call(settingsEndpoints.readProject, { projectId })).model)
      .toBe('offline')
    await page.reload()
    await expect(model).toHaveValue('offline')
    await model.selectOption('compatible/carpenter')
    // Nothing can be sent before the conversation is there.
    await expect(page.getByText(texts.chat.conversation.empty)).toBeVisible()
    await send(page, 'Hello')
    await expect(replies(page).getByText('Said by the connected model.')).toBeVisible()

    await call(aiProviderEndpoints.disconnect, { id: 'compatible' })
    await page.reload()
    await expect(model).toHaveValue('compatible/carpenter')
    await expect(model.getByRole('option', { name: 'compatible/carpenter (not connected)' })).toBeAttached()
  },
)

journey(
  'a project is set up with one of eight languages and a framework of its own',
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    await page.goto('/dashboard/projects')
    await page.getByRole('button', { name: texts.projects.newProject }).click()
    const dialog = page.getByRole('dialog')
    const language = dialog.getByLabel(settings.projectSetup.language)
    await expect(language.getByRole('option')).toHaveText([
      settings.projectSetup.none,
      ...Object.values(settings.projectSetup.languages),
    ])
    await dialog.getByLabel(texts.projects.create.fields.title).fill('Oak shop')
    await language.selectOption('javascript')
    const framework = dialog.getByLabel(settings.projectSetup.framework)
    await expect(framework.getByRole('option')).toHaveText([
      'React',
      'Vue',
      'Angular',
      'Svelte',
      'Next.js',
      'Node.js',
      'Express',
    ])
    await language.selectOption('python')
    await framework.selectOption('flask')
    await dialog.getByRole('button', { name: texts.projects.create.submit }).click()
    await page.waitForURL('**/dashboard/chat**')
    const call = await openApi(product, person)
    const { projects } = await call(projectEndpoints.list, {})
    const [project] = projects
    expect(project?.title).toBe('Oak shop')
    if (project)
      expect(await call(settingsEndpoints.readProject, { projectId: project.id })).toMatchObject({
        setup: { language: 'python', framework: 'flask' },
      })
  },
)

journey('the badge is on the previewed app while it is on', async ({ page, product }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Oak bench' })
  const content = '<!doctype html><title>Oak</title><h1>Oak</h1>'
  await call(fileEndpoints.write, { projectId, path: 'index.html', content, baseHash: null })
  await page.goto(`/preview/${projectId}`)
  const app = page.frameLocator('iframe')
  // The first preview of a server starts its compiler.
  await expect(app.getByRole('heading', { name: 'Oak' })).toBeVisible()
  await expect(app.locator('joinery-badge').getByText('Made with Joinery')).toBeVisible()
  await call(settingsEndpoints.saveProject, { projectId, showsBadge: false })
  await page.reload()
  await expect(app.getByRole('heading', { name: 'Oak' })).toBeVisible()
  await expect(app.locator('joinery-badge')).toHaveCount(0)
})

async function openTab(page: Page, tab: keyof typeof settings.tabs) {
  await page.getByRole('tab', { name: settings.tabs[tab] }).click()
}

/** Goes back without waiting for what a page may hold up. */
const stepBack = (page: Page) => page.evaluate(() => history.back())
