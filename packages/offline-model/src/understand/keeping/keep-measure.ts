import { createField } from '../../model/create-field.ts'
import { ensureCollection } from '../compose/collections.ts'
import { composeEntity } from '../compose/compose-entity.ts'
import type { Draft } from '../compose/draft.ts'
import { toIdentifier } from '../language/noun-phrase.ts'

/** "energy produced per day": readings with their day, which the figures add up. */
export function keepMeasure(draft: Draft, what: string): boolean {
  const one = `${what} reading`
  const id = toIdentifier(one)
  if (draft.entities.has(id)) return true
  const entity = composeEntity({ id, one, many: `${one}s`, template: undefined, isOfWork: true })
  const [unit, min, max] = units.find(([words]) => words.test(what))?.[1] ?? [undefined, 5, 120]
  entity.fields.splice(
    0,
    entity.fields.length,
    createField('meter', 'text', { isRequired: true }),
    createField('date', 'date', { isRequired: true }),
    createField('amount', 'number', { isRequired: true, min, max, ...(unit !== undefined && { unit }) }),
    createField('notes', 'longtext'),
  )
  entity.names.splice(0, entity.names.length, ...Array.from({ length: 10 }, (_, at) => `Meter ${at + 1}`))
  for (const ability of ['create', 'edit', 'delete', 'filter'] as const) entity.abilities.add(ability)
  draft.entities.set(id, entity)
  ensureCollection(draft, entity, null)
  return true
}

type Unit = readonly [string, number, number]

const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:energy|electricity|power)$/, ['kWh', 40, 320]],
  [/^(?:water|milk|fuel|diesel|beer)$/, ['l', 120, 900]],
  [/^(?:gas)$/, ['m³', 10, 90]],
  [/^(?:calories)$/, ['kcal', 900, 2600]],
]
