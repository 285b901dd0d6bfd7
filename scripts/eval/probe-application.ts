import type { ApplicationModel, Role, Screen } from '@joinery/offline-model'
import type { Page } from '@playwright/test'
import { probeAccessibility } from './probe-accessibility.ts'
import { offersSignOut, probeAccounts, signInAs } from './probe-accounts.ts'
import { probeCharts } from './probe-charts.ts'
import { probeColours } from './probe-colours.ts'
import { probeControls } from './probe-controls.ts'
import { hasForm, probeForms } from './probe-forms.ts'
import { probeNavigation } from './probe-navigation.ts'
import { probeRecords } from './probe-records.ts'
import type { ManagedList } from './probe-records.ts'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { countOutsideActs, openPath } from './read-page.ts'

const maxLists = 2

/** What a visitor would try: look, follow every link, press every button, fill every form, make and delete a record. */
export async function probeApplication(
  page: Page,
  { model, screens: maxScreens = 7 }: { model: ApplicationModel; screens?: number | undefined },
): Promise<Probe[]> {
  await page.addInitScript(countOutsideActs)
  await openPath(page, '/')
  const probes = await probeColours(page, model)
  probes.push(...(await probeAccounts(page, model)))
  const role = model.roles.find(({ isStaff }) => isStaff) ?? model.roles[0]
  const hasAccounts = model.modules.some(({ type }) => type === 'accounts')
  const isInside = hasAccounts && role !== undefined && (await signInAs(page, { model, role }))
  if (hasAccounts) probes.push(judge('the offered account opens', isInside))
  const open = model.screens.filter((screen) => mayOpen(screen, isInside ? role : undefined))
  const shown = open.filter(
    ({ path, sections }) => !path.includes(':') && !sections.some(({ type }) => doors.has(type)),
  )
  const sought = shown.filter(({ sections }) => !sections.some(({ type }) => type === 'checkout'))
  probes.push(...(await probeNavigation(page, { model, sought })))
  for (const { path } of shown.slice(0, maxScreens)) {
    probes.push(...(await probeAccessibility(page, path)))
    if (await hasForm(page)) probes.push(...(await probeForms(page, path)))
    probes.push(...(await probeControls(page, path)))
    // Pressing everything may have signed out, which would close the doors of what follows.
    if (isInside) await signInAgain(page, { model, role })
  }
  for (const list of listManaged(model, shown).slice(0, maxLists))
    probes.push(...(await probeRecords(page, list)))
  for (const { path, sections } of shown)
    if (sections.some(({ type }) => charted.has(type))) probes.push(await probeCharts(page, path))
  return probes
}

const doors: ReadonlySet<string> = new Set(['signIn', 'register', 'recoverPassword'])
const charted: ReadonlySet<string> = new Set(['dashboard', 'reportBuilder'])

function mayOpen({ access, roles }: Screen, role: Role | undefined): boolean {
  if (access === 'public') return true
  return role !== undefined && (access === 'signedIn' || roles.includes(role.id))
}

async function signInAgain(page: Page, account: { model: ApplicationModel; role: Role }): Promise<void> {
  if (!(await offersSignOut(page))) await signInAs(page, account)
}

function listManaged({ entities }: ApplicationModel, screens: readonly Screen[]): ManagedList[] {
  const lists: ManagedList[] = []
  for (const { path, sections } of screens)
    for (const section of sections) {
      if (section.type !== 'collection' || !section.isManaged || section.scope === 'newest') continue
      const entity = entities.find(({ id }) => id === section.entity)
      if (!entity?.abilities.includes('create') || lists.some(({ one }) => one === entity.one)) continue
      lists.push({
        path,
        one: entity.one,
        canEdit: entity.abilities.includes('edit'),
        canDelete: entity.abilities.includes('delete'),
      })
    }
  return lists
}
