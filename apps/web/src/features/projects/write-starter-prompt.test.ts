import { expect, it } from 'vitest'
import { writeStarterPrompt } from './write-starter-prompt.ts'

it('asks to build the app, by title and description', () => {
  expect(writeStarterPrompt({ title: 'Tea', description: 'A shop for tea.' })).toBe(
    'Build an app called "Tea". A shop for tea.',
  )
})

it('asks for the title alone where there is no description', () => {
  expect(writeStarterPrompt({ title: 'Tea {title}', description: '' })).toBe(
    'Build an app called "Tea {title}".',
  )
})

it('takes the longest description whole that is written in Latin letters', () => {
  const description = 'a'.repeat(2_000)
  expect(writeStarterPrompt({ title: 'T'.repeat(120), description })).toContain(description)
})

it.each(['茶', '🍵', '\ud83c'])('stays short enough for an address with 2,000 times %j', (sign) => {
  const prompt = writeStarterPrompt({ title: 'Tea', description: sign.repeat(2_000) })
  expect(new URLSearchParams({ prompt }).toString().length).toBeLessThan(7_500)
  expect(prompt).toMatch(/^Build an app called "Tea"\. .+ \.\.\.$/)
})
