import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import { createRandom, hashText } from '../understand/subjects/random.ts'
import { createRecords } from '../understand/subjects/sample-records.ts'

/** The entity has these fields as well, and its records a sample value for each. */
export function withFields(
  model: ApplicationModel,
  entity: Entity,
  added: readonly Field[],
): ApplicationModel {
  const fields = [...entity.fields, ...added]
  const records = fillNew(model, { ...entity, fields })
  return replaceEntity(model, { ...entity, fields, records })
}

export function replaceEntity(model: ApplicationModel, entity: Entity): ApplicationModel {
  return { ...model, entities: model.entities.map((known) => (known.id === entity.id ? entity : known)) }
}

/** The record keeps what it has; the new field gets a sample value. */
function fillNew(model: ApplicationModel, entity: Entity): Entity['records'] {
  const made = createRecords({
    entity,
    template: undefined,
    subject: model.subject,
    random: createRandom(hashText(`${model.seed}${entity.id}${entity.fields.length}`)),
    idsOf: (id) => model.entities.find((other) => other.id === id)?.records.map((record) => record.id) ?? [],
    count: entity.records.length,
    names: [],
  })
  return entity.records.map((record, at) => ({
    id: record.id,
    values: { ...made[at]?.values, ...record.values },
  }))
}
