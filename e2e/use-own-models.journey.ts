import { LLMock } from '@copilotkit/aimock'
import { aiProviderEndpoints, projectEndpoints, settingsEndpoints, texts } from '@joinery/contract'
import { expectAccessible } from './accessibility.ts'
import { openApi } from './api.ts'
import { replies, send } from './chat.ts'
import { expect, journey as plainJourney } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

const { aiProviders } = texts

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
