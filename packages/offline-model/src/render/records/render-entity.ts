import type { ApplicationModel, Rule } from '../../model/application-model.ts'
import type { Entity, EntityRecord, Field, FieldValue } from '../../model/entity.ts'
import type { AppNames, EntityNames } from '../app-names.ts'
import { createImports } from '../code/imports.ts'
import type { Imports } from '../code/imports.ts'
import { Code, writeValue } from '../code/write-value.ts'
import type { Writable } from '../code/write-value.ts'
import { toScriptString } from '../escape.ts'
import { accountId } from './demo-accounts.ts'
import { isWhole, writeGoal } from './write-goal.ts'
import { findBookPath, findChangePath, findPay } from './find-change-path.ts'
import { findReaders } from './find-readers.ts'
import { writeBookingRules } from './write-booking-rules.ts'
import { writeFormula } from './write-formula.ts'

interface EntityContext {
  model: ApplicationModel
  names: AppNames
}

/** The file of one entity: its type, its sample records, and how it is named, filled in and checked. */
export function renderEntity(entity: Entity, { model, names }: EntityContext): string {
  const own = names.entity(entity.id)
  if (!own) return ''
  const imports = createImports()
  imports.add('@/lib/store', 'defineCollection')
  imports.addType('@/lib/store', 'Entry')
  imports.add('@/lib/resource', 'defineResource')
  const resource = writeResource({ entity, own, model, names, imports })
  const seed = writeSeed({ entity, own, model, imports })
  const fields = entity.fields
    .filter(({ formula }) => formula === null)
    .map((field) => `  ${field.id}: ${typeOf(field)}\n`)
    .join('')
  return `${imports.write()}
export type ${own.type} = Entry & {
${fields}}

export const ${own.collection} = defineCollection<${own.type}>('${entity.id}', ${seed})

export const ${own.resource} = defineResource(${resource})
`
}

interface WriteInput {
  entity: Entity
  own: EntityNames
  model: ApplicationModel
  imports: Imports
}

function writeResource({ entity, own, model, names, imports }: WriteInput & { names: AppNames }): string {
  const { lifecycle } = entity
  const rules = model.rules.filter((rule) => rule.entity === entity.id)
  const checks = rules.flatMap((rule) => (rule.type === 'marks' ? [] : [writeRule(rule, imports)]))
  const booking = writeBookingRules(model, entity.id, imports)
  const following = rules.find(({ type }) => type in effects)
  return writeValue({
    key: entity.id,
    one: entity.one,
    many: entity.many,
    titleField: entity.titleField,
    imageField: entity.imageField ?? undefined,
    detailPath: names.detailPath(entity.id),
    listPath: names.listPath(entity.id),
    ...findChangePath(model, entity.id),
    bookPath: findBookPath(model, entity.id),
    pay: findPay(model, entity.id),
    abilities: entity.abilities,
    editableBy: entity.editableBy,
    readers: findReaders(model, entity.id),
    sort: entity.sort ?? undefined,
    maker: entity.people?.maker ?? undefined,
    taker: entity.people?.taker ?? undefined,
    goal: isWhole(entity, model) ? writeGoal(entity.goal) : undefined,
    fields: entity.fields.map(describeField),
    flow: lifecycle
      ? {
          field: lifecycle.field,
          initial: lifecycle.initial,
          states: Object.fromEntries(lifecycle.states.map(({ name, tone }) => [name, tone])),
          steps: lifecycle.steps.map(({ needsReason, ...step }) => ({
            ...step,
            needsReason: needsReason || undefined,
          })),
        }
      : undefined,
    checks: checks.length + booking.checks.length > 0 ? [...checks, ...booking.checks] : undefined,
    complete: booking.complete,
    afterCreate: following && writeEffect(following, imports),
    collection: own.collection === 'collection' ? new Code('collection') : new Code(own.collection),
  })
}

function describeField(field: Field): Writable {
  return {
    id: field.id,
    label: field.label,
    kind: field.type,
    required: field.isRequired || undefined,
    unique: field.isUnique || undefined,
    options: field.options.length > 0 ? field.options : undefined,
    target: field.refersTo ?? undefined,
    unit: field.unit ?? undefined,
    ...limitsOf(field),
    inList: field.inList || undefined,
    inForm: field.inForm ? undefined : false,
    isFilter: field.isFilter || undefined,
    compute: field.formula === null ? undefined : new Code(`(value) => ${writeFormula(field.formula)}`),
  }
}

/**
 * The model's range is what sample values are drawn from. As a limit it would refuse the honest entry of somebody whose
 * prices are higher, so that only what cannot be otherwise is kept.
 */
function limitsOf({ type, min, max }: Field) {
  if (type === 'rating') return { min: min ?? undefined, max: max ?? undefined }
  if (type === 'percent') return min !== null && min < 0 ? { min: -100 } : { min: 0, max: 100 }
  return { min: min === null || min < 0 ? (min ?? undefined) : Math.min(min, 1) }
}

function writeRule(rule: Exclude<Rule, { type: 'marks' }>, imports: Imports): Code {
  const name = checkNames[rule.type]
  if (rule.type === 'notTwice' || rule.type === 'standsIn') {
    const { type: _type, ...values } = rule
    imports.add('@/lib/timetable-checks', name)
    return new Code(`${name}(${writeValue(values)})`)
  }
  imports.add('@/lib/checks', name)
  if (rule.type === 'notInPast') return new Code(`notInPast(${writeWords([rule.field, rule.message])})`)
  if (rule.type === 'takesStock' || rule.type === 'movesStock')
    return new Code(`${name}(${writeStockRule(rule)})`)
  return new Code(`${name}(${writeWords([rule.field, rule.other, rule.message])})`)
}

const checkNames: Readonly<Record<Exclude<Rule['type'], 'marks'>, string>> = {
  notInPast: 'notInPast',
  notBefore: 'notBefore',
  different: 'different',
  takesStock: 'hasStock',
  movesStock: 'canMove',
  notTwice: 'notTwice',
  standsIn: 'standsIn',
}

function writeWords(words: readonly string[]): string {
  return words.map(toScriptString).join(', ')
}

/** What follows from a new record elsewhere. */
function writeEffect(rule: Rule, imports: Imports): Code {
  const name = effects[rule.type] ?? ''
  const { type: _type, ...values } = rule
  imports.add('@/lib/checks', name)
  return new Code(`${name}(${writeValue(values)})`)
}

const effects: Readonly<Partial<Record<Rule['type'], string>>> = {
  takesStock: 'takeStock',
  movesStock: 'moveStock',
  marks: 'markReference',
}

function writeStockRule(rule: Extract<Rule, { type: 'takesStock' | 'movesStock' }>): string {
  const { type: _type, ...values } = rule
  return writeValue(values)
}

function writeSeed({ entity, own, model, imports }: WriteInput): string {
  if (entity.records.length === 0) return '() => []'
  const owners = model.modules.some(({ type }) => type === 'accounts') ? listOwners(model) : []
  const isOwned =
    entity.editableBy === 'owner' ||
    model.screens.some(({ sections }) =>
      sections.some(
        (section) =>
          section.type === 'collection' && section.scope === 'mine' && section.entity === entity.id,
      ),
    )
  const rows = entity.records.map((record, index) => {
    const named = owners.find(({ name }) => Object.values(record.values).includes(name))
    const owner = named ?? (isOwned && index % 2 === 0 ? owners[0] : undefined)
    return writeRecord({ entity, record, index, ownerId: owner?.id ?? null, model, imports })
  })
  return `(): ${own.type}[] => ${writeValue(rows)}`
}

function listOwners({ roles }: ApplicationModel) {
  return roles
    .toSorted((a, b) => Number(a.isStaff) - Number(b.isStaff))
    .map(({ id, demo }) => ({ id: accountId(id), name: demo.name }))
}

interface RecordInput {
  entity: Entity
  record: EntityRecord
  index: number
  ownerId: string | null
  model: ApplicationModel
  imports: Imports
}

function writeRecord({ entity, record, index, ownerId, model, imports }: RecordInput): Writable {
  imports.add('@/lib/dates', 'moment')
  const values = entity.fields
    .filter(({ formula }) => formula === null)
    .map((field): [string, Writable] => [
      field.id,
      field.type === 'reference'
        ? resolveReference({ field, value: record.values[field.id] ?? null, index, model })
        : writeFieldValue(field, record.values[field.id] ?? null, imports),
    ])
  return {
    id: record.id,
    createdAt: new Code(`moment(${createdOffset(entity, record, index)})`),
    ownerId,
    ...Object.fromEntries(values),
  }
}

interface ReferenceInput {
  field: Field
  value: FieldValue
  index: number
  model: ApplicationModel
}

/** A sample may name what it points to by title; one that points nowhere points to some record that exists. */
function resolveReference({ field, value, index, model }: ReferenceInput): string | null {
  const target = model.entities.find(({ id }) => id === field.refersTo)
  if (value === null || !target) return null
  const named = target.records.find(({ id, values }) => id === value || values[target.titleField] === value)
  return (named ?? target.records[index % Math.max(1, target.records.length)])?.id ?? null
}

/** A record is as old as its own past date says; others are spread over the last weeks. */
function createdOffset(entity: Entity, record: EntityRecord, index: number): number {
  const past = entity.fields
    .filter(({ type }) => type === 'date' || type === 'datetime')
    .map(({ id }) => Number(record.values[id] ?? 0))
    .find((offset) => offset < 0)
  return Math.round(((past ?? -1 - index * 2.3) + 0.35) * 100) / 100
}

function writeFieldValue(field: Field, value: FieldValue, imports: Imports): Writable {
  if (typeof value === 'number' && (field.type === 'date' || field.type === 'datetime')) {
    const name = field.type === 'date' ? 'day' : 'moment'
    imports.add('@/lib/dates', name)
    return new Code(`${name}(${field.type === 'date' ? Math.round(value) : value})`)
  }
  if (field.type === 'tags') return Array.isArray(value) ? value : []
  if (value === null && field.type === 'boolean') return false
  if (typeof value === 'string' && numberTypes.has(field.type))
    return Number.isFinite(Number(value)) ? Number(value) : null
  if (typeof value === 'number' && !numberTypes.has(field.type)) return String(value)
  return Array.isArray(value) ? value.join(', ') : value
}

const numberTypes = new Set(['number', 'money', 'percent', 'duration', 'rating'])

function typeOf(field: Field): string {
  if (numberTypes.has(field.type)) return 'number | null'
  if (field.type === 'boolean') return 'boolean'
  return field.type === 'tags' ? 'string[]' : 'string | null'
}
