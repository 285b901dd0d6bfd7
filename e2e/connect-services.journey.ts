import { fileEndpoints, fillText, integrationEndpoints, projectEndpoints, texts } from '@joinery/contract'
import { hasGit } from '../apps/server/src/testing/git-server.ts'
import { makeDesign } from '../apps/server/src/testing/service-doubles.ts'
import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import { expectFailure } from './expect-failure.ts'
import { expect } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson, registerAs, signInAs } from './people.ts'
import { connected } from './with-services.ts'

const { appBackend, codeHosting, designTool, hostedBackend, ...words } = texts.integrations
const { services } = texts

// One product with these settings, not one for each worker.
connected.describe.configure({ mode: 'default' })

const connectDialog = (page: Page, service: string) =>
  page.getByRole('dialog', { name: fillText(words.connectTitle, { service }) })
const rowOf = (page: Page, service: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: service, exact: true }) })
/** Holds the answer back for as long as it takes to see that it is waited for. */
async function connectSlowly(page: Page, dialog: Locator): Promise<void> {
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/integrations/*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: words.connect }).click()
  await expect(dialog.getByRole('button', { name: words.connecting })).toBeDisabled()
  seen.resolve()
  await expect(dialog).toBeHidden()
  await page.unrouteAll()
}

const toast = (page: Page, sentence: string) => page.locator('[data-sonner-toast]', { hasText: sentence })

connected(
  'a visitor comes from a connect button through the sign-in screen to its dialog',
  { tag: '@thorough' },
  async ({ page }) => {
    const person = inventPerson()
    await page.setViewportSize({ width: 1280, height: 900 })
    await registerAs(page, person)
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/pricing')
    await page.getByRole('link', { name: texts.layout.nav.connect.codeHosting }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signInAs(page, person)
    await expect(connectDialog(page, services.codeHosting)).toBeVisible()

    await page.goto('/pricing')
    await page.getByRole('link', { name: texts.layout.nav.connect.hostedBackend }).click()
    await expect(connectDialog(page, services.hostedBackend)).toBeVisible()
  },
)

connected('the button of the social network starts its sign-in', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/pricing')
  await page.getByRole('link', { name: texts.layout.nav.connect.social }).click()
  // No app at Google is set up here, and that is what the sign-in then says.
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  complaints.length = 0
})

connected(
  'a user connects, reconfigures and removes services in the settings',
  async ({ page, doubles, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/settings?tab=integrations')
    const open = async (service: string, button: string) => {
      await page.getByRole('button', { name: `${button} ${service}` }).click()
      return connectDialog(page, service)
    }

    let dialog = await open(services.hostedBackend, hostedBackend.button)
    await expectAccessible(page)
    await dialog.getByLabel(hostedBackend.url).fill(doubles.url)
    await dialog.getByLabel(hostedBackend.publishableKey).fill('wrong')
    await dialog.getByRole('button', { name: words.connect }).click()
    await expect(dialog.getByRole('alert')).toContainText(hostedBackend.refusals.publishableKey)
    await dialog.getByLabel(hostedBackend.publishableKey).fill(doubles.hostedBackend.publishableKey)
    await dialog.getByRole('button', { name: words.connect }).click()
    await expect(dialog).toBeHidden()
    await expect(
      rowOf(page, services.hostedBackend).getByText(words.connected, { exact: true }),
    ).toBeVisible()

    dialog = await open(services.designTool, words.connect)
    for (const feature of Object.values(designTool.features))
      await expect(dialog.getByText(feature)).toBeVisible()
    await dialog.getByRole('button', { name: words.connect }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please enter your Figma API token')
    await dialog.getByLabel(designTool.token).fill(doubles.designToken)
    await connectSlowly(page, dialog)
    await expect(toast(page, 'Figma integration successfully connected')).toBeVisible()

    dialog = await open(services.appBackend, words.connect)
    for (const [id, label] of Object.entries(appBackend.services)) {
      const box = dialog.getByRole('checkbox', { name: label })
      await expect(box).toBeChecked({ checked: ['firestore', 'storage'].includes(id) })
    }
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.connect }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please enter your Firebase configuration')
    const { apiKey, appId, projectId } = doubles.appBackend
    await dialog.getByLabel(appBackend.configuration).fill(
      JSON.stringify({
        apiKey,
        appId,
        projectId,
        authDomain: 'tea-shop.firebaseapp.com',
        storageBucket: 'tea-shop.appspot.com',
        messagingSenderId: '1234567890',
      }),
    )
    await connectSlowly(page, dialog)
    await expect(toast(page, 'Firebase integration successfully connected')).toBeVisible()

    await page.reload()
    const row = rowOf(page, services.appBackend)
    await expect(row.getByText(words.connected, { exact: true })).toBeVisible()
    await expect(
      row.getByRole('button', { name: `${words.reconfigure} ${services.appBackend}` }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectReadableColors(page)
    await row.getByRole('button', { name: `${words.disconnect} ${services.appBackend}` }).click()
    await expect(row.getByRole('button', { name: `${words.connect} ${services.appBackend}` })).toBeVisible()
    await expect(
      rowOf(page, services.mysql).getByRole('link', { name: `Setup ${services.mysql}` }),
    ).toHaveAttribute('href', '/dashboard/databases/connect')
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page)
    // The browser itself reports the request that was refused.
    complaints.length = 0
  },
)

connected(
  'a user brings code hosting, a backend and a design into a project',
  async ({ page, product, github, doubles, complaints }) => {
    connected.skip(!hasGit, 'There is no `git http-backend` on this machine.')
    connected.setTimeout(120_000)
    const person = inventPerson()
    const title = `Tea Shop ${person.email.slice(4, 12)}`
    const name = title.toLowerCase().replaceAll(' ', '-')
    await page.setViewportSize({ width: 1280, height: 900 })
    await becomeUser(page, person)
    const call = await openApi(product, person)
    const { id: projectId } = await call(projectEndpoints.create, { title })
    await call(fileEndpoints.write, { projectId, path: 'src/app.ts', content: 'tea\n', baseHash: null })

    await page.goto('/dashboard')
    const card = page.getByRole('listitem').filter({ hasText: texts.dashboard.developerTools.codeHosting })
    await expect(card.getByText(words.notConnected, { exact: true })).toBeVisible()
    await expect(card).toContainText(fillText(codeHosting.card.notCreated, { title }))
    await card.getByRole('link', { name: `${words.connect} ${services.codeHosting}` }).click()
    await connectDialog(page, services.codeHosting).getByRole('button', { name: codeHosting.withApp }).click()
    await expect(rowOf(page, services.codeHosting)).toContainText('Connected as ada.')
    await expect(page).not.toHaveURL(/code=|state=/)

    await page.goto(`/dashboard/chat?projectId=${projectId}`)
    await expect(page.getByRole('button', { name: `${services.hostedBackend}: Not Connected` })).toBeVisible()
    await page.getByRole('button', { name: `${services.codeHosting}: Connected` }).click()
    const panel = page.getByRole('dialog', { name: codeHosting.panel.title })
    await expect(panel.getByLabel(codeHosting.repository.name)).toHaveValue(name)
    await expect(panel.getByRole('checkbox', { name: codeHosting.repository.isPrivate })).toBeChecked()
    await panel.getByLabel(codeHosting.repository.name).fill(' ')
    await expect(panel.getByRole('button', { name: codeHosting.repository.create })).toBeDisabled()
    await panel.getByLabel(codeHosting.repository.name).fill(name)
    await expectAccessible(page)
    github.refuseWith(422)
    await panel.getByRole('button', { name: codeHosting.repository.create }).click()
    await expectFailure(page, 'Failed to create GitHub repository', 'GitHub says:')
    await expect(panel.getByRole('status')).toContainText(codeHosting.statuses.error)
    github.refuseWith(undefined)
    await panel.getByRole('button', { name: codeHosting.repository.create }).click()
    await expect(panel.getByRole('status')).toContainText(codeHosting.statuses.success)
    await expect(panel.getByRole('link', { name: codeHosting.panel.open })).toBeVisible()
    expect(await github.git.readFiles(`ada-${name}`)).toEqual({ 'src/app.ts': 'tea\n' })

    await github.git.commit(`ada-${name}`, { 'src/app.ts': 'coffee\n' })
    await panel.getByRole('button', { name: codeHosting.panel.pushNow }).click()
    await expectFailure(page, 'Failed to push to GitHub', 'Nothing was pushed.')
    await page.emulateMedia({ colorScheme: 'dark' })
    // The eleventh neutral on ink: a reason that is dark on dark is none.
    await expect(page.locator('[data-description]').first()).toHaveCSS('color', 'rgb(201, 208, 215)')
    await page.emulateMedia({ colorScheme: null })
    const { hash } = await call(fileEndpoints.read, { projectId, path: 'src/app.ts' })
    await call(fileEndpoints.write, { projectId, path: 'src/app.ts', content: 'water\n', baseHash: hash })
    await panel.getByRole('button', { name: codeHosting.panel.pull }).click()
    await expect(panel.getByRole('region', { name: codeHosting.panel.conflicts })).toContainText('src/app.ts')
    await expectAccessible(page)
    await panel.getByRole('button', { name: codeHosting.panel.takeTheirs }).click()
    await expect(toast(page, codeHosting.panel.pulled.one)).toBeVisible()
    expect((await call(fileEndpoints.read, { projectId, path: 'src/app.ts' })).content).toBe('coffee\n')
    await page.route(/\/repository(?:\?|$)/, (route) => route.abort())
    await panel.getByRole('button', { name: codeHosting.panel.unlink }).click()
    await expectFailure(page, 'Failed to remove the link', 'could not be reached')
    await page.unroute(/\/repository(?:\?|$)/)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: texts.versions.open, exact: true }).click()
    await page.getByRole('button', { name: fillText(codeHosting.panel.pushVersion, { n: 1 }) }).click()
    await expect(toast(page, 'Changes pushed to GitHub')).toBeVisible()
    expect((await github.git.readLog(`ada-${name}`))[0]).toBe('Restore from version history')
    await page.keyboard.press('Escape')

    await call(integrationEndpoints.connectHostedBackend, { url: doubles.url, ...doubles.hostedBackend })
    await call(integrationEndpoints.connectDesignTool, { token: doubles.designToken })
    doubles.designs.set('abcdefghij0123456789', makeDesign())
    await page.reload()
    await page.getByRole('button', { name: services.hostedBackend }).click()
    const dialog = page.getByRole('dialog', { name: words.project.title })
    await dialog
      .getByRole('button', { name: `${words.project.addClient}: ${services.hostedBackend}` })
      .click()
    await expect(toast(page, '2 files written')).toBeVisible()
    await dialog
      .getByLabel(designTool.import.file)
      .fill('https://www.figma.com/design/abcdefghij0123456789/Tea')
    await dialog.getByRole('button', { name: designTool.import.submit }).click()
    await expect(toast(page, 'Imported 1 component and 2 variables of Tea shop')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: hostedBackend.link }).click()
    await expect(toast(page, hostedBackend.linked)).toBeVisible()
    await call(integrationEndpoints.remove, { service: 'hosted-backend' })
    await dialog.getByRole('button', { name: hostedBackend.link }).click()
    await expectFailure(page, 'Failed to link GitHub and Supabase', words.connectFirst['hosted-backend'])
    await dialog
      .getByRole('button', { name: `${words.project.addClient}: ${services.hostedBackend}` })
      .click()
    await expectFailure(page, 'Failed to set up Supabase project', words.connectFirst['hosted-backend'])

    await page.goto('/dashboard')
    await expect(card.getByText(words.connected, { exact: true })).toBeVisible()
    await expect(card).toContainText(fillText(codeHosting.card.created, { title }))
    expect(github.violations).toEqual([])
    // The browser itself reports the requests that were refused.
    complaints.length = 0
  },
)

connected(
  'a project without a repository says so when a version is pushed',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const call = await openApi(product, person)
    const { id: projectId } = await call(projectEndpoints.create, { title: 'Alone' })
    await call(fileEndpoints.write, { projectId, path: 'a.ts', content: 'a', baseHash: null })
    await page.goto(`/dashboard/chat?projectId=${projectId}`)
    await page.getByRole('button', { name: texts.versions.open, exact: true }).click()
    await page.getByRole('button', { name: fillText(codeHosting.panel.pushVersion, { n: 1 }) }).click()
    await expect(toast(page, 'Repository URL not available.')).toBeVisible()
  },
)
