import { describe, expect, it } from 'vitest'
import type { SectionOf } from '../model/section.ts'
import { understand } from './understand.ts'

const school =
  'A language school website. Users can log in, take a placement test to find their level, browse courses by language and level, and enroll in a course. Teachers manage courses.'
const skills =
  'A self-assessment website for digital skills. Users answer the questions, see whether they are beginner, intermediate or advanced, and compare with earlier results.'

describe('a test that ends in a level', () => {
  it.each([
    { request: school, title: 'Placement test', levels: ['A1', 'A2', 'B1', 'B2', 'C1'] },
    { request: skills, title: 'Self-assessment', levels: ['Beginner', 'Intermediate', 'Advanced'] },
    {
      request: 'a stress self test with a result and a history',
      title: 'Self-test',
      levels: ['Low', 'Medium', 'High'],
    },
    {
      request:
        'A mental health website with a depression screening questionnaire that shows low, medium or high risk and a history of results.',
      title: 'Self-test',
      levels: ['Low', 'Medium', 'High'],
    },
    {
      request: 'a level test for guitar players',
      title: 'Level test',
      levels: ['Beginner', 'Intermediate', 'Advanced'],
    },
  ])('names the levels of its kind: $request', ({ request, title, levels }) => {
    expect(testOf(request)?.levels.map(({ name }) => name)).toEqual(levels)
    expect(understand(request).screens.map((screen) => screen.title)).toContain(title)
    expect(understand(request).notUnderstood).toEqual([])
  })

  it('is one for each language, and its levels are those of the courses', () => {
    const { entities } = understand(school)
    const course = entities.find(({ id }) => id === 'course')
    expect(testOf(school)?.tests.map(({ name }) => name)).toEqual(['English', 'Spanish', 'German', 'French'])
    expect(testOf(school)).toMatchObject({ entity: 'course', levelField: 'level' })
    expect(course?.fields.find(({ id }) => id === 'level')?.options).toEqual(['A1', 'A2', 'B1', 'B2', 'C1'])
    expect(course?.fields.map(({ id }) => id)).toContain('language')
    expect(testOf('a German placement test')?.tests.map(({ name }) => name)).toEqual(['German'])
  })

  it('has one best answer for each question, not always at the same place', () => {
    for (const request of [school, skills])
      for (const { questions } of testOf(request)?.tests ?? []) {
        const places = questions.map(({ points }) => points.indexOf(Math.max(...points)))
        expect(new Set(places).size).toBeGreaterThan(2)
        for (const { options, points } of questions) {
          expect(points).toHaveLength(options.length)
          expect(new Set(options).size).toBe(options.length)
          expect(points.filter((worth) => worth > 0)).toHaveLength(1)
        }
      }
  })

  it('asks how sure one is where we know no questions about it', () => {
    const [first] = testOf('a level test for guitar players')?.tests[0]?.questions ?? []
    expect(first?.text).toContain('guitar')
    expect(first?.points).toEqual([0, 1, 2, 3])
  })

  it('says that a self-test is no diagnosis', () => {
    expect(understand('a stress self test').simulated.join(' ')).toContain('no diagnosis')
  })

  it.each([
    'a typing speed test',
    'a personality test',
    'a quiz about history',
    'A laboratory system with blood tests and results',
    'A risk assessment tool for construction sites',
  ])('is something else: %s', (request) => expect(testOf(request)).toBeUndefined())
})

function testOf(request: string): SectionOf<'levelTest'> | undefined {
  return understand(request)
    .screens.flatMap(({ sections }) => sections)
    .find((section) => section.type === 'levelTest')
}
