import { createField } from '../../model/create-field.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { areaNames } from '../subjects/crossings.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

type Charts = SectionOf<'dashboard'>['charts']

/** "county statistics", "sales by region": who is there and how much there is, for each of them. */
export function chartByArea(draft: Draft): Charts {
  const match = asked.exec(draft.words)
  const area = match?.[1] ?? match?.[2] ?? match?.[3]
  if (area === undefined) return []
  const entities = [...draft.entities.values()]
  const counted = entities.find(
    ({ archetype, template }) => ['person', 'place'].includes(archetype) || template?.names[0] === 'supplier',
  )
  const measured = entities.find((entity) => entity !== counted && figureOf(entity) !== undefined)
  return [counted, measured].flatMap((entity) => (entity === undefined ? [] : [draw(entity, area)]))
}

const areas = '(county|district|province|region|prefecture|municipality|township|ward)'
const asked = new RegExp(
  `\\b${areas} (?:[a-z]+ ){0,2}(?:statistics|figures|rankings)\\b|\\b(?:statistics|figures|totals|charts?|reports?) (?:by|per|for each|of each) ${areas}\\b|\\b(?:by|per) ${areas}\\b`,
)

function figureOf({ fields }: EntityDraft) {
  return fields.find(({ type, id }) => type === 'number' && /quantity|amount|weight|volume|count/i.test(id))
}

function draw(entity: EntityDraft, area: string): Charts[number] {
  if (!entity.fields.some(({ id }) => id === area))
    entity.fields.push(
      createField(area, 'choice', {
        label: capitalise(area),
        options: areaNames.slice(0, 5).map((name) => `${name} ${area}`),
      }),
    )
  const figure = figureOf(entity)
  const unit = figure?.unit ? ` (${figure.unit})` : ''
  return {
    title: `${capitalise(entity.many)}${figure === undefined ? '' : `, ${figure.label.toLowerCase()}${unit}`} by ${area}`,
    kind: 'bar',
    entity: entity.id,
    measure: figure === undefined ? 'count' : 'sum',
    field: figure?.id ?? null,
    by: area,
  }
}
