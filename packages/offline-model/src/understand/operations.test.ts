import { expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { toPlural, toSingular } from './language/inflect.ts'
import { shareHeads } from './language/share-heads.ts'
import { findTemplate } from './subjects/entity-templates.ts'
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

it('accounts of a firm are on platforms, and traffic is of visitors', () => {
  const { entities } = understand(
    'A marketing platform for managing enterprise public accounts, publishing posts and pushing user traffic. Users push traffic to users and plan online and offline activities.',
  )
  const fieldsOf = (id: string) =>
    entities.find((entity) => entity.id === id)?.fields.map((field) => field.id)
  expect(fieldsOf('enterprisePublicAccount')).toEqual(expect.arrayContaining(['platform', 'followers']))
  const traffic = findTemplate('user traffic')?.known.fields.map(({ id }) => id)
  expect(traffic).toEqual(expect.arrayContaining(['source', 'visitors']))
  // Neither the ones nor the others alone.
  expect(shareHeads('plan online and offline activities')).toBe('plan activities')
})

it('each upload takes what its thing is made of', () => {
  const uploads = understand('A scrapyard website where users upload images and upload videos of cars.')
    .screens.flatMap(({ sections }) => sections)
    .flatMap((section) => (section.type === 'upload' ? [section.accepts.join(' ')] : []))
  expect(uploads.toSorted()).toEqual(['image/*', 'video/*'])
})

it('collected feedback is read by those who run the place, and is no favourite', () => {
  const { screens } = understand(
    'An app testing platform to collect user feedback on apps. Administrators organize user feedback. Users log in.',
  )
  expect(screens.map(({ title }) => title)).not.toContain('Favourites')
})

it('what is loaded and unloaded has a vehicle, a gate, a number of packages and how far it has come', () => {
  const { entities, notUnderstood } = understand(
    'A depot website for large and small package loading and unloading. Users manage the loading and unloading process and query historical records.',
  )
  const load = entities.find(({ fields }) => fields.some(({ id }) => id === 'vehicle'))
  expect(load?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['gate', 'packages', 'direction']))
  expect(load?.lifecycle?.states.map(({ name }) => name)).toEqual(['Waiting', 'In progress', 'Done'])
  expect(notUnderstood).toEqual([])
})
