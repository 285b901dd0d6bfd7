import { expect, it } from 'vitest'
import { withoutTechnology } from './read-technology.ts'

it('a sentence that only says what it is written with asks for nothing else', () => {
  const said = [
    'Use Vue.js',
    'Please use React, TypeScript and Tailwind CSS',
    'Build it with Svelte',
    'Write the app in React',
  ]
  expect(said.map(withoutTechnology)).toEqual(['', '', '', ''])
  const told = ['Use white as background', 'Build it around recipes', 'Use reactions under posts']
  expect(told.map(withoutTechnology)).toEqual(told)
})
