import { texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { readDraft } from './read-draft.ts'

function fill(entries: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

const words = { titleRequired: texts.projects.create.titleRequired }

it.each(['', '   '])('asks for a title where there is only "%s"', (title) => {
  expect(readDraft(fill([['title', title]]), words)).toEqual({ problem: 'Project title is required' })
})

it('needs a title alone', () => {
  expect(readDraft(fill([['title', ' Tea ']]), words)).toEqual({
    draft: { title: 'Tea', description: '', techStack: [], setup: null },
  })
})

it('takes description and technologies, and nothing that is not offered', () => {
  const form = fill([
    ['title', 'Tea'],
    ['description', ' A shop. '],
    ['techStack', 'tailwind'],
    ['techStack', 'cobol'],
    ['techStack', 'react'],
  ])
  expect(readDraft(form, words)).toEqual({
    draft: { title: 'Tea', description: 'A shop.', techStack: ['react', 'tailwind'], setup: null },
  })
})

it.each([
  ['python', 'flask', { language: 'python', framework: 'flask' }],
  ['python', 'rails', null],
  ['', '', null],
])('takes %s with "%s" only where they belong together', (language, framework, setup) => {
  const form = fill([
    ['title', 'Tea'],
    ['language', language],
    ['framework', framework],
  ])
  expect(readDraft(form, words)).toMatchObject({ draft: { setup } })
})
