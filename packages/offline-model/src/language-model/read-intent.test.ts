import { expect, it } from 'vitest'
import { readIntent } from './read-intent.ts'

it.each([
  'Erstelle eine App für meine Einkaufsliste',
  'Crea una aplicación de recetas con ingredientes y favoritos',
  'une application pour suivre mes séances de sport',
  'um site para minha padaria',
  'un sito per il mio ristorante',
  'Een app voor mijn recepten',
  '为我的面包店做一个网站',
])('does not build from a language that it cannot read: %s', (message) => {
  expect(readIntent(message, { hasApplication: false })).toBe('unclear')
})

it.each([
  'a website for Café de la Paix',
  'El Dorado casino landing page',
  'Los Angeles travel guide',
  'a blog about the Tour de France',
  'cost per mile calculator',
  'todo app',
])('takes a foreign name for a name: %s', (message) => {
  expect(readIntent(message, { hasApplication: false })).toBe('build')
})
