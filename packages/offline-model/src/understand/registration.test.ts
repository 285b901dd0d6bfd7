import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

function registrationOf(request: string) {
  return understand(request)
    .screens.flatMap(({ sections }) => sections)
    .find((section) => section.type === 'register')
}

describe('whoever registers', () => {
  const donors = registrationOf(
    'A blood donation website. Donors register with their blood group, city and phone number, and book donation appointments. Staff manage donors.',
  )

  it('is asked for what the request names, with its choices', () => {
    expect(donors?.asks?.map(({ label, type }) => `${label}: ${type}`)).toEqual([
      'Blood group: choice',
      'City: text',
      'Phone number: phone',
    ])
    expect(donors?.asks?.[0]?.choices).toContain('AB+')
  })

  it('stands in the list of such people, where there is one', () => {
    expect(donors?.keptIn).toBe('donor')
  })

  it('is not asked twice, nor for what comes behind it', () => {
    for (const request of [
      'A forum where users register with their e-mail and password and write posts.',
      'A forum where users can register and log in, and comment with pictures.',
      'A council site. Students register with their student number and vote.',
    ])
      expect(registrationOf(request)?.asks, `in: ${request}`).toBeUndefined()
  })
})
