import { describe, expect, it } from 'vitest'
import { understand } from '../../understand.ts'

const school =
  'Please implement a school timetable website. The website should have functionalities for managing classes, teachers, rooms, and subjects, conflict detection, and substitution planning. Administrators place lessons into a weekly grid and are warned when a teacher is double-booked. Students and teachers can view their own timetable by week.'

const gridOf = (request: string) =>
  understand(request)
    .screens.flatMap(({ path, sections }) => sections.map((section) => ({ path, section })))
    .find(({ section }) => section.type === 'timetable')

describe('a timetable', () => {
  it('is a grid of the week, seen by class, teacher and room, and what opens the app', () => {
    const { notUnderstood, entities } = understand(school)
    expect(notUnderstood).toEqual([])
    expect(entities.map(({ one }) => one)).toEqual([
      'subject',
      'class',
      'teacher',
      'room',
      'lesson',
      'substitution',
    ])
    expect(gridOf(school)).toMatchObject({
      path: '/',
      section: {
        entity: 'lesson',
        lanes: ['class', 'teacher', 'room'],
        substitutions: { entity: 'substitution', taughtBy: 'teacher' },
      },
    })
  })

  it('refuses whoever and whatever would be there twice, and stands in by somebody who is free', () => {
    const { rules } = understand(school)
    const twice = rules.flatMap((rule) => (rule.type === 'notTwice' ? [rule.field] : []))
    expect(twice).toEqual(['class', 'teacher', 'room'])
    expect(rules).toContainEqual(
      expect.objectContaining({ type: 'standsIn', lessons: 'lesson', field: 'teacher' }),
    )
  })

  it('is planned by those who run it, and only looked at by everybody else', () => {
    const { roles, entities } = understand(school)
    expect(roles.map(({ label, isStaff }) => [label, isStaff])).toEqual([
      ['Student', false],
      ['Administrator', true],
      ['Teacher', false],
    ])
    expect(new Set(entities.map(({ editableBy }) => editableBy))).toEqual(new Set(['staff']))
  })

  it.each([school, 'a staff rota for a café', 'A university course scheduling system with lecturers'])(
    'has samples in which nobody is in two places at once: "%s"',
    (request) => {
      const { entities, rules } = understand(request)
      const places = rules.flatMap((rule) => {
        if (rule.type !== 'notTwice') return []
        const records = entities.find(({ id }) => id === rule.entity)?.records ?? []
        expect(records.length).toBeGreaterThan(20)
        return records.map(
          ({ values }) =>
            `${rule.field} ${String(values[rule.field])} ${String(values['day'])} ${String(values['period'])}`,
        )
      })
      expect(new Set(places).size).toBe(places.length)
    },
  )

  it('is a roster of those whom the request names', () => {
    const request =
      'Please implement a duty roster website for a hospital ward. The head nurse assigns nurses to early, late and night shifts. Nurses can view their own shifts for the week.'
    const { entities } = understand(request)
    expect(entities.map(({ one }) => one)).toContain('nurse')
    expect(gridOf(request)?.section).toMatchObject({ title: 'Roster', entity: 'shift' })
  })

  it('has the shifts that the request names, whoever calls it planning', () => {
    const { entities } = understand(
      'A shift planning website for a supermarket with a weekly roster. Managers assign employees to morning, afternoon, and evening shifts for each day.',
    )
    const periods = entities.find(({ one }) => one === 'shift')?.fields.find(({ id }) => id === 'period')
    expect(periods?.options).toEqual([
      'Morning, 06:00–12:00',
      'Afternoon, 12:00–18:00',
      'Evening, 18:00–23:00',
    ])
  })

  it('of a single week week keeps nothing beside its entries', () => {
    const { entities } = understand(
      'A weekly schedule app where I put my classes into a grid by day and hour, with room and teacher.',
    )
    expect(entities.map(({ one }) => one)).toEqual(['entry'])
  })

  it.each([
    'a bus timetable website',
    'a shift planner',
    'a yoga studio with a class schedule',
    'Make an admin panel for a school: students, teachers, classes, grades and a timetable.',
  ])('is not what "%s" asks for', (request) => {
    expect(gridOf(request)).toBeUndefined()
  })
})
