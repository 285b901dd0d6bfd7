import type { Entity, EntityRecord } from '../../../model/entity.ts'
import type { Draft } from '../draft.ts'
import { contractTexts } from './contract-texts.ts'
import { examSamples } from './exam-questions.ts'
import { isOfWork } from './find-work.ts'

/** Samples that have to fit together more closely than rows of a template can, or are longer than these. */
export function workSamples(entities: readonly Entity[], draft: Draft): Entity[] {
  if (!draft.isNew || !isOfWork(draft)) return [...entities]
  const { questions, papers } = examSamples(draft.words)
  const records = new Map<string, EntityRecord[]>([
    ['examQuestion', questions],
    ['examPaper', papers],
    ['contractTemplate', contractTexts.map((values, at) => ({ id: `contract-${at + 1}`, values }))],
  ])
  return entities.map((plain) => {
    const entity = pointAsTold(plain, entities, draft)
    const own = records.get(entity.id)
    if (own !== undefined) return { ...entity, sort: null, records: own }
    return entity.id === 'article' ? { ...entity, records: entity.records.map(breakLines) } : entity
  })
}

/** Rows of a template stand on one line each: two blanks are a new paragraph. */
function breakLines(record: EntityRecord): EntityRecord {
  const body = record.values['body']
  if (typeof body !== 'string') return record
  return {
    ...record,
    values: { ...record.values, body: body.replaceAll('  ', '\n\n').replaceAll('\n\n- ', '\n- ') },
  }
}

/** A room is of the hotel that its row names. */
function pointAsTold(entity: Entity, entities: readonly Entity[], draft: Draft): Entity {
  const { columns = [], rows = [] } = draft.entities.get(entity.id)?.template ?? {}
  const links = entity.fields.filter(({ refersTo, id }) => refersTo !== null && columns.includes(id))
  if (links.length === 0 || rows.length === 0) return entity
  return {
    ...entity,
    records: entity.records.map((record, at) => ({
      ...record,
      values: {
        ...record.values,
        ...Object.fromEntries(
          links.map(({ id, refersTo }) => {
            const told = rows[at % rows.length]?.[columns.indexOf(id)] ?? ''
            const target = entities.find((other) => other.id === refersTo)
            const found = target?.records.find(({ values }) => values[target.titleField] === told)
            return [id, found?.id ?? (told === '' ? null : (record.values[id] ?? null))]
          }),
        ),
      },
    })),
  }
}
