import { expect, it } from 'vitest'
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

function listsJobs(section: { type: string; entity?: unknown }): boolean {
  return section.type === 'collection' && section.entity === 'job'
}
