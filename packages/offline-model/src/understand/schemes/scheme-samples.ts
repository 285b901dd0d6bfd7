import type { Entity, EntityRecord } from '../../model/entity.ts'
import type { Draft } from '../compose/draft.ts'
import { contractTexts } from './subjects/contract-texts.ts'
import { examSamples } from './subjects/exam-questions.ts'
import { schemeOf } from './find-scheme.ts'

/** Samples that have to fit together more closely than rows of a template can, or are longer than these. */
export function schemeSamples(entities: readonly Entity[], draft: Draft): Entity[] {
  if (!draft.isNew || schemeOf(draft)?.build === undefined) return [...entities]
  const { questions, papers } = examSamples(draft.words)
  const records = new Map<string, EntityRecord[]>([
    ['examQuestion', questions],
    ['examPaper', papers],
    ['contractTemplate', contractTexts.map((values, at) => ({ id: `contract-${at + 1}`, values }))],
  ])
  return entities.map((plain) => {
    const entity = addressThem(leaveOpen(pointByName(plain, entities, draft), draft))
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

/**
 * Rows refer to others by their number. Cases alone say the name of their lawyer, and are given to another one where
 * whoever has an account stands in the place of a sample lawyer.
 */
function pointByName(entity: Entity, entities: readonly Entity[], draft: Draft): Entity {
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

/** What a row leaves open is not known yet: an offer that nobody has answered. */
function leaveOpen(entity: Entity, draft: Draft): Entity {
  const { columns = [], rows = [] } = draft.entities.get(entity.id)?.template ?? {}
  const optional = entity.fields.filter(({ isRequired, id }) => !isRequired && columns.includes(id))
  if (optional.length === 0 || rows.length === 0) return entity
  return {
    ...entity,
    records: entity.records.map((record, at) => {
      const open = optional.filter(({ id }) => rows[at % rows.length]?.[columns.indexOf(id)] === '')
      return {
        ...record,
        values: { ...record.values, ...Object.fromEntries(open.map(({ id }) => [id, null])) },
      }
    }),
  }
}

/** Whoever is named in a record is written to at their own address. */
function addressThem(entity: Entity): Entity {
  const name = entity.fields.find(({ id }) => /^(?:applicant|customer|buyer)$/.test(id))
  const address = entity.fields.find(({ type }) => type === 'email')
  if (name === undefined || address === undefined) return entity
  return {
    ...entity,
    records: entity.records.map((record) => {
      const person = String(record.values[name.id] ?? '')
      const email = `${person.toLowerCase().replaceAll(' ', '.')}@example.com`
      return { ...record, values: { ...record.values, [address.id]: email } }
    }),
  }
}
