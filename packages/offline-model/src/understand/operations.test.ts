import { expect, it } from 'vitest'
import { toPlural, toSingular } from './language/inflect.ts'
import { understand } from './understand.ts'

it('what general words mean follows from what else is said', () => {
  const names = (request: string) => understand(request).entities.map(({ one }) => one)
  expect(names('A television operations website with channel management and program scheduling.')).toContain(
    'TV program',
  )
  const platform = names('A platform for creating API interfaces. Users create APIs and query call records.')
  expect(platform).toContain('API interface')
  expect(platform).not.toContain('API')
})

it('several APIs are one API each', () => {
  expect([toSingular('APIs'), toPlural('API'), toSingular('apis')]).toEqual(['API', 'APIs', 'api'])
})

it('representatives are people, and whoever takes part in discussions finds a place for them', () => {
  const model = understand(
    'A town council app. Residents browse representative information and participate in discussions.',
  )
  const people = model.entities.find(({ id }) => id === 'representative')
  expect(people?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['district', 'officeHours']))
  expect(model.screens.some(({ sections }) => sections.some(({ type }) => type === 'forum'))).toBe(true)
})
