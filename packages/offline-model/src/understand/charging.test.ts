import { describe, expect, it } from 'vitest'
import type { ApplicationModel } from '../model/application-model.ts'
import { understand } from './understand.ts'

function accessTo({ screens }: ApplicationModel, matches: (section: object) => boolean): string[] {
  return [
    ...new Set(screens.filter(({ sections }) => sections.some(matches)).map(({ access }) => access)),
  ].toSorted()
}

const lists = (entity: string) => (section: object) =>
  'type' in section && section.type === 'collection' && 'entity' in section && section.entity === entity

describe('where cars are charged', () => {
  const model = understand(
    'An electric car charging site. Drivers find charging points, start and stop charging, pay and see their charging history. Operators manage charging points.',
  )
  const session = model.entities.find(({ one }) => one === 'charging session')

  it('drivers start and stop it themselves, pay by the time, and the point is in use in between', () => {
    const steps = session?.lifecycle?.steps ?? []
    expect(steps.map(({ label }) => label)).toEqual([
      'Start charging',
      'Stop charging',
      'Pay the fee',
      'Cancel',
    ])
    expect(steps[0]).toMatchObject({ by: 'maker', sets: { field: 'status', value: 'In use' } })
    expect(steps[1]).toMatchObject({ by: 'maker', charges: { fee: 'fee' }, sets: { value: 'Free' } })
  })

  it('sessions are listed to those who charge and those who run the place', () => {
    expect(accessTo(model, lists('chargingSession'))).toEqual(['roles', 'signedIn'])
  })
})
