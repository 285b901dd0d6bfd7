import { expect, it } from 'vitest'
import { draftProject } from './draft-project.ts'

it('is called after the day, is made with React, TypeScript and Tailwind CSS, and is described in 100 characters', () => {
  const now = new Date(2026, 10, 15, 12)
  expect(draftProject('  Build a tea shop ', now)).toEqual({
    title: 'Project Nov 15, 2026',
    description: 'Build a tea shop',
    techStack: ['react', 'typescript', 'tailwind'],
  })
  expect(draftProject('🍵'.repeat(200), now).description).toBe('🍵'.repeat(100))
})
