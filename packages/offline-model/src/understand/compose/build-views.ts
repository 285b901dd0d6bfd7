import { createField } from '../../model/create-field.ts'
import { capitalise } from '../language/noun-phrase.ts'
import { because, expectedEntity, targetOf, type Builders } from './builder.ts'
import { ensureCollection, titleOf } from './collections.ts'
import { createDashboard, stateField } from './dashboard-section.ts'
import { addReportBuilder } from './add-report-builder.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'

/** Records seen another way than as a list: on a board, a calendar, a map, side by side, in charts. */
export const viewBuilders: Builders = {
  compare: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    entity.abilities.add('compare')
    ensureCollection(draft, entity, need)
    addScreen(draft, {
      title: 'Compare',
      icon: 'columns-3',
      section: {
        type: 'compare',
        title: `Compare ${entity.many}`,
        text: 'Choose up to three.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  recommend: (draft, need) => {
    const thing = need.thing
      .replace(/\b(?:recommendations?|popular|related|recommended|similar)\b/g, '')
      .trim()
    const entity = targetOf(draft, { ...need, thing })
    if (entity === undefined) return false
    ensureCollection(draft, entity, need)
    addScreen(draft, {
      title: 'Recommended',
      icon: 'sparkles',
      section: {
        type: 'recommendations',
        title: 'Recommended for you',
        text: 'Chosen by what you looked at and liked, with the reason beside each.',
        entity: entity.id,
      },
      because: because(need),
    })
    return true
  },
  map: (draft, need) => {
    const placed = needEntity(draft, need.thing.replace(/\b(?:nearby|map|on)\b/g, '').trim())
    const entity =
      [placed, ...draft.entities.values()].find(
        (known) => known?.fields.some(({ type }) => type === 'place') ?? false,
      ) ?? needEntity(draft, 'place')
    const place = entity?.fields.find(({ type }) => type === 'place')
    if (entity === undefined || place === undefined) return false
    draft.simulated.add('The map is a drawn sample town, not a real one.')
    addScreen(draft, {
      title: 'Map',
      icon: 'map',
      section: {
        type: 'map',
        title: `${capitalise(entity.many)} on the map`,
        text: '',
        entity: entity.id,
        placeField: place.id,
      },
      because: because(need),
    })
    return true
  },
  kanban: (draft, need) => {
    const wanted = needEntity(
      draft,
      need.thing.replace(/\b(?:kanban|board|drag|drop|and|column|pipeline)\b/g, ' ').trim(),
    )
    const entity =
      [wanted, ...byMoving(draft)].find((known) => known !== undefined && stateField(known) !== undefined) ??
      needEntity(draft, 'task')
    const field = entity === undefined ? undefined : stateField(entity)
    if (entity === undefined || field === undefined) return false
    entity.abilities.add('create').add('edit').add('delete')
    addScreen(draft, {
      title: 'Board',
      icon: 'kanban',
      section: {
        type: 'kanban',
        title: `${capitalise(entity.many)} by ${field.label.toLowerCase()}`,
        text: '',
        entity: entity.id,
        field: field.id,
      },
      because: because(need),
    })
    return true
  },
  calendar: (draft, need) => {
    const wanted = needEntity(draft, need.thing.replace(/\b(?:calendar|schedule|timetable)\b/g, '').trim())
    const entity =
      [wanted, ...byDates(draft)].find(
        (known) => known?.fields.some(({ type }) => type === 'date') ?? false,
      ) ?? needEntity(draft, 'event')
    const date =
      entity?.fields.find(({ type, id }) => type === 'date' && /due|date|start/i.test(id)) ??
      entity?.fields.find(({ type }) => type === 'date')
    if (entity === undefined || date === undefined) return false
    entity.abilities.add('create').add('edit').add('delete')
    cookFrom(draft, entity)
    const isWeek = /\bweek(?:ly)?\b/.test(draft.words)
    addScreen(draft, {
      title: /schedule/.test(draft.words)
        ? 'Schedule'
        : entity.id === 'plannedMeal'
          ? 'Meal plan'
          : 'Calendar',
      icon: 'calendar',
      section: {
        type: 'calendar',
        title: `${capitalise(entity.many)} by date`,
        text: '',
        entity: entity.id,
        dateField: date.id,
        view: isWeek ? 'week' : 'month',
      },
      because: because(need),
    })
    return true
  },
  dashboard: (draft, need) => {
    // A timer counts its own rounds.
    if (draft.pack?.needs[0] === 'timer' && draft.pack.id !== 'meditation') return true
    const main = draft.entities.get('measurement') ?? expectedEntity(draft)
    // Whoever looks at figures all day wants to see what they are made of.
    if (draft.kind === 'dashboard' && main !== undefined) ensureCollection(draft, main, null)
    const section = createDashboard(draft, titleOf(need, 'Dashboard'))
    if (section === undefined) return false
    addScreen(draft, {
      title: /report|statistic|analy/i.test(need.frame?.text ?? '') ? 'Statistics' : 'Dashboard',
      icon: 'chart-column',
      section,
      because: because(need),
    })
    return true
  },
  reportBuilder: (draft, need) => {
    const entity = targetOf(draft, need)
    if (entity === undefined) return false
    addReportBuilder(draft, { entities: [...draft.entities.keys()].slice(0, 4), because: because(need) })
    return true
  },
}

/** What happens on a day before what only has a date. */
function byDates(draft: Draft): EntityDraft[] {
  return [...draft.entities.values()].toSorted((a, b) => dateRank(a) - dateRank(b))
}

function dateRank({ archetype }: EntityDraft): number {
  if (archetype === 'event' || archetype === 'task') return 0
  return archetype === 'configuration' || archetype === 'person' ? 2 : 1
}

/** What moves from state to state: tasks and deals before projects and people. */
function byMoving(draft: Draft): EntityDraft[] {
  return [...draft.entities.values()].toSorted((a, b) => moveRank(a) - moveRank(b))
}

function moveRank({ archetype, id }: EntityDraft): number {
  if (/deal|ticket/i.test(id)) return 0
  return archetype === 'task' || /lead/i.test(id) ? 1 : 2
}

/** Where recipes are kept, a meal says which one is cooked. */
function cookFrom({ entities }: Draft, meal: EntityDraft): void {
  const isMeal = meal.id === 'plannedMeal' && entities.has('recipe')
  if (!isMeal || meal.fields.some(({ id }) => id === 'recipe')) return
  meal.fields.splice(3, 0, createField('recipe', 'reference', { label: 'Recipe', refersTo: 'recipe' }))
}
