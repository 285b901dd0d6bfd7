import { createField } from '../../../model/create-field.ts'
import type { Field } from '../../../model/entity.ts'
import type { SectionOf } from '../../../model/section.ts'
import { toPlural } from '../../language/inflect.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import type { Need } from '../../needs/need.ts'
import { readFieldSpec, template } from '../../subjects/entity-template.ts'
import type { TimetableCast } from '../../subjects/timetable-casts.ts'
import { because } from '../builder.ts'
import { addScreen } from '../add-screen.ts'
import { collection } from '../collections.ts'
import { composeEntity } from '../compose-entity.ts'
import { needAccounts, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { administrator } from '../roles.ts'
import { castOf, substituting, thingsOf, type CastThing } from './timetable-parts.ts'

/** The week as a grid, the things that it is planned with, and substitutions where these are spoken of. */
export function buildTimetable(draft: Draft, need: Need): boolean {
  const cast = castOf(draft)
  const [one] = cast.slot
  const known = draft.entities.get(toIdentifier(one))
  const things = thingsOf(cast, draft.words)
  const slot = known ?? addThings(draft, cast, things)
  const title = titleOf(draft)
  const section = {
    type: 'timetable',
    title,
    text: `Every ${one} of the week at its time.`,
    entity: slot.id,
    dayField: 'day',
    periodField: 'period',
    lanes: cast.lanes.filter((id) => slot.fields.some((field) => field.id === id)),
    exclusive: cast.exclusive.filter((id) => slot.fields.some((field) => field.id === id)),
  } as const satisfies SectionOf<'timetable'>
  const isSubstituting = substituting.test(draft.words)
  const substitution = isSubstituting ? addSubstitutions(draft, cast, slot) : undefined
  addScreen(draft, {
    title,
    path: '/timetable',
    icon: 'calendar-days',
    section: {
      ...section,
      ...(substitution !== undefined && {
        substitutions: { entity: substitution.id, ...substitutionFields, taughtBy: cast.person },
      }),
    },
    because: because(need),
  })
  if (substitution !== undefined)
    addScreen(draft, {
      title: 'Substitutions',
      icon: 'user-check',
      section: collection(substitution, { title: 'Substitutions', view: 'table' }),
      because: substituting.test(need.frame?.text ?? '') ? because(need) : undefined,
    })
  castPeople(draft, things)
  return true
}

const substitutionFields = {
  date: 'date',
  period: 'period',
  absent: 'absent',
  substitute: 'substitute',
} as const

function titleOf({ words }: Draft): string {
  const named = /\b(roster|rota|timetable|time table|schedule)\b/.exec(words)?.[1] ?? 'timetable'
  return capitalise(named.replace('time table', 'timetable'))
}

function addThings(draft: Draft, cast: TimetableCast, things: readonly CastThing[]): EntityDraft {
  for (const thing of things) {
    const known = template({
      names: thing.one,
      archetype: thing.archetype,
      icon: thing.icon,
      fields: thing.fields,
      columns: thing.fields
        .split(',')
        .map((spec) => readFieldSpec(spec).id)
        .join(' '),
      rows: thing.rows,
    })
    const entity = composeEntity({ id: thing.id, one: thing.one, many: toPlural(thing.one), template: known })
    for (const ability of ['create', 'edit', 'delete', 'filter'] as const) entity.abilities.add(ability)
    draft.entities.set(thing.id, entity)
    addScreen(draft, {
      title: capitalise(entity.many),
      icon: entity.icon,
      section: collection(entity, { title: capitalise(entity.many), view: 'table' }),
    })
  }
  const [one, spec] = cast.slot
  const fields = spec.split(',').flatMap((each) => namedField(readFieldSpec(each), cast, things))
  const notes = fields.findIndex(({ id }) => id === 'notes')
  fields.splice(
    notes < 0 ? fields.length : notes,
    0,
    createField('day', 'choice', { options: [...cast.days], isRequired: true }),
    createField('period', 'choice', {
      label: cast.periodLabel,
      options: [...cast.periods],
      isRequired: true,
    }),
  )
  const slot: EntityDraft = {
    ...composeEntity({ id: toIdentifier(one), one, many: toPlural(one), template: undefined }),
    archetype: 'event',
    icon: 'calendar-clock',
    fields,
  }
  for (const ability of ['create', 'edit', 'delete', 'filter', 'export'] as const) slot.abilities.add(ability)
  draft.entities.set(slot.id, slot)
  for (const field of cast.exclusive)
    if (fields.some(({ id }) => id === field))
      draft.rules.push({ type: 'notTwice', entity: slot.id, field, dayField: 'day', periodField: 'period' })
  return slot
}

/** A field that names a thing points to it, and is called as the request calls it; one whose thing is not kept goes. */
function namedField(field: Field, cast: TimetableCast, things: readonly CastThing[]): Field[] {
  const thing = things.find((each) => each.field === field.id)
  const isThing = cast.things.some((each) => each.field === field.id)
  if (thing === undefined) return isThing ? [] : [field]
  return [{ ...field, label: capitalise(thing.one), type: 'reference', refersTo: thing.id, isFilter: true }]
}

function addSubstitutions(draft: Draft, cast: TimetableCast, slot: EntityDraft): EntityDraft {
  const known = draft.entities.get('substitution')
  if (known !== undefined) return known
  const person = slot.fields.find(({ id }) => id === cast.person)
  const refersTo = person?.refersTo ?? null
  const entity: EntityDraft = {
    ...composeEntity({ id: 'substitution', one: 'substitution', many: 'substitutions', template: undefined }),
    archetype: 'record',
    icon: 'user-check',
    fields: [
      createField('absent', 'reference', {
        label: `Absent ${person?.label.toLowerCase() ?? 'person'}`,
        refersTo,
        isRequired: true,
      }),
      createField('date', 'date', { isRequired: true }),
      createField('period', 'choice', {
        label: cast.periodLabel,
        options: [...cast.periods],
        isRequired: true,
      }),
      createField('substitute', 'reference', { refersTo, isRequired: true, isFilter: true }),
      createField('reason', 'choice', { options: ['Illness', 'Training', 'Other'] }),
      createField('notes', 'longtext'),
    ],
  }
  for (const ability of ['create', 'edit', 'delete', 'filter'] as const) entity.abilities.add(ability)
  draft.entities.set(entity.id, entity)
  draft.rules.push({
    type: 'standsIn',
    entity: entity.id,
    lessons: slot.id,
    field: cast.person,
    dayField: 'day',
    periodField: 'period',
    ...substitutionFields,
  })
  return entity
}

/** Where somebody plans, those who are planned for look at their week and change nothing. */
function castPeople(draft: Draft, things: readonly CastThing[]): void {
  const people = things.filter(({ archetype }) => archetype === 'person')
  for (const { one, id } of people) {
    const isActing = new RegExp(`\\b${toPlural(one)}\\b[^.]{0,20} (?:can|may|see|view|sign|log)\\b`).test(
      draft.words,
    )
    const planner = [...draft.roles.values()].some((role) => role.isStaff && role.id !== id)
    if (!planner || (!isActing && !draft.roles.has(id))) continue
    draft.roles.set(id, { id, label: capitalise(one), isStaff: false })
    needAccounts(draft)
  }
  if (/\bstudents\b/.test(draft.words) && draft.roles.size > 0)
    draft.plainRole ??= { id: 'student', label: 'Student', isStaff: false }
  const staff = [...draft.roles.values()].filter(({ isStaff }) => isStaff)
  if (staff.length === 0) return
  for (const entity of draft.entities.values()) entity.editableBy = 'staff'
  // An administrator has pages to manage everything; others have these.
  if (draft.roles.has(administrator.id)) return
  for (const screen of draft.screens.values())
    if (screen.sections.every(({ type }) => type === 'collection'))
      draft.screens.set(screen.id, { ...screen, access: 'roles', roles: staff.map(({ id }) => id) })
}
