import { describe, expect, it } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'

describe('what was typed in a hurry', () => {
  it.each([
    ['mortage calculator', 'mortgage calculator'],
    ['a recipie book', 'a recipe book'],
    ['Calender for my bussines', 'Calendar for my business'],
    ['inventroy managment', 'inventory management'],
    ['dashbaord of expences and invioces', 'dashboard of expences and invoices'],
    ['employe libary', 'employee library'],
    ['three flashcrads, two categorys', 'three flashcards, two categories'],
    ['appoinments', 'appointments'],
  ])('is read as what was meant: %s', (typed, meant) => {
    expect(correctSpelling(typed)).toBe(meant)
  })

  it.each([
    'a planter and a trucker',
    'employer of the year',
    'websites, categories, libraries and galleries',
    'Managers send massages about contracts',
    'a shipping tracker for crackers',
    'meditation tells whether it is a favourite',
    'scheduled and invoiced',
    'Bartholomew Wittgenstein',
  ])('is left alone where it is a word: %s', (text) => {
    expect(correctSpelling(text)).toBe(text)
  })
})
