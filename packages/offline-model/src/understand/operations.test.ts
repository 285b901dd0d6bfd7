import { expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { toPlural, toSingular } from './language/inflect.ts'
import { understand } from './understand.ts'

function accessTo({ screens }: ApplicationModel, matches: (section: object) => boolean): string[] {
  return [
    ...new Set(screens.filter(({ sections }) => sections.some(matches)).map(({ access }) => access)),
  ].toSorted()
}

const lists = (entity: string) => (section: object) =>
  'type' in section && section.type === 'collection' && 'entity' in section && section.entity === entity

it('rights are given and logs are read by those who run the place', () => {
  const model = understand(
    'A plant operations website with channel monitoring, user permissions and system logs. Users log in and view system logs. Administrators manage user permissions.',
  )
  expect(accessTo(model, (section) => 'type' in section && section.type === 'permissions')).toEqual(['roles'])
  expect(accessTo(model, lists('systemLog'))).toEqual(['roles'])
  const log = model.entities.find(({ id }) => id === 'systemLog')
  expect(log?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['level', 'source', 'loggedAt']))
})

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
