import type { Field } from '../../model/entity.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { chartByArea } from './group-by-area.ts'

/** Tiles and charts from what the entities have: counts, money, states and dates. */
export function createDashboard(draft: Draft, title: string): SectionOf<'dashboard'> | undefined {
  const ranked = [...draft.entities.values()].toSorted((a, b) => b.mentions - a.mentions).slice(0, 3)
  const [first] = ranked
  if (first === undefined) return undefined
  const tiles: SectionOf<'dashboard'>['tiles'] = []
  const charts: SectionOf<'dashboard'>['charts'] = chartByArea(draft)
  for (const entity of ranked) {
    if (entity.id === 'measurement' || entity.id === 'weather') {
      drawMeasures(entity, { tiles, charts })
      continue
    }
    const money = entity.fields.find(({ type }) => type === 'money')
    const state = stateField(entity)
    const date = entity.fields.find(({ id, type }) => type === 'date' && !ahead.test(id))
    const choice = entity.fields.find(({ type, id }) => type === 'choice' && id !== state?.id)
    const figure = money === undefined ? loggedFigure(entity) : undefined
    tiles.push({
      label: capitalise(entity.many),
      entity: entity.id,
      measure: 'count',
      field: null,
      where: null,
    })
    if (money !== undefined && tiles.length < 5)
      tiles.push({
        label: `${capitalise(entity.many)}: ${money.label.toLowerCase()}`,
        entity: entity.id,
        measure: 'sum',
        field: money.id,
        where: null,
      })
    if (figure !== undefined && tiles.length < 5) tiles.push({ ...measureOf(entity, figure), where: null })
    const open = state?.options[0]
    if (state !== undefined && open !== undefined && tiles.length < 6) {
      tiles.push({
        label: `${capitalise(entity.many)}: ${open.toLowerCase()}`,
        entity: entity.id,
        measure: 'count',
        field: null,
        where: { field: state.id, equals: open },
      })
    }
    if (date !== undefined && figure !== undefined && charts.length < 4) {
      const { label, ...measured } = measureOf(entity, figure)
      charts.push({ title: `${label} over time`, kind: 'area', ...measured, by: date.id })
    } else if (date !== undefined && charts.length < 4) {
      const measured =
        money === undefined
          ? ({ measure: 'count', field: null } as const)
          : ({ measure: 'sum', field: money.id } as const)
      charts.push({
        title: `${capitalise(entity.many)}${money === undefined ? '' : `, ${money.label.toLowerCase()}`} over time`,
        kind: charts.length === 0 ? 'area' : 'line',
        entity: entity.id,
        ...measured,
        by: date.id,
      })
    }
    const asked = entity.fields.find(
      ({ type, label }) => type === 'choice' && isGroupedBy(draft.words, label),
    )
    const grouping = asked ?? state ?? choice
    if (grouping !== undefined && charts.length < 4) {
      charts.push({
        title: `${capitalise(entity.many)} by ${grouping.label.toLowerCase()}`,
        kind: charts.some(({ kind }) => kind === 'pie') ? 'bar' : 'pie',
        entity: entity.id,
        // Whoever asks for sums of money by something does not want to know how many there are.
        ...(asked === undefined || money === undefined
          ? ({ measure: 'count', field: null } as const)
          : ({ measure: 'sum', field: money.id } as const)),
        by: grouping.id,
      })
    }
  }
  return {
    type: 'dashboard',
    title,
    text: '',
    tiles,
    charts: drawAsAsked(draft, first, charts),
    recent: first.id,
  }
}

/** "with charts by category". */
function isGroupedBy(words: string, label: string): boolean {
  const name = label.toLowerCase().replace(/[^a-z ]/g, '')
  return new RegExp(
    `\\b(?:charts?|graphs?|totals?|sums?|spending|statistics) (?:grouped |of [a-z]+ )?(?:by|per) (?:the )?${name}\\b`,
  ).test(words)
}

/** By these days something has to be done; nothing happened on them. */
const ahead = /^(?:dueBack|expiresOn|publishDate|leaseEndsOn)$/

/** What is written down day by day is written down for its figure: the hours of sleep, the glasses of water. */
function loggedFigure({ archetype, fields }: EntityDraft): Field | undefined {
  const isDaily = fields.some(({ type, isRequired }) => type === 'date' && isRequired)
  // What comes in and goes out adds up to nothing.
  const isMoved = fields.some(({ id }) => id === 'direction')
  return archetype === 'record' && isDaily && !isMoved
    ? fields.find(({ type }) => type === 'number')
    : undefined
}

/** What is consumed adds up, what is measured does not. */
function measureOf({ id }: EntityDraft, field: Field) {
  const isSummed = /^(?:amount|litres|calories|used|visits|hours)$/.test(field.id) && field.unit !== 'h'
  const unit = field.unit === null ? '' : ` (${field.unit})`
  return {
    label: `${field.label}${isSummed ? '' : ', on average'}${unit}`,
    entity: id,
    measure: isSummed ? ('sum' as const) : ('average' as const),
    field: field.id,
  }
}

/** Every figure has its average and its own line. */
function drawMeasures(
  { id, fields }: EntityDraft,
  { tiles, charts }: Pick<SectionOf<'dashboard'>, 'tiles' | 'charts'>,
): void {
  const date = fields.find(({ type }) => type === 'date')
  for (const field of fields.filter(({ type }) => type === 'number').slice(0, 4)) {
    const measured = { entity: id, measure: 'average', field: field.id } as const
    const unit = field.unit === null ? '' : ` (${field.unit})`
    tiles.push({ label: `${field.label}, on average${unit}`, ...measured, where: null })
    if (date !== undefined)
      charts.push({
        title: `${field.label}${unit} over time`,
        kind: charts.length % 2 === 0 ? 'area' : 'line',
        ...measured,
        by: date.id,
      })
  }
}

type Charts = SectionOf<'dashboard'>['charts']

/** Line, bar and pie where they were asked for by name, as far as there is something to draw. */
function drawAsAsked({ words }: Draft, entity: EntityDraft, charts: Charts): Charts {
  const drawn = charts.map((chart) =>
    chart.kind === 'area' && /\bline\b/.test(words) ? { ...chart, kind: 'line' as const } : chart,
  )
  const grouping = entity.fields.find(({ type }) => type === 'choice')
  const figure = entity.fields.find(({ type }) => type === 'money' || type === 'number')
  for (const kind of ['bar', 'pie'] as const) {
    const isMissing = new RegExp(`\\b${kind}\\b`).test(words) && !drawn.some((chart) => chart.kind === kind)
    if (!isMissing || grouping === undefined) continue
    drawn.push({
      title: `${capitalise(figure?.label ?? entity.many)} by ${grouping.label.toLowerCase()}`,
      kind,
      entity: entity.id,
      measure: figure === undefined ? 'count' : 'sum',
      field: figure?.id ?? null,
      by: grouping.id,
    })
  }
  return drawn
}

/** The field that says how far a record has come. */
export function stateField(entity: EntityDraft) {
  return entity.fields.find(({ id, type }) => type === 'choice' && /status|stage|state/.test(id))
}
