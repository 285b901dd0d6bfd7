import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const request =
  'A neighbourhood platform with announcements and cultural activities. Users should be able to view cultural activities and view their own activity records.'

describe('who looks for their own activities', () => {
  const { entities, screens } = understand(request)
  const signUp = entities.find(({ one }) => one === 'sign-up')

  it('has signed up for them, and finds the sign-ups in a list', () => {
    const sections = screens.flatMap((screen) => screen.sections)
    expect(sections.find(({ type }) => type === 'booking')).toMatchObject({
      resource: 'culturalActivity',
      booking: 'signUp',
      mode: 'seats',
      title: 'Sign up for a cultural activity',
    })
    expect(screens.map(({ path }) => path)).toContain('/my-sign-ups')
    expect(signUp?.lifecycle?.initial).toBe('Signed up')
  })

  it('signs up for the day that an activity has, in the samples too', () => {
    const activities = entities.find(({ id }) => id === 'culturalActivity')?.records ?? []
    for (const { values } of signUp?.records ?? []) {
      const activity = activities.find(({ id }) => id === values['culturalActivity'])
      expect(values['date']).toBe(activity?.values['date'])
      expect(values['status']).toBe(Number(values['date']) < 0 ? 'Attended' : 'Signed up')
    }
  })

  it('needs none where nothing is said of their own', () => {
    const plain = understand('A neighbourhood platform. Users should be able to view cultural activities.')
    expect(plain.entities.map(({ one }) => one)).not.toContain('sign-up')
  })
})
