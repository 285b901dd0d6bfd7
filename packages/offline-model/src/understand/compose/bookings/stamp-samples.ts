import type { Entity, EntityRecord, FieldValue, Lifecycle } from '../../../model/entity.ts'

type Step = Lifecycle['steps'][number]

/** Samples whose time has come are in, those whose time is over are out again, each at a time that fits their day. */
export function stampSamples(entity: Entity, entities: readonly Entity[]): Entity {
  const [begin, end] = entity.lifecycle?.steps.filter(({ stamps }) => stamps !== undefined) ?? []
  const state = entity.lifecycle?.field
  if (begin === undefined || end === undefined || state === undefined) return entity
  const days = entity.fields.filter(({ type }) => type === 'date').map(({ id }) => id)
  const records = entity.records.map((record, at) => {
    const from = Number(record.values[days[0] ?? ''] ?? 0)
    const until = days[1] === undefined ? from : Number(record.values[days[1]] ?? from)
    const isCancelled = record.values[state] === 'Cancelled'
    const hasBegun = !isCancelled && (from < 0 || (from === 0 && at % 2 === 0))
    const isOver = hasBegun && until < 0
    const reached = isOver ? end.to : hasBegun ? begin.to : undefined
    const values: Record<string, FieldValue> = {
      ...record.values,
      [begin.stamps ?? '']: hasBegun ? from + morning : null,
      [end.stamps ?? '']: isOver ? until + (until === from ? afternoon : morning) : null,
      ...chargeFor(end, { record, entity, entities, isOver }),
      ...(reached !== undefined && { [state]: reached }),
    }
    return { ...record, values }
  })
  return { ...entity, records }
}

/** What somebody has just now is marked as theirs. */
export function markSamples(target: Entity, entities: readonly Entity[]): Entity {
  const marks = new Map(entities.flatMap((entity) => marksOf(entity, target)))
  if (marks.size === 0) return target
  return {
    ...target,
    records: target.records.map((record) => ({
      ...record,
      values: { ...record.values, ...marks.get(record.id) },
    })),
  }
}

function marksOf(entity: Entity, target: Entity): [string, Record<string, FieldValue>][] {
  const { lifecycle, fields, records } = entity
  if (lifecycle === null) return []
  return lifecycle.steps.flatMap(({ sets, to }) => {
    const link = fields.find(({ id, refersTo }) => id === sets?.reference && refersTo === target.id)
    const isHeld = lifecycle.steps.some(({ from }) => from.includes(to))
    if (sets === undefined || link === undefined || !isHeld) return []
    return records
      .filter(({ values }) => values[lifecycle.field] === to)
      .map(({ values }): [string, Record<string, FieldValue>] => [
        String(values[link.id]),
        { [sets.field]: sets.value },
      ])
  })
}

/** Parts of a day: a quarter past eight, and half past four. */
const morning = 8.25 / 24
const afternoon = 16.5 / 24
const hoursBetween = 8.25

interface Charging {
  readonly record: EntityRecord
  readonly entity: Entity
  readonly entities: readonly Entity[]
  readonly isOver: boolean
}

function chargeFor(
  { charges }: Step,
  { record, entity, entities, isOver }: Charging,
): Record<string, FieldValue> {
  if (charges === undefined) return {}
  const { rate } = charges
  const target = entity.fields.find(({ id }) => typeof rate !== 'number' && id === rate.reference)?.refersTo
  const records = entities.find(({ id }) => id === target)?.records ?? []
  const booked = records.find(
    ({ id }) => id === record.values[typeof rate === 'number' ? '' : rate.reference],
  )
  const price = typeof rate === 'number' ? rate : Number(booked?.values[rate.field] ?? 0)
  return {
    [charges.hours]: isOver ? hoursBetween : null,
    [charges.fee]: isOver ? Math.round(hoursBetween * price * 100) / 100 : null,
  }
}
