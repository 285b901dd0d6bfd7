import type { Requirement } from '../../model/application-model.ts'
import { createField } from '../../model/create-field.ts'
import { stateField } from '../compose/dashboard-section.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { addNamedField } from '../compose/add-named-field.ts'
import { builders } from '../compose/builders.ts'
import type { Draft } from '../compose/draft.ts'
import { isPlural, toSingular } from '../language/inflect.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import { keepPayments, tellHolder } from './ask-who.ts'
import { keepSorts, keepStates } from './keep-choices.ts'
import { keepMeasure } from './keep-measure.ts'
import { frameOf, keep, linkTo, meantIn } from './keep-thing.ts'
import type { KeptPart, Keeping } from './keeping.ts'
import { linkKept } from './link-kept.ts'
import { stockistOf } from './meanings.ts'
import { planWork } from './plan-work.ts'
import { watchDate } from './watch-date.ts'
import { watchStock } from './watch-stock.ts'

/** Builds what is kept, part by part, and says of each whether it is there. */
export function keepTold(draft: Draft, keeping: Keeping): Requirement[] {
  const { parts, named } = keeping
  const isKept = named !== '' && (isPlural(named) || parts.some(({ kind }) => properties.has(kind)))
  const main = isKept || parts.every(({ kind }) => !things.has(kind)) ? toSingular(named) : ''
  if (main !== '') keep(draft, main, { text: named })
  const built = new Map<string, boolean>()
  for (const part of parts.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))))
    if (part.kind !== 'other')
      built.set(part.text, keepPart(draft, part, main) || built.get(part.text) === true)
  linkKept(draft, main === '' ? undefined : meantIn(draft, main))
  return [...built].map(([text, isBuilt]) => ({ text, state: isBuilt ? 'built' : 'missed', screens: [] }))
}

/** Ways to look at what is kept are built once all of it is there. */
const isLast = ({ kind }: KeptPart): boolean => kind === 'view' || kind === 'low'

const properties: ReadonlySet<KeptPart['kind']> = new Set(['field', 'holder', 'date'])
const things: ReadonlySet<KeptPart['kind']> = new Set(['thing', 'link', 'grouping', 'states', 'sorts'])

/** What is read like any other request. */
export function restOf({ parts, isDone }: Keeping): string[] {
  return parts
    .filter(({ kind }) => kind === 'other')
    .map(({ text }) => (isDone ? `users can ${text}` : `with ${text}`))
}

/** `main`: what the tool is named after, to which properties belong; otherwise to what was spoken of last. */
function keepPart(draft: Draft, part: KeptPart, main: string): boolean {
  const { text } = part
  const meant = () => meantIn(draft, main)
  switch (part.kind) {
    case 'thing': {
      const entity = keep(draft, part.thing, { text })
      if (entity !== undefined && part.from !== undefined)
        linkTo(entity, keep(draft, part.from, { text, meaning: stockistOf(part.from) }))
      return entity !== undefined
    }
    case 'field':
    case 'grouping':
      return keepField(draft, part, main)
    case 'link': {
      const entity = keep(draft, part.thing, { text })
      return entity !== undefined && linkTo(entity, keep(draft, part.to, { text }))
    }
    case 'sorts':
      return keepSorts(keep(draft, part.thing, { text }), part.sorts)
    case 'states':
      return keepStates(draft, keep(draft, part.thing, { text }), part)
    case 'paid':
      return keepPayments(draft, meant(), text)
    case 'holder':
      return tellHolder(meantIn(draft, main, true))
    case 'date':
      return watchDate(
        draft,
        part.thing === '' ? meantIn(draft, main, true) : keep(draft, part.thing, { text }),
        part,
      )
    case 'measure':
      return keepMeasure(draft, part.what)
    case 'each': {
      const entity = meantIn(draft, main)
      return entity !== undefined && linkTo(entity, keep(draft, part.to, { text }))
    }
    case 'low':
      return watchStock(draft, part)
    case 'plan':
      return planWork(draft, part)
    case 'view': {
      if (part.view === 'kanban' && sums.test(text)) addValue(main === '' ? firstOf(draft) : meant())
      const thing = (part.view === 'kanban' ? moving(draft) : meant())?.one ?? ''
      return builders[part.view]?.(draft, { name: part.view, thing, frame: frameOf(thing, text) }) ?? false
    }
    case 'other':
      return false
  }
}

function keepField(
  draft: Draft,
  part: Extract<KeptPart, { kind: 'field' | 'grouping' }>,
  main: string,
): boolean {
  const field = part.kind === 'field' ? part.field : part.by
  const entity =
    part.thing === undefined
      ? meantIn(draft, main, ofThings.test(field))
      : keep(draft, part.thing, { text: part.text })
  if (entity === undefined) return false
  addNamedField(entity, field, draft)
  dropTold(entity, toIdentifier(field))
  return true
}

/** What the request names itself takes the place of what such things mostly have: a customer name that of a customer. */
function dropTold({ fields }: EntityDraft, told: string): void {
  const instead = fields.findIndex(
    ({ id }) => id !== told && (told.startsWith(`${id}Name`) || alike.get(told) === id),
  )
  if (instead > 0) fields.splice(instead, 1)
}

const alike: ReadonlyMap<string, string> = new Map([
  ['severity', 'priority'],
  ['device', 'item'],
  ['estimatedCost', 'price'],
  ['cost', 'price'],
])

const ofThings =
  /\b(?:counts?|deadlines?|budgets?|prices?|amounts?|quantit(?:y|ies)|due|status|progress|priority)\b/

const sums = /\b(?:values?|totals?|worth|amounts?)\b/

/** What is worth something has a value, which the board adds up. */
function addValue(entity: EntityDraft | undefined): void {
  if (entity === undefined || entity.fields.some(({ type }) => type === 'money')) return
  entity.fields.splice(2, 0, createField('value', 'money', { min: 0, max: 24_000 }))
}

function firstOf({ entities }: Draft): EntityDraft | undefined {
  return entities.values().next().value
}

/** What has states is what moves over a board. */
function moving(draft: Draft): EntityDraft | undefined {
  return [...draft.entities.values()].find((entity) => stateField(entity) !== undefined) ?? firstOf(draft)
}
