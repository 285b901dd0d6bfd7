import type { Screen } from '../../../model/application-model.ts'
import type { Entity, EntityRecord, FieldValue } from '../../../model/entity.ts'
import type { SectionOf } from '../../../model/section.ts'
import { markSamples, stampSamples } from './stamp-samples.ts'

type Booking = SectionOf<'booking'>

/** Sample bookings cost what their seats or days cost, and are on the day of what they are for. */
export function agreeSamples(entities: readonly Entity[], screens: Iterable<Screen>): Entity[] {
  const sections = [...screens].flatMap(({ sections: all }) => all)
  const bookings = sections.filter((section): section is Booking => section.type === 'booking')
  const counted = bookings.filter(
    ({ mode, seatPlan, unit, extras, asks }) =>
      mode === 'hours' ||
      seatPlan !== undefined ||
      unit !== undefined ||
      extras !== undefined ||
      asks !== undefined,
  )
  const settled = counted.reduce<readonly Entity[]>(agree, entities)
  const stamped = settled.map((entity) => stampSamples(entity, settled))
  return stamped.map((entity) => markSamples(entity, stamped))
}

function agree(entities: readonly Entity[], section: Booking): Entity[] {
  const named = entities.map((entity) =>
    entity.id === section.resource ? nameAfterWork(entity, entities) : entity,
  )
  const resource = named.find(({ id }) => id === section.resource)
  if (resource === undefined) return named
  return named.map((entity) =>
    entity.id === section.booking
      ? {
          ...entity,
          records: entity.records.map((record, at) => settle(record, { entity, resource, section, at })),
        }
      : entity,
  )
}

/** An evening is one of the work that has its title. */
function nameAfterWork(entity: Entity, entities: readonly Entity[]): Entity {
  const link = entity.fields.find(({ refersTo }) => refersTo !== null)
  const works = entities.find(({ id }) => id === link?.refersTo)
  if (link === undefined || works === undefined) return entity
  return {
    ...entity,
    records: entity.records.map((record) => {
      const same = works.records.find(
        ({ values }) => values[works.titleField] === record.values[entity.titleField],
      )
      return same === undefined ? record : { ...record, values: { ...record.values, [link.id]: same.id } }
    }),
  }
}

interface Settling {
  readonly at: number
  readonly entity: Entity
  readonly resource: Entity
  readonly section: Booking
}

function settle(sample: EntityRecord, { entity, resource, section, at }: Settling): EntityRecord {
  const link = entity.fields.find(({ refersTo }) => refersTo === resource.id)
  const record =
    section.seatPlan === undefined || link === undefined
      ? sample
      : seat(sample, { link: link.id, plan: section.seatPlan, shown: resource.records, at })
  const booked = resource.records.find(({ id }) => id === record.values[link?.id ?? ''])
  const price = resource.fields.find(({ type }) => type === 'money')
  if (booked === undefined) return record
  const values: Record<string, FieldValue> = { ...record.values }
  if (section.seatPlan !== undefined) {
    copy({ from: resource, to: entity, type: 'date', booked, values })
    copy({ from: resource, to: entity, type: 'time', booked, values })
  }
  const total = entity.fields.find(({ id, type }) => id === 'total' && type === 'money')
  if (total !== undefined && price !== undefined)
    values[total.id] = totalOf({ record, entity, section, price: Number(booked.values[price.id] ?? 0) })
  const number = record.values['code'] ?? record.values['number']
  if (number !== undefined)
    values[entity.titleField] = `${String(booked.values[resource.titleField])}, ${String(number)}`
  if (entity.fields.some(({ id }) => id === 'extras')) values['extras'] = extrasOf(record)
  return { ...record, values }
}

interface Seating {
  readonly link: string
  readonly plan: NonNullable<Booking['seatPlan']>
  readonly shown: readonly EntityRecord[]
  readonly at: number
}

/** The first evenings sell best, and nobody sits on anybody's lap. */
function seat(record: EntityRecord, { link, plan, shown, at }: Seating): EntityRecord {
  const row = (1 + at + Math.floor(at / 8)) % plan.rows
  const count = Math.min(plan.seats - 1, 1 + (at % 3))
  const first = (at * 3) % (plan.seats - count)
  const seats = Array.from(
    { length: count },
    (_, next) => `${String.fromCharCode(65 + row)}${first + next + 1}`,
  )
  const evening = shown[at % Math.min(4, shown.length)]
  return { ...record, values: { ...record.values, seats, [link]: evening?.id ?? null } }
}

interface Copying {
  readonly from: Entity
  readonly to: Entity
  readonly type: 'date' | 'time'
  readonly booked: EntityRecord
  readonly values: Record<string, FieldValue>
}

function copy({ from, to, type, booked, values }: Copying): void {
  const source = from.fields.find((field) => field.type === type)
  const target = to.fields.find((field) => field.type === type)
  if (source !== undefined && target !== undefined) values[target.id] = booked.values[source.id] ?? null
}

function totalOf({
  record,
  entity,
  section,
  price,
}: {
  record: EntityRecord
  entity: Entity
  section: Booking
  price: number
}): number {
  const { seats } = record.values
  if (section.seatPlan !== undefined) return price * (Array.isArray(seats) ? seats.length : 1)
  const [from, until] = entity.fields
    .filter(({ type }) => type === 'date')
    .map(({ id }) => Number(record.values[id] ?? 0))
  const days = Math.max(1, (until ?? 0) - (from ?? 0))
  const units = section.mode === 'hours' ? hoursOf(record, entity) : days
  const added = (section.extras ?? []).filter(({ name }) => extrasOf(record).includes(name))
  return price * units + added.reduce((sum, extra) => sum + extra.price * (extra.per === 'day' ? days : 1), 0)
}

function hoursOf({ values }: EntityRecord, { fields }: Entity): number {
  const [from = '', until = ''] = fields
    .filter(({ type }) => type === 'time')
    .map(({ id }) => String(values[id] ?? ''))
  return Math.max(0, minutesOf(until) - minutesOf(from)) / 60
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function extrasOf({ values }: EntityRecord): string[] {
  const { extras } = values
  return Array.isArray(extras) ? extras.filter((name) => name !== '') : []
}
