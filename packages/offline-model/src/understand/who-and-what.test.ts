import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const thingsOf = (request: string) => understand(request).entities.map(({ id }) => id)

describe('who does something and what it is done to', () => {
  it('a director who manages classes is somebody, and a music school teaches', () => {
    const model = understand(
      'Create a website for a music school. Visitors can view courses and teachers. The director manages classes and students.',
    )
    expect(model.entities.map(({ id }) => id)).toEqual(['course', 'teacher', 'student'])
    expect(model.roles.map(({ id }) => id)).toContain('administrator')
  })

  it('tables of information about films list films', () => {
    expect(
      thingsOf('A movie website. Users can view movie information tables and search for movies.'),
    ).toEqual(['movie'])
  })

  it('examples of website design are work that was done for somebody', () => {
    const model = understand('A website for a web agency. Visitors can view website design examples.')
    const [example] = model.entities
    expect(example?.fields.map(({ id }) => id)).toContain('client')
    expect(JSON.stringify(example)).toContain('A checkout in three steps')
  })

  it('a tool for a team is about what the team does with it', () => {
    const { name, tagline } = understand('A tool for a team to track its decisions')
    expect(name).toBe('Decisions')
    expect(tagline).not.toMatch(/team/i)
  })
})
