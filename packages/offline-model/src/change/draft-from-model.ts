import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, EntityRecord, Lifecycle } from '../model/entity.ts'
import type { Section } from '../model/section.ts'
import { createDraft, type Draft } from '../understand/compose/draft.ts'
import { extendFlow } from '../understand/compose/extend-flow.ts'
import { finishModel } from '../understand/compose/finish-model.ts'
import { findTemplate } from '../understand/subjects/entity-templates.ts'

/** Opens a finished model again, so that the builders of understanding can add to it. */
export function draftFromModel(model: ApplicationModel, words: string): Draft {
  const draft = createDraft({
    kind: model.kind,
    subject: model.subject,
    words: words.toLowerCase(),
    pack: undefined,
    isNew: false,
  })
  for (const entity of model.entities) {
    draft.entities.set(entity.id, {
      id: entity.id,
      one: entity.one,
      many: entity.many,
      archetype: entity.archetype,
      icon: entity.icon,
      fields: entity.fields.map((field) => ({ ...field })),
      template: findTemplate(entity.one)?.known,
      abilities: new Set(entity.abilities),
      editableBy: entity.editableBy,
      mentions: 1,
      names: [],
      kinds: [],
      states: [],
      taker: entity.people?.taker ?? undefined,
      flow: undefined,
      steps: [],
      goal: entity.goal,
    })
  }
  for (const screen of model.screens)
    draft.screens.set(screen.id, { ...screen, sections: [...screen.sections] })
  draft.modules.push(...model.modules)
  draft.rules.push(...model.rules)
  for (const role of model.roles) {
    const { id, label, isStaff } = role
    if (!isStaff && draft.plainRole === undefined) draft.plainRole = { id, label, isStaff }
    else draft.roles.set(id, { id, label, isStaff })
  }
  for (const line of model.simulated) draft.simulated.add(line)
  return draft
}

/** Closes it again. What was there keeps its records and its status flow; only new things get samples. */
export function modelFromDraft(draft: Draft, before: ApplicationModel): ApplicationModel {
  const finished = finishModel(draft, before)
  const known = new Map(before.entities.map((entity) => [entity.id, entity]))
  return {
    ...finished,
    roles: mergeRoles(before.roles, finished.roles),
    entities: finished.entities.map((entity) =>
      keepRecords(entity, known.get(entity.id), draft.entities.get(entity.id)?.steps ?? []),
    ),
    screens: finished.screens.map((screen) =>
      screen.path === '/' ? { ...screen, sections: addToHome(screen.sections, draft.homeSections) } : screen,
    ),
  }
}

/** What belongs on the first page comes to its end, a slider to its top; once is enough. */
function addToHome(sections: Section[], added: readonly Section[]): Section[] {
  const fresh = added.filter(({ type }) => !sections.some((section) => section.type === type))
  return [...fresh.filter(isSlider), ...sections, ...fresh.filter((section) => !isSlider(section))]
}

function isSlider({ type }: Section): boolean {
  return type === 'slider'
}

function mergeRoles(
  before: ApplicationModel['roles'],
  after: ApplicationModel['roles'],
): ApplicationModel['roles'] {
  const kept = before.filter(({ id }) => after.some((role) => role.id === id))
  return [...kept, ...after.filter(({ id }) => !kept.some((role) => role.id === id))]
}

function keepRecords(after: Entity, before: Entity | undefined, added: Lifecycle['steps']): Entity {
  if (before === undefined) return after
  const made = new Map(after.records.map((record) => [record.id, record]))
  const lifecycle = keepFlow(after, before, added)
  return {
    ...after,
    titleField: before.titleField,
    imageField: before.imageField,
    lifecycle,
    sort: before.sort,
    records: before.records.map((record) => ({
      id: record.id,
      values: {
        ...made.get(record.id)?.values,
        ...record.values,
        ...(before.people === undefined && signed({ ...after, lifecycle }, record, made.get(record.id))),
      },
    })),
  }
}

/** A flow keeps its steps and gets those that were asked for. */
function keepFlow(after: Entity, { lifecycle }: Entity, added: Lifecycle['steps']): Lifecycle | null {
  const state = after.fields.find(({ id }) => id === lifecycle?.field)
  if (lifecycle === null || state === undefined) return after.lifecycle
  return added.length === 0 ? lifecycle : extendFlow(lifecycle, state, added)
}

/** Samples tell of those who have accounts now; what is not begun is nobody's work yet. */
function signed(
  { people, lifecycle }: Entity,
  record: EntityRecord,
  made: EntityRecord | undefined,
): EntityRecord['values'] {
  if (people === undefined || made === undefined) return {}
  const { maker, taker } = people
  const isNew = lifecycle !== null && record.values[lifecycle.field] === lifecycle.initial
  return {
    ...(maker !== null && { [maker]: made.values[maker] ?? null }),
    ...(taker !== null && { [taker]: isNew ? null : (made.values[taker] ?? null) }),
  }
}
