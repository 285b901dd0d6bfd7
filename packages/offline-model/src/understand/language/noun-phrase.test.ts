import { expect, it } from 'vitest'
import { cleanNounPhrase } from './noun-phrase.ts'

it.each([
  ['the free parking spaces', 'parking spaces'],
  ['the free hours of each court', 'court'],
  ['free trials', 'free trials'],
  ['the care of bee colonies', 'bee colonies'],
  ['a partner of similar level', 'partner'],
  ['the progress towards the goal', 'progress'],
  ['the car afterwards', 'car'],
  ['two loans side by side', 'loans'],
  ['lost items', 'lost items'],
  ['order items', 'order'],
])('a thing is called by its own name, not by how it happens to be: %s', (phrase, thing) => {
  expect(cleanNounPhrase(phrase)).toBe(thing)
})
