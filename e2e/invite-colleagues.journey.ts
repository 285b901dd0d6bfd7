import { fillText, projectEndpoints, teamEndpoints, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { openApi } from './api.ts'
import { grantPlan } from './database.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson, signInAs } from './people.ts'
import type { Person } from './people.ts'

const accept = texts.invitationLink
const { acts, invitations, invite, log, removal, roles, users } = texts.people

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name })
const rowOf = (page: Page, email: string) =>
  sectionOf(page, users.heading).getByRole('listitem').filter({ hasText: email })

async function inviteFromScreen(page: Page, email: string, role = 'User') {
  await page.getByRole('button', { name: 'Invite User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite New User' })
  await dialog.getByLabel(invite.email).fill(email)
  await dialog.getByLabel(invite.role).selectOption(role)
  await dialog.getByRole('button', { name: invite.submit }).click()
  return dialog
}

async function choose(page: Page, email: string, act: string) {
  await page.getByRole('button', { name: fillText(users.menu, { email }) }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

journey(
  'an admin invites a colleague, who registers by the link and works on the shared project',
  async ({ page, product, browser, complaints }) => {
    const ada = inventPerson()
    const grace: Person = { ...inventPerson(), name: 'Grace Example' }
    await becomeUser(page, ada)
    await grantPlan(product, ada, 'enterprise')
    const call = await openApi(product, ada)
    await call(projectEndpoints.create, { title: 'Tea shop' })

    await page.goto('/dashboard/users')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
    await expect(rowOf(page, ada.email)).toContainText('Admin')
    await expect(rowOf(page, ada.email)).toContainText(users.active)
    await expect(sectionOf(page, 'Pending Invitations')).toContainText(invitations.none)
    await expect(sectionOf(page, log.heading)).toContainText(log.none)

    const dialog = await inviteFromScreen(page, 'nobody')
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await expect(dialog.getByLabel(invite.email)).toBeFocused()
    await expect(dialog.getByLabel(invite.role).getByRole('option')).toHaveText(['User', 'Admin'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.route('**/api/team/*/invitations', (route) => route.abort())
    await inviteFromScreen(page, grace.email)
    await expect(page.getByText('Failed to send invitation')).toBeVisible()
    await page.unrouteAll()
    complaints.length = 0
    await dialog.getByRole('button', { name: invite.submit }).click()
    await expect(page.getByText(`Invitation sent to ${grace.email}`)).toBeVisible()
    await expect(page.getByText(invite.kept), 'no mail server is set').toBeVisible()
    await expect(sectionOf(page, 'Pending Invitations')).toContainText(texts.keptMail.sentence)
    await expect(dialog).toBeHidden()
    await expect(sectionOf(page, 'Pending Invitations')).toContainText(grace.email)
    await expect(sectionOf(page, 'Pending Invitations')).toContainText(invitations.pending)
    await page.getByRole('button', { name: fillText(invitations.resendTo, { email: grace.email }) }).click()
    await expect(sectionOf(page, log.heading)).toContainText('again')

    const visit = await browser.newContext({ baseURL: product.address })
    const other = await visit.newPage()
    await other.goto(await product.mailedLink(grace.email))
    await expect(other.getByText(ada.email)).toBeVisible()
    await expect(other.getByText(fillText(accept.forAddress, { email: grace.email }))).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('link', { name: accept.register }).click()
    await fillRegistration(other, grace)
    await signInAs(other, grace)
    await other.getByRole('button', { name: accept.submit }).click()
    await expect(other.getByText(`Welcome to ${ada.name}'s workspace`)).toBeVisible()
    await other.getByRole('link', { name: accept.toProjects }).click()
    await expect(other.getByText(fillText(texts.projects.card.sharedBy, { name: ada.name }))).toBeVisible()
    await other
      .getByRole('button', { name: fillText(texts.projects.card.menu, { title: 'Tea shop' }) })
      .click()
    await expect(other.getByRole('menuitem', { name: texts.projects.card.rename })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: texts.projects.card.delete })).toBeHidden()
    await other.keyboard.press('Escape')

    await other.goto('/dashboard/users')
    await other.getByLabel(texts.people.workspace).selectOption({ label: `${ada.name}'s workspace` })
    await expect(rowOf(other, ada.email)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Invite User' })).toBeHidden()
    await expect(sectionOf(other, 'Pending Invitations')).toBeHidden()

    await visit.close()
  },
)

journey(
  'an admin gives a seat, suspends, changes the role and removes, and the colleague sees it at once',
  async ({ page, product, browser, complaints }) => {
    const ada = inventPerson()
    const grace = inventPerson()
    await becomeUser(page, ada)
    await grantPlan(product, ada, 'enterprise')
    const call = await openApi(product, ada)
    const { current } = await call(teamEndpoints.read, {})
    await call(projectEndpoints.create, { title: 'Tea shop' })
    await call(teamEndpoints.invite, { workspaceId: current.id, email: grace.email, role: 'user' })
    const visit = await browser.newContext({ baseURL: product.address })
    const other = await visit.newPage()
    await becomeUser(other, grace)
    const token = new URL(await product.mailedLink(grace.email)).hash.slice(1)
    await (
      await openApi(product, grace)
    )(teamEndpoints.accept, { token })

    await page.goto('/dashboard/users')
    await choose(page, grace.email, acts.giveSeat)
    await expect(rowOf(page, grace.email)).toContainText(users.hasSeat)
    await expect(page.getByText('2 of 5 seats used')).toBeVisible()
    await choose(page, grace.email, acts.suspend)
    await expect(rowOf(page, grace.email)).toContainText(users.suspended)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColors(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page)
    await other.goto(`/dashboard/users?workspace=${current.id}`)
    await expect(other.getByText(users.loadFailed)).toBeVisible()
    await choose(page, grace.email, acts.reinstate)
    await choose(page, grace.email, acts.makeAdmin)
    await expect(rowOf(page, grace.email)).toContainText(roles.admin)
    await other.getByRole('button', { name: texts.common.actions.retry }).click()
    await expect(other.getByRole('button', { name: 'Invite User' })).toBeVisible()

    await choose(page, grace.email, acts.remove)
    await page
      .getByRole('dialog', { name: fillText(removal.title, { email: grace.email }) })
      .getByRole('button', { name: acts.remove })
      .click()
    await expect(page.getByText(fillText(acts.removed, { email: grace.email }))).toBeVisible()
    await expect(rowOf(page, grace.email)).toBeHidden()
    await expect(sectionOf(page, log.heading)).toContainText(`removed ${grace.email}`)
    await other.goto('/dashboard/projects')
    await expect(other.getByRole('heading', { name: texts.projects.empty.heading })).toBeVisible()
    await visit.close()
    complaints.length = 0
  },
)

journey(
  'an invitation says why it does not lead in, and lets in whom it is for',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const ada = inventPerson()
    const eve = inventPerson()
    await becomeUser(page, ada)
    const call = await openApi(product, ada)
    const { current } = await call(teamEndpoints.read, {})
    await becomeUser(page, eve)
    const place = { workspaceId: current.id }
    const grace = inventPerson()
    const { id } = await call(teamEndpoints.invite, { ...place, email: grace.email, role: 'user' })
    const link = await product.mailedLink(grace.email)
    await page.goto(link)
    await page.getByRole('button', { name: accept.submit }).click()
    await expect(
      page.getByText(fillText(accept.otherAddress, { email: grace.email, own: eve.email })),
    ).toBeVisible()
    await call(teamEndpoints.revoke, { ...place, invitationId: id })
    await page.reload()
    await expect(page.getByText(accept.revoked)).toBeVisible()
    await page.goto('/invitation')
    await expect(page.getByText(accept.unknown)).toBeVisible()

    await call(teamEndpoints.invite, { ...place, email: eve.email, role: 'admin' })
    await page.goto(await product.mailedLink(eve.email))
    await page.getByRole('button', { name: accept.submit }).click()
    await expect(page.getByText(`Welcome to ${ada.name}'s workspace`)).toBeVisible()
    await page.goto(`/dashboard/users?workspace=${current.id}`)
    await choose(page, eve.email, acts.leave)
    await page.getByRole('dialog').getByRole('button', { name: acts.leave }).click()
    await expect(page).toHaveURL('/dashboard/users')
    await expect(rowOf(page, ada.email)).toBeHidden()
    // The browser itself reports the refused request.
    complaints.length = 0
  },
)

async function fillRegistration(page: Page, { name, email, password }: Person) {
  const { fields } = texts.auth
  await page.getByLabel(fields.fullName).fill(name)
  await page.getByLabel(fields.email).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByLabel(fields.confirmPassword).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: texts.register.submit }).click()
}
