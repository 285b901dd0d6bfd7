import { createField } from '../../model/create-field.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, ensureCollection } from '../compose/collections.ts'
import { composeEntity } from '../compose/compose-entity.ts'
import { mainEntity, type Draft } from '../compose/draft.ts'
import { flavourOf } from '../subjects/flavours.ts'
import type { KeptPart } from './keeping.ts'
import { watch } from './watch-list.ts'

/** "what to bake tomorrow": how much of what, on which day, and whether it is done. The next day comes first. */
export function planWork(draft: Draft, { doing, day, text }: Extract<KeptPart, { kind: 'plan' }>): boolean {
  const made = mainEntity(draft)
  const one = `${gerund(doing)} task`
  const entity = composeEntity({
    id: `${gerund(doing)}Task`,
    one,
    many: `${one}s`,
    template: undefined,
    isOfWork: true,
  })
  entity.fields.splice(
    0,
    entity.fields.length,
    createField('title', 'text', { label: 'What', isRequired: true }),
    createField('quantity', 'number', { isRequired: true, min: 1, max: 120 }),
    createField('dueDate', 'date', { label: 'Day', isRequired: true }),
    createField('responsible', 'text'),
    createField('status', 'choice', { options: ['Planned', 'In progress', 'Done'] }),
    createField('notes', 'longtext'),
  )
  // What is made goes by its recipe.
  const rows = flavourOf(made?.template, draft.words)?.rows ?? []
  entity.names.splice(0, entity.names.length, ...rows.map(([name = '']) => name))
  for (const ability of ['create', 'edit', 'delete', 'filter'] as const) entity.abilities.add(ability)
  draft.entities.set(entity.id, entity)
  ensureCollection(draft, entity, null)
  const title = `To ${doing}`
  const within = { field: 'dueDate', span: day === 'today' ? ('day' as const) : day }
  const when = `${title} ${said[day]}`
  const screen = addScreen(draft, {
    title,
    icon: 'calendar-check',
    section: {
      ...collection(entity, { title: when, view: 'table' }),
      within,
    },
    because: text,
  })
  watch(draft, {
    label: when,
    entity: entity.id,
    field: 'quantity',
    within,
    action: { label: 'See all', screen: screen.id },
  })
  return true
}

const said = { today: 'today', tomorrow: 'tomorrow', week: 'this week', nextWeek: 'next week' } as const

function gerund(verb: string): string {
  if (/[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length < 5) return `${verb}${verb.at(-1) ?? ''}ing`
  return `${verb.replace(/e$/, '')}ing`
}
