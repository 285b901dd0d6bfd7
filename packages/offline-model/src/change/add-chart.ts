import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import type { SectionOf } from '../model/section.ts'
import { builders } from '../understand/compose/builders.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import type { Change } from './change.ts'
import { draftFromModel, modelFromDraft } from './draft-from-model.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

type Chart = SectionOf<'dashboard'>['charts'][number]

/** "Add a pie chart of expenses by category", "show the total per month": on the dashboard that is there. */
export function addChart(model: ApplicationModel, instruction: string): Change | undefined {
  const words = instruction.toLowerCase()
  const drawn = asked.exec(words)
  const total = totals.exec(words)
  if (drawn === null && total === null) return undefined
  const [, kindName, about = ''] = drawn ?? []
  const told = total?.[1] ?? about
  const [thing = '', by = ''] = told.split(/ (?:by|per|for each) /)
  const grouped = by === '' ? thing.replace(/^(?:by|per) /, '') : by
  const entity =
    findEntity(model, thing.replace(/^(?:of|for|with|showing) (?:the |my |all )?/, '')) ?? mainEntity(model)
  const field = entity && groupingOf(entity, grouped, kindName ?? 'bar')
  if (entity === undefined || field === undefined) return undefined
  const chart = chartOf(entity, field, kindOf(kindName, field))
  const based = withDashboard(model)
  if (based === undefined) return undefined
  if (dashboardsOf(based).some(({ charts }) => charts.some((known) => isSame(known, chart))))
    return { model, done: `${chart.title}: that is on the dashboard already.` }
  let isPlaced = false
  const screens = based.screens.map((screen) => ({
    ...screen,
    sections: screen.sections.map((section) => {
      if (section.type !== 'dashboard' || isPlaced) return section
      isPlaced = true
      return { ...section, charts: [...section.charts, chart] }
    }),
  }))
  return { model: { ...based, screens }, done: `Added the chart ${chart.title}.` }
}

const asked =
  /^(?:add|show|include|draw|create|make) (?:me )?(?:an? |another |the |some )?(?:(pie|bar|line|area|column|donut|doughnut) )?(?:charts?|graphs?|diagrams?)(?: ?(?:of|for|by|per|with|showing) )?(.*)$/
const totals =
  /^(?:show|add|display|include) (?:me )?(?:the )?(?:totals?|sums?|amounts?|spending|costs?) ((?:of [a-z ]+ )?(?:by|per|for each) [a-z ]+)$/

function groupingOf(entity: Entity, words: string, kind: string): Field | undefined {
  const date = entity.fields.find(({ type }) => type === 'date')
  if (/\b(?:days?|weeks?|months?|years?|time|date)$/.test(words)) return date
  const named = words === '' ? undefined : findField(entity, words)
  if (named !== undefined) return ['choice', 'reference', 'date'].includes(named.type) ? named : undefined
  // Parts of a whole are kinds; what goes up and down does so over time.
  const choice = entity.fields.find(({ type }) => type === 'choice')
  return /pie|donut|doughnut/.test(kind) ? choice : /line|area/.test(kind) ? date : (choice ?? date)
}

function kindOf(name: string | undefined, { type }: Field): Chart['kind'] {
  if (name === 'pie' || name === 'donut' || name === 'doughnut') return type === 'date' ? 'bar' : 'pie'
  if (name === 'line' || name === 'area') return name
  return 'bar'
}

function chartOf(entity: Entity, field: Field, kind: Chart['kind']): Chart {
  const money = entity.fields.find(({ type }) => type === 'money')
  const measured =
    money === undefined
      ? ({ measure: 'count', field: null } as const)
      : ({ measure: 'sum', field: money.id } as const)
  const what =
    money === undefined ? capitalise(entity.many) : `${capitalise(entity.many)}, ${money.label.toLowerCase()}`
  const title = field.type === 'date' ? `${what} over time` : `${what} by ${field.label.toLowerCase()}`
  return { title, kind, entity: entity.id, ...measured, by: field.id }
}

function isSame(one: Chart, other: Chart): boolean {
  return (
    one.entity === other.entity &&
    one.by === other.by &&
    one.measure === other.measure &&
    one.kind === other.kind
  )
}

function dashboardsOf({ screens }: ApplicationModel): SectionOf<'dashboard'>[] {
  return screens.flatMap(({ sections }) => sections.filter((section) => section.type === 'dashboard'))
}

function withDashboard(model: ApplicationModel): ApplicationModel | undefined {
  if (dashboardsOf(model).length > 0) return model
  const draft = draftFromModel(model, model.request)
  builders.dashboard?.(draft, { name: 'dashboard', thing: '', frame: null })
  const changed = modelFromDraft(draft, model)
  return dashboardsOf(changed).length > 0 ? changed : undefined
}
