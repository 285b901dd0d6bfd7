import { createField } from '../../../model/create-field.ts'
import type { Field } from '../../../model/entity.ts'
import type { SectionOf } from '../../../model/section.ts'
import { toSingular } from '../../language/inflect.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import type { Frame } from '../../language/read-frames.ts'
import { readToldAttribute } from '../../subjects/told-attributes.ts'
import { addScreen } from '../add-screen.ts'
import { createDashboard } from '../dashboard-section.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { readToldFigure, type ToldFigure } from './read-told-figure.ts'

type Chart = SectionOf<'dashboard'>['charts'][number]

/**
 * "The number of finds per trench and period" is a chart for each of them. Answers whether it is there; undefined where no
 * figure is spoken of. What cannot be counted here is not said to be.
 */
export function tellFigure(draft: Draft, frame: Frame): boolean | undefined {
  const figure = readToldFigure(frame)
  if (figure === undefined) return undefined
  const measured = findMeasured(draft, figure)
  if (measured === undefined) return addOwnFigure(draft, figure)
  const charts = figure.by.flatMap((by) => drawBy(draft, measured, by) ?? [])
  if (charts.length < figure.by.length) return false
  const title = 'Statistics'
  const known = [...draft.screens.values()].flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'dashboard' ? [section] : [])),
  )[0]
  const section = known ?? createDashboard(draft, title)
  if (section === undefined) return false
  for (const chart of charts) {
    const at = section.charts.findIndex(({ title: told }) => told === chart.title)
    if (at >= 0) section.charts.splice(at, 1)
  }
  section.charts.unshift(...charts)
  if (known === undefined) addScreen(draft, { title, icon: 'chart-column', section, because: frame.text })
  return true
}

interface Measured {
  readonly entity: EntityDraft
  readonly field: Field | undefined
}

function findMeasured(draft: Draft, { of, isCount }: ToldFigure): Measured | undefined {
  const entities = [...draft.entities.values()]
  const told = toSingular(of.replace(/^number of /, ''))
  const named = findNamed(entities, told)
  if (named !== undefined) {
    const isMeasured = !isCount && (named.archetype === 'record' || named.archetype === 'transaction')
    return { entity: named, field: isMeasured ? named.fields.find(isAmount) : undefined }
  }
  if (isCount) return means(entities, told.split(' ').at(-1) ?? '')
  const last = told.split(' ').at(-1) ?? ''
  for (const entity of entities) {
    const field = entity.fields.find(
      ({ label, type }) => adds.has(type) && label.toLowerCase().split(' ').includes(last),
    )
    if (field !== undefined) return { entity, field }
  }
  return means(entities, last)
}

/** By other words: what is earned was paid, a yield was harvested, a place is occupied by who booked it. */
function means(entities: readonly EntityDraft[], word: string): Measured | undefined {
  const [, pattern, isAdded] = otherWords.find(([words]) => words.test(word)) ?? []
  if (pattern === undefined) return undefined
  for (const entity of entities) {
    if (!pattern.test(entity.one) && !pattern.test(entity.template?.names[0] ?? '')) continue
    const field = entity.fields.find(({ type }) => type === isAdded)
    if (isAdded === 'count') return { entity, field: undefined }
    if (field !== undefined) return { entity, field }
  }
  return undefined
}

const otherWords: readonly (readonly [RegExp, RegExp, 'money' | 'number' | 'count'])[] = [
  [
    /^(?:revenue|income|earning|earnings|sale|sales|turnover)$/,
    /payment|order|booking|invoice|sale|lesson|earning/,
    'money',
  ],
  [/^(?:yield|crop|production)$/, /harvest|yield|crop/, 'number'],
  [/^(?:occupancy|utili[sz]ation|usage)$/, /booking|reservation|visit|stay/, 'count'],
  [/^(?:operation|deployment|mission)s?$/, /incident|alarm|operation/, 'count'],
  [/^(?:attendance|participation)s?$/, /attendance|sign-?up|booking/, 'count'],
]

const adds: ReadonlySet<Field['type']> = new Set(['money', 'number', 'duration', 'percent'])

function isAmount({ type, label }: Field): boolean {
  return adds.has(type) && !/\b(?:year|age|phone|number|score|minimum)\b/i.test(label)
}

function findNamed(entities: readonly EntityDraft[], told: string): EntityDraft | undefined {
  return (
    entities.find(({ one }) => one.toLowerCase() === told) ??
    entities.find(({ one }) => one.toLowerCase().endsWith(` ${told}`)) ??
    entities.find(({ one }) => told.endsWith(` ${one.toLowerCase()}`))
  )
}

/** Undefined where it cannot be told apart by that. */
function drawBy(draft: Draft, { entity, field }: Measured, by: string): Chart | undefined {
  const group = findGroup(draft, entity, toSingular(by))
  if (group === undefined) return undefined
  const isTime = group.type === 'date' || group.type === 'datetime'
  const unit = field?.unit ? ` (${field.unit})` : ''
  const what =
    field === undefined
      ? capitalise(entity.many)
      : `${capitalise(entity.many)}: ${field.label.toLowerCase()}${unit}`
  return {
    title: `${what} ${isTime ? 'over time' : `by ${group.label.toLowerCase()}`}`,
    kind: isTime ? 'area' : 'bar',
    entity: entity.id,
    measure: field === undefined ? 'count' : field.type === 'percent' ? 'average' : 'sum',
    field: field?.id ?? null,
    by: group.id,
  }
}

/** The field that divides the records. One that the request speaks of and that is not there yet is added. */
function findGroup(draft: Draft, entity: EntityDraft, by: string): Field | undefined {
  const { fields } = entity
  if (times.test(by))
    return fields.find(({ type, id }) => (type === 'date' || type === 'datetime') && !ahead.test(id))
  const id = toIdentifier(by)
  const known = fields.find(
    (field) =>
      divides(field) &&
      (field.id === id ||
        field.refersTo === id ||
        field.label.toLowerCase() === by ||
        field.label.toLowerCase().endsWith(` ${by}`)),
  )
  if (known !== undefined) return known
  const other = findNamed([...draft.entities.values()], by)
  const read = readToldAttribute(by)
  const field =
    other !== undefined && other !== entity
      ? createField(other.id, 'reference', {
          label: capitalise(other.one),
          refersTo: other.id,
          isFilter: true,
        })
      : read.type === 'choice'
        ? { ...read, isRequired: false }
        : undefined
  const at = fields.findIndex((each) => each.id === field?.id)
  if (field === undefined || fields.length >= 14) return undefined
  fields.splice(at < 0 ? 1 : at, at < 0 ? 0 : 1, field)
  return field
}

function divides({ type }: Field): boolean {
  return type === 'choice' || type === 'reference'
}

const times = /^(?:day|week|month|quarter|year|time|season)$/
const ahead = /^(?:due|deadline|expires|validUntil|returnBy|next)/

/** "availability per turbine": each turbine has one, which is written down. */
function addOwnFigure(draft: Draft, { of, by, isCount }: ToldFigure): boolean {
  const [first = ''] = by
  const owner = isCount ? undefined : findNamed([...draft.entities.values()], toSingular(first))
  const field = readToldAttribute(of)
  if (owner === undefined || by.length > 1 || !adds.has(field.type) || owner.fields.length >= 14) return false
  if (!owner.fields.some(({ id }) => id === field.id))
    owner.fields.splice(Math.min(2, owner.fields.length), 0, field)
  return true
}
