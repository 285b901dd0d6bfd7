import { beforeAll, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

let told: string[] = []

beforeAll(async () => {
  const found = await runKitLogic(`
    import { createTranslator } from './translate.ts'
    const texts = {
      Articles: 'Artikel',
      'About us': 'Über uns',
      'dish': 'Gericht',
      'dishes': 'gerichte',
      'All {1}': 'Alle {1}',
      '{n} {1}': '{n} {1}',
      '{n} of {2} stars': '{n} von {2} Sternen',
      '{1} to {2}': '{1} bis {2}',
      Status: 'Status', all: 'alle',
      'How does it work?': 'Wie geht das?',
      'With care.': 'Mit Sorgfalt.',
    }
    const translate = createTranslator({ code: 'de', texts })
    const asked = [
      ' About us ', 'articles', 'Dishes', 'All dishes', '12 dishes', '4.3 of 5 stars',
      'About us · Harbour Inn', 'Status: all', 'Time: Ada', 'Write to us · Harbour Inn',
      'How does it work? With care.', 'About us\\n\\nWith care.', '1 May to 3 May', 'All is well.', 'Harbour Inn', '2026',
    ]
    console.log(JSON.stringify(asked.map(translate)))`)
  told = Array.isArray(found) ? found.map(String) : []
})

it('finds a text by its words, whatever stands around it and however it begins', () => {
  expect(told.slice(0, 3)).toEqual([' Über uns ', 'Artikel', 'Gerichte'])
})

it('fills names and numbers into what is said of them', () => {
  expect(told.slice(3, 6)).toEqual(['Alle gerichte', '12 gerichte', '4.3 von 5 Sternen'])
})

it('translates what stands apart by itself, and a label with its value only as a whole', () => {
  expect(told.slice(6, 10)).toEqual([
    'Über uns · Harbour Inn',
    'Status: alle',
    'Time: Ada',
    'Write to us · Harbour Inn',
  ])
})

it('translates sentence by sentence and line by line', () => {
  expect(told.slice(10, 12)).toEqual(['Wie geht das? Mit Sorgfalt.', 'Über uns\n\nMit Sorgfalt.'])
})

it('leaves alone what it does not know, and sentences that only look like something known', () => {
  expect(told.slice(12)).toEqual(['1 May bis 3 May', 'All is well.', 'Harbour Inn', '2026'])
})
