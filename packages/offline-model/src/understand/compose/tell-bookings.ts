import type { Entity } from '../../model/entity.ts'
import type { SectionOf } from '../../model/section.ts'
import type { Draft } from './draft.ts'

/** Samples of bookings name what was booked and cost what it costs, where their trade does not tell more of them. */
export function tellBookings(draft: Draft, entities: readonly Entity[]): Entity[] {
  const sections = [...draft.screens.values()].flatMap(({ sections: all }) => all)
  return entities.map((entity) => {
    const section = sections.find(
      (each): each is SectionOf<'booking'> => each.type === 'booking' && each.booking === entity.id,
    )
    const booked = entities.find(({ id }) => id === section?.resource)
    return booked === undefined || booked === entity ? entity : tellOf(draft, { entity, booked })
  })
}

function tellOf({ entities }: Draft, { entity, booked }: Record<'entity' | 'booked', Entity>): Entity {
  const link = entity.fields.find(({ refersTo }) => refersTo === booked.id)
  const price = booked.fields.find(({ type }) => type === 'money')
  const plain = new Set(entities.get(entity.id)?.template?.rows.map(([title = '']) => title))
  const records = entity.records.map((record) => {
    const target = booked.records.find(({ id }) => id === record.values[link?.id ?? ''])
    if (target === undefined) return record
    const name = String(target.values[booked.titleField] ?? '')
    const person = record.values[entity.people?.maker ?? '']
    const isPlain = booked.archetype === 'place' && plain.has(String(record.values[entity.titleField]))
    const cost = price === undefined ? null : (target.values[price.id] ?? null)
    return {
      ...record,
      values: {
        ...record.values,
        ...(isPlain && { [entity.titleField]: person ? `${name}, ${String(person)}` : name, notes: null }),
        ...(cost !== null && 'total' in record.values && { total: cost }),
      },
    }
  })
  return { ...entity, records }
}
