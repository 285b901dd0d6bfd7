import { describe, expect, it } from 'vitest'
import type { SectionOf } from '../model/section.ts'
import { understand } from './understand.ts'

const election =
  "An election website for a student council. Students can register with their student number, read the candidates' programmes, cast exactly one vote, and see the results after the election closes. The election officer can add candidates, open and close the election, and view turnout statistics."

describe('a vote', () => {
  it.each([
    [election, 'candidate'],
    ['a class president election app', 'candidate'],
    ['a book club with votes for the next book', 'book'],
    ['A voting system for the employee of the month. Employees log in and vote for a nominee.', 'nominee'],
    ['a talent show with audience voting', 'entry'],
    [
      'A photo contest website. Participants submit photos, visitors vote for their favourite photo once. The jury opens and closes the voting.',
      'photo',
    ],
    [
      'A participatory budgeting website. Citizens log in, propose a project with its cost, vote for one proposal and comment.',
      'proposal',
    ],
  ])('is on what is kept as records: %s', (request, thing) => {
    expect(ballotOf(request)?.entity).toBe(thing)
    expect(sectionsOf(request)).not.toContain('poll')
  })

  it('is on people with a programme, who apply for no job', () => {
    const candidate = understand(election).entities.find(({ id }) => id === 'candidate')
    expect(candidate?.fields.map(({ id }) => id)).toContain('programme')
    expect(candidate?.editableBy).toBe('staff')
    expect(understand(election).entities).toHaveLength(1)
    expect(understand(election).notUnderstood).toEqual([])
  })

  it('hides how it stands only where that was asked for', () => {
    expect(ballotOf(election)?.isHidden).toBe(true)
    expect(ballotOf('a class president election app')?.isHidden).toBe(false)
  })

  it('is opened and closed by whoever runs it, where somebody does', () => {
    expect(ballotOf(election)).toMatchObject({ hasOffice: true, needsAccount: true, electorate: 240 })
    expect(understand(election).roles.map(({ isStaff }) => isStaff)).toEqual([false, true])
    expect(ballotOf('a book club with votes for the next book')).toMatchObject({
      hasOffice: false,
      needsAccount: false,
      electorate: 0,
    })
  })

  it('shows in a poll how others voted, as samples', () => {
    const [poll] = understand('a football poll')
      .screens.flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'poll' ? section.polls : []))
    expect(poll?.samples).toHaveLength(poll?.options.length ?? 0)
  })

  it('is yes or no on motions', () => {
    const [poll] = understand('An app for owners to vote yes, no or abstain on resolutions.')
      .screens.flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'poll' ? section.polls : []))
    expect(poll?.options).toEqual(['Yes', 'No', 'Abstain'])
  })

  it('asks for the number that people register with', () => {
    expect(registrationOf(election)?.number).toBe('Student number')
    expect(registrationOf('A forum where users can register and log in')?.number).toBeUndefined()
  })

  it.each([
    'a football poll',
    'a tool for a team to vote on lunch places',
    'A forum with upvotes on answers',
  ])('on questions or answers is something else: %s', (request) =>
    expect(sectionsOf(request)).not.toContain('ballot'),
  )
})

const sectionsOf = (request: string) =>
  understand(request).screens.flatMap(({ sections }) => sections.map(({ type }) => type))

function ballotOf(request: string): SectionOf<'ballot'> | undefined {
  return understand(request)
    .screens.flatMap(({ sections }) => sections)
    .find((section) => section.type === 'ballot')
}

function registrationOf(request: string): SectionOf<'register'> | undefined {
  return understand(request)
    .screens.flatMap(({ sections }) => sections)
    .find((section) => section.type === 'register')
}
