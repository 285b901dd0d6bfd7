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
