import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it('follows and sends pushed events on one page, by the topics that the request names', () => {
  const { screens, entities, notUnderstood } = understand(
    'A website that pushes events in real time from the server to the client. Users subscribe to events such as goals, cards and substitutions, and the page updates to reflect the latest events.',
  )
  expect(screens.map(({ path, sections }) => [path, ...sections.map(({ type }) => type)])).toEqual([
    ['/', 'eventFeed'],
  ])
  const [feed] = screens[0]?.sections ?? []
  expect(feed?.type === 'eventFeed' && feed.topics.map(({ name }) => name)).toEqual([
    'Goals',
    'Cards',
    'Substitutions',
  ])
  expect(entities).toEqual([])
  expect(notUnderstood).toEqual([])
})

it('leaves events that one goes to as they are', () => {
  const types = understand('An event platform where people browse events, register and get reminders.')
    .screens.flatMap(({ sections }) => sections)
    .map(({ type }) => type)
  expect(types).not.toContain('eventFeed')
})
