import { expect, it } from 'vitest'
import type { Screen } from '../model/application-model.ts'
import { understand } from './understand.ts'

it('what people apply for is listed to them and to those who decide, and to nobody else', () => {
  const { screens } = understand(
    'A job board where applicants register, search jobs and apply, and see their applications. Employers post jobs and review applications.',
  )
  const lists = screens.flatMap(({ access, sections }) =>
    sections.flatMap((section) =>
      section.type === 'collection' && section.entity === 'application' ? [`${access} ${section.scope}`] : [],
    ),
  )
  expect([...new Set(lists)].toSorted()).toEqual(['roles all', 'signedIn mine'])
  expect(screens.some(({ access, sections }) => access === 'public' && sections.some(listsJobs))).toBe(true)
})

it('those who register are listed to those who run the place only', () => {
  const { screens } = understand(
    'A blood donation website. Donors register with their blood group and book donation appointments. Staff manage donors.',
  )
  const lists = screens.filter(({ sections }) =>
    sections.some((section) => section.type === 'collection' && section.entity === 'donor'),
  )
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.map(({ access }) => access)).toEqual(lists.map(() => 'roles'))
})

it('people hand in applications themselves, and somebody else decides about them', () => {
  const { entities, roles, screens } = understand(
    'A town services website. Residents log in, check the progress of their applications and read guides.',
  )
  const application = entities.find(({ one }) => one.endsWith('application'))
  const approve = application?.lifecycle?.steps.find(({ label }) => label === 'Approve')
  expect(roles.some(({ isStaff }) => isStaff)).toBe(true)
  expect(approve?.roles).toEqual(['administrator'])
  const own = screens
    .flatMap(({ sections }) => sections)
    .find((section) => section.type === 'collection' && section.scope === 'mine')
  expect(own).toMatchObject({ entity: application?.id, isManaged: true })
})

it('what a house writes down about its money and its people is read by those who have an account there', () => {
  const { screens } = understand(
    'A transport management system. Users log in, manage vehicles, employees and invoices. Administrators manage users.',
  )
  expect(accessTo(screens, 'invoice')).toEqual(['roles', 'signedIn'])
  expect(accessTo(screens, 'employee')).toEqual(['roles', 'signedIn'])
  expect(accessTo(screens, 'vehicle')).toContain('public')
})

it('a file of patients is seen by the patient it is of and by those who treat them', () => {
  const { screens } = understand(
    'A clinic app. Patients register, add and view their own patient files and book appointments with doctors. Doctors log in and view patient files.',
  )
  expect(accessTo(screens, 'patientFile')).toEqual(['roles', 'signedIn'])
})

it('whether an order is paid is said by the shop', () => {
  const { entities } = understand(
    'An online shop for tea. Customers register, fill a cart, check out and see their orders. Administrators manage orders.',
  )
  const steps = entities.find(({ id }) => id === 'order')?.lifecycle?.steps
  expect(steps?.find(({ label }) => label === 'Mark as paid')?.roles).toEqual(['administrator'])
  expect(steps?.find(({ label }) => label === 'Cancel')).toMatchObject({ roles: [], by: 'maker' })
})

function accessTo(screens: readonly Screen[], entity: string): string[] {
  const about = screens.filter(({ sections }) =>
    sections.some(
      (section) => (section.type === 'collection' || section.type === 'detail') && section.entity === entity,
    ),
  )
  return [...new Set(about.map(({ access }) => access))].toSorted()
}

function listsJobs(section: { type: string; entity?: unknown }): boolean {
  return section.type === 'collection' && section.entity === 'job'
}
