import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, FieldValue } from '../model/entity.ts'
import { toSingular } from '../understand/language/inflect.ts'
import { capitalise, toSlug } from '../understand/language/noun-phrase.ts'
import { createRandom, hashText } from '../understand/subjects/random.ts'
import { createRecords } from '../understand/subjects/sample-records.ts'
import { replaceEntity } from './change-fields.ts'
import type { Change, ChangeReader } from './change.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** The records that an app begins with: none at all, one more, or one that is put right. */
export const changeSamples: ChangeReader = (model, instruction) =>
  clearSamples(model, instruction) ??
  addRecord(model, instruction) ??
  changeValue(model, instruction) ??
  removeRecord(model, instruction)

function clearSamples(model: ApplicationModel, instruction: string): Change | undefined {
  const [, target] = clearing.exec(instruction) ?? []
  const isEmpty =
    /^(?:start|begin) (?:with (?:an? )?(?:empty|blank)(?: list| app| state)?|empty|from scratch)$/i
  if (target === undefined && !isEmpty.test(instruction)) return undefined
  const isAll = target === undefined || /^(?:data|records|content|entries|items|stuff)$/i.test(target)
  const named = isAll ? undefined : findEntity(model, target)
  if (!isAll && named === undefined) return undefined
  const cleared = named === undefined ? model.entities : [named]
  if (cleared.every(({ records }) => records.length === 0))
    return { model, done: 'There are no samples any more.' }
  const ids = new Set(cleared.map(({ id }) => id))
  const entities = model.entities.map((entity) => (ids.has(entity.id) ? { ...entity, records: [] } : entity))
  return {
    model: withoutLooseEnds({ ...model, entities }),
    done: `Removed the sample ${named?.many ?? 'records'}. Lists that you have changed in this browser stay as they are.`,
  }
}

const clearing =
  /^(?:clear|remove|delete|empty|get rid of|drop|hide)(?: out)? (?:all )?(?:of )?(?:the |my |any )?(?:sample|example|demo|dummy|fake|placeholder|test|mock) (.+)$/i

/** "Add a product called Sourdough for 5 euros", "add these tasks: buy milk, call Ada". */
function addRecord(model: ApplicationModel, instruction: string): Change | undefined {
  const [, thing = '', told = ''] =
    /^add (?:an? |the |another |these |some |the following )?(?:new )?((?:(?!to |for |of |in |on )[a-z]+ ?){1,3}?)(?: (?:called|named|titled)|:) ["'“]?([^"'”]{2,300})["'”]?$/i.exec(
      instruction,
    ) ?? []
  const entity = findEntity(model, thing) ?? (general.test(thing) ? soldBy(model) : undefined)
  if (entity === undefined || told === '') return undefined
  const isSeveral = thing.trim().toLowerCase() !== toSingular(thing.trim().toLowerCase())
  const added = (isSeveral ? listOf(told) : [told])
    .slice(0, 20)
    .map((each) => inventRecord(model, entity, each))
  const known = new Set(entity.records.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return undefined
  return {
    model: replaceEntity(model, { ...entity, records: [...fresh, ...entity.records] }),
    done: `Added ${fresh.map(({ values }) => String(values[entity.titleField])).join(', ')} to the ${entity.many}.`,
  }
}

/** After a comma, the last "and" parts two more. */
function listOf(told: string): string[] {
  const parts = told.split(/, (?:and )?|; /)
  return [...parts.slice(0, -1), ...(parts.at(-1) ?? '').split(' and ')].filter((part) => part.trim() !== '')
}

/** A record by its name, and by its price where one is told. Nothing is made up that somebody would read as told. */
function inventRecord(model: ApplicationModel, entity: Entity, told: string): Entity['records'][number] {
  const [, name = told, price] =
    /^(.+?)(?:,| for| at| -|:) (?:[$€£] ?)?(\d+(?:[.,]\d{1,2})?)(?: ?(?:[$€£]|euros?|dollars?|pounds?|usd|eur|gbp))?$/i.exec(
      told,
    ) ?? []
  const title = capitalise(name.trim())
  const [sample] = createRecords({
    entity,
    template: undefined,
    subject: model.subject,
    random: createRandom(hashText(title)),
    idsOf: (id) => model.entities.find((other) => other.id === id)?.records.map((each) => each.id) ?? [],
    count: 1,
    names: [title],
  })
  const values: Record<string, FieldValue> = { ...sample?.values }
  for (const { id, type } of entity.fields)
    if (type === 'longtext' && id !== entity.titleField) values[id] = null
  const priced = entity.fields.find(({ type }) => type === 'money')
  if (priced !== undefined && price !== undefined) values[priced.id] = toNumber(price)
  return { id: `${toSlug(entity.id) || 'record'}-${hashText(title).toString(36)}`, values }
}

const general = /^(?:product|item|dish|article|good)$/i

/** What a house sells, whatever it calls it. */
function soldBy(model: ApplicationModel): Entity | undefined {
  return model.entities.find(({ archetype }) => archetype === 'sellable') ?? mainEntity(model)
}

/** "Change the price of the croissant to 3": one value of one record. */
function changeValue(model: ApplicationModel, instruction: string): Change | undefined {
  const [, by = '', whose = '', told = ''] =
    /^(?:change|set|update|make) (?:the )?([a-z ]{2,30}?) (?:of|for) (?:the )?["'“]?([^"'”]{2,60}?)["'”]? (?:to|be|at) (?:[$€£] ?)?["'“]?([^"'”]{1,80}?)["'”]?(?: ?(?:[$€£]|euros?|dollars?|pounds?))?$/i.exec(
      instruction,
    ) ?? []
  for (const entity of model.entities) {
    const record = findRecord(entity, whose)
    const field = findField(entity, by)
    if (record === undefined || field === undefined) continue
    const value = readValue(field.type, field.options, told)
    if (value === undefined) return undefined
    const records = entity.records.map((known) =>
      known.id === record.id ? { ...known, values: { ...known.values, [field.id]: value } } : known,
    )
    return {
      model: replaceEntity(model, { ...entity, records }),
      done: `The ${field.label.toLowerCase()} of ${String(record.values[entity.titleField])} is ${String(value)} now.`,
    }
  }
  return undefined
}

function readValue(type: string, options: readonly string[], told: string): FieldValue | undefined {
  if (['money', 'number', 'percent', 'rating', 'duration'].includes(type))
    return /^\d+(?:[.,]\d{1,2})?$/.test(told) ? toNumber(told) : undefined
  if (type === 'choice') return options.find((option) => option.toLowerCase() === told.toLowerCase())
  return ['text', 'longtext', 'email', 'phone', 'url', 'place'].includes(type) ? told : undefined
}

/** "Remove the lemon cake". */
function removeRecord(model: ApplicationModel, instruction: string): Change | undefined {
  const [, whose = ''] =
    /^(?:remove|delete|drop|take out) (?:the |our )?["'“]?([^"'”]{3,60}?)["'”]?(?: from (?:the )?[a-z ]+)?$/i.exec(
      instruction,
    ) ?? []
  if (findEntity(model, whose) !== undefined) return undefined
  for (const entity of model.entities) {
    const record = findRecord(entity, whose)
    if (record === undefined) continue
    const records = entity.records.filter(({ id }) => id !== record.id)
    return {
      model: withoutLooseEnds(replaceEntity(model, { ...entity, records })),
      done: `Removed ${String(record.values[entity.titleField])} from the ${entity.many}.`,
    }
  }
  return undefined
}

/** What referred to a record that is gone refers to none. */
function withoutLooseEnds(model: ApplicationModel): ApplicationModel {
  const there = new Map(
    model.entities.map(({ id, records }) => [id, new Set(records.map((each) => each.id))]),
  )
  const isLoose = ({ refersTo }: Entity['fields'][number], value: FieldValue | undefined) =>
    refersTo !== null && typeof value === 'string' && there.get(refersTo)?.has(value) !== true
  const entities = model.entities.map((entity) => ({
    ...entity,
    records: entity.records.map(({ id, values }) => ({
      id,
      values: Object.fromEntries(
        Object.entries(values).map(([key, value]) => {
          const field = entity.fields.find((known) => known.id === key)
          return [key, field !== undefined && isLoose(field, value) ? null : value]
        }),
      ),
    })),
  }))
  return { ...model, entities }
}

/** By its whole title, or by a title that ends so: the croissant is the butter croissant. */
function findRecord({ records, titleField }: Entity, words: string) {
  const name = words.toLowerCase()
  const titleOf = (record: Entity['records'][number]) => String(record.values[titleField] ?? '').toLowerCase()
  const exact = records.find((record) => titleOf(record) === name)
  const ending = records.filter((record) => titleOf(record).endsWith(` ${name}`))
  return exact ?? (ending.length === 1 ? ending[0] : undefined)
}

const toNumber = (text: string) => Number(text.replace(',', '.'))
