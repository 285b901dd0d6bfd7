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

function listsJobs(section: { type: string; entity?: unknown }): boolean {
  return section.type === 'collection' && section.entity === 'job'
}
