import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it.each([
  ["We're a small bakery. Build us a website with our menu, opening hours and a contact form.", 'Bakery'],
  ['I run a yoga studio. I need a website with a class schedule and online booking.', 'Yoga Studio'],
  [
    "I'm a wedding photographer. Make me a portfolio with galleries, packages and an inquiry form.",
    'Wedding Photographer Portfolio',
  ],
])('an app is called after whoever says who they are before they ask for it: %s', (request, name) => {
  const model = understand(request)
  expect([model.name, model.notUnderstood]).toEqual([name, []])
})

it('two names of one thing are one list', () => {
  const model = understand(
    'An internal tool to approve vacation requests: employees ask for days off, managers approve or reject',
  )
  expect(model.name).toBe('Vacation Requests')
  expect(model.entities.map(({ one }) => one)).toEqual(['vacation request'])
})

it('what is done with found things is no field of them', () => {
  const model = understand(
    'Lost and found for our school: report a found item with photo, search items, claim an item',
  )
  expect(model.name).toBe('Lost and Found')
  expect(model.entities.flatMap(({ fields }) => fields.map(({ id }) => id))).not.toContain('searchItem')
})

it('a list of wishes after who speaks is what their platform has', () => {
  const model = understand(
    'We organize a film festival. We need a jury view where jurors rate films from 1 to 10, a ranking of films by average score, and a public schedule of screenings.',
  )
  expect(model.name).toBe('Film Festival')
  expect(model.screens.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Films', 'Leaderboard', 'Screenings']),
  )
})

it('what is shown of all is a page, and what nothing was built for is not said to be there', () => {
  const { screens, notUnderstood } = understand(
    'An app for our running club: members log runs with distance and time, leaderboard for the month, and personal bests per distance.',
  )
  expect(screens.map(({ title }) => title)).toContain('Leaderboard')
  expect(notUnderstood).toEqual(['personal bests per distance'])
  expect(understand('A meal planner: drag recipes into the days').notUnderstood).toContain(
    'drag recipes into the days',
  )
})
