import type { Entity, EntityRecord } from '../../../model/entity.ts'
import type { SectionOf } from '../../../model/section.ts'
import { hasAccounts, type Draft } from '../draft.ts'

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

function tellOf(draft: Draft, { entity, booked }: Record<'entity' | 'booked', Entity>): Entity {
  const link = entity.fields.find(({ refersTo }) => refersTo === booked.id)
  const price = booked.fields.find(({ type }) => type === 'money')
  const plain = new Set(draft.entities.get(entity.id)?.template?.rows.map(([title = '']) => title))
  const maker = entity.people?.maker ?? entity.fields.find(({ id }) => id === 'customer')?.id ?? ''
  const records = entity.records.map((record, at) => {
    const target = booked.records.find(({ id }) => id === record.values[link?.id ?? ''])
    if (target === undefined) return record
    const name = String(target.values[booked.titleField] ?? '')
    const person = !hasAccounts(draft) && entity.one === 'sign-up' ? 'You' : record.values[maker]
    const isPlain =
      ['place', 'event'].includes(booked.archetype) && plain.has(String(record.values[entity.titleField]))
    const cost = price === undefined ? null : (target.values[price.id] ?? null)
    return {
      ...record,
      values: {
        ...record.values,
        ...(isPlain && { [entity.titleField]: person ? `${name}, ${String(person)}` : name, notes: null }),
        ...(booked.archetype === 'event' && timesOf({ entity, booked, target })),
        ...('places' in record.values && { places: 1 + (at % 3) }),
        ...(maker in record.values && { [maker]: person ?? null }),
        ...(cost !== null && 'total' in record.values && { total: cost }),
      },
    }
  })
  return { ...entity, records }
}

/** Whoever comes to an event comes when it is. */
function timesOf({ entity, booked, target }: Record<'entity' | 'booked', Entity> & { target: EntityRecord }) {
  const pairs = (['date', 'time'] as const).flatMap((type) => {
    const own = entity.fields.find((field) => field.type === type)
    const given = booked.fields.find((field) => field.type === type)
    return own === undefined || given === undefined ? [] : [[own.id, target.values[given.id] ?? null]]
  })
  const state = entity.lifecycle?.states.some(({ name }) => name === 'Attended')
  const day = booked.fields.find((field) => field.type === 'date')
  const isOver = Number(target.values[day?.id ?? ''] ?? 0) < 0
  return {
    ...Object.fromEntries(pairs),
    ...(state === true && { [entity.lifecycle?.field ?? '']: isOver ? 'Attended' : 'Signed up' }),
  }
}
