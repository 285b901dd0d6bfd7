import type { Screen } from '../../../model/application-model.ts'
import type { Entity, EntityRecord, Field } from '../../../model/entity.ts'
import type { SectionOf } from '../../../model/section.ts'

type Timetable = SectionOf<'timetable'>

/** Sample weeks hold together: nobody is in two places at once, and who teaches mathematics always does. */
export function placeSamples(entities: readonly Entity[], screens: readonly Screen[]): Entity[] {
  const sections = screens
    .flatMap(({ sections: all }) => all)
    .filter((section): section is Timetable => section.type === 'timetable')
  return entities.map((entity) => {
    const own = sections.find((section) => section.entity === entity.id)
    if (own !== undefined) return { ...entity, records: placeSlots(entity, own, entities) }
    // Whom somebody stands in for depends on the weekday of today, which no sample knows.
    const isStandIn = sections.some(({ substitutions }) => substitutions?.entity === entity.id)
    return isStandIn ? { ...entity, records: [] } : entity
  })
}

function placeSlots(entity: Entity, section: Timetable, entities: readonly Entity[]): EntityRecord[] {
  const optionsOf = (id: string) => entity.fields.find((field) => field.id === id)?.options ?? []
  const times = optionsOf(section.dayField).flatMap((day, dayAt) =>
    optionsOf(section.periodField)
      .slice(0, 5)
      .flatMap((period, periodAt) =>
        Array.from({ length: section.lanes.length === 0 ? 1 : sideBySide }, (_, side) => ({
          day,
          dayAt,
          period,
          periodAt,
          side,
        })),
      ),
  )
  const taken = new Set<string>()
  const planned = times.filter(({ dayAt, periodAt, side }) => (dayAt + periodAt * 2 + side) % 4 !== 3)
  return planned.flatMap((time, at) => {
    const values: EntityRecord['values'] = {}
    for (const field of entity.fields.filter(({ refersTo }) => refersTo !== null)) {
      if (!section.lanes.includes(field.id)) continue
      const ids = recordsOf(field, entities).map(({ id }) => id)
      const start = startOf(time, { isFirst: section.lanes[0] === field.id, isRoster: isRoster(entity) })
      const free = ids
        .map((_, step) => ids[(start + step) % ids.length] ?? '')
        .find((id) => !section.exclusive.includes(field.id) || !taken.has(`${id} ${time.day} ${time.period}`))
      if (free === undefined) return []
      values[field.id] = free
    }
    for (const id of section.exclusive) taken.add(`${String(values[id])} ${time.day} ${time.period}`)
    return {
      id: `${entity.id.toLowerCase()}-${at + 1}`,
      values: {
        ...writeTexts(entity, at),
        ...values,
        ...follow(entity, values, entities),
        [section.dayField]: time.day,
        [section.periodField]: time.period,
      },
    }
  })
}

/** So many at once that several classes have a week, and the grid stays readable. */
const sideBySide = 3

interface Time {
  readonly dayAt: number
  readonly periodAt: number
  readonly side: number
}

/** A class has lessons all day with one teacher after the other; people on duty have one shift a day. */
function startOf(
  { dayAt, periodAt, side }: Time,
  { isFirst, isRoster: isOnDuty }: { isFirst: boolean; isRoster: boolean },
): number {
  if (isFirst) return isOnDuty ? side + dayAt * 2 + periodAt * sideBySide : side
  return side * 2 + dayAt * 3 + periodAt
}

/** Whoever is named first in a slot is on duty. */
function isRoster({ fields, titleField }: Entity): boolean {
  return fields[0]?.id === titleField && fields.length < 6
}

/** What is taught follows from who teaches it. */
function follow(
  { fields }: Entity,
  values: EntityRecord['values'],
  entities: readonly Entity[],
): EntityRecord['values'] {
  const rest = fields.filter(({ id, refersTo }) => refersTo !== null && values[id] === undefined)
  return Object.fromEntries(
    rest.map((field) => {
      const topics = recordsOf(field, entities)
      const people = fields
        .map((each) => ({ each, entity: entities.find(({ id }) => id === each.refersTo) }))
        .find(({ entity }) => entity?.archetype === 'person')
      const own = people?.entity?.fields.find(({ refersTo }) => refersTo === field.refersTo)
      const at = people?.entity?.records.findIndex(({ id }) => id === values[people.each.id]) ?? 0
      const told = own && people?.entity?.records[at]?.values[own.id]
      return [field.id, told ?? topics[Math.max(0, at) % Math.max(1, topics.length)]?.id ?? null]
    }),
  )
}

function recordsOf({ refersTo }: Field, entities: readonly Entity[]): readonly EntityRecord[] {
  return entities.find(({ id }) => id === refersTo)?.records ?? []
}

function writeTexts({ fields }: Entity, at: number): EntityRecord['values'] {
  const texts = fields.filter(({ type }) => type === 'text' || type === 'longtext')
  return Object.fromEntries(texts.map(({ id }) => [id, words.get(id)?.[(at * 3) % 7] ?? '']))
}

const words: ReadonlyMap<string, readonly string[]> = new Map([
  ['title', 'First steps,Single lesson,Together,Preparation,Advanced,Repetition,Free choice'.split(',')],
  ['subject', 'Mathematics,English,Biology,History,Music,Sports,Chemistry'.split(',')],
  ['place', 'Room 101,Room 204,Lab 1,Room 12,Hall,Gym,Lab 2'.split(',')],
  ['teacher', 'Ms Duarte,Mr Pell,Ms Winther,Mr Okafor,Ms Fuchs,Mr Menon,Ms Nyman'.split(',')],
])
