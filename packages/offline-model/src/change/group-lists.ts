import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import type { Section } from '../model/section.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import type { Change } from './change.ts'
import { linkThings } from './link-things.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** "group tasks by project", "show products grouped by category", "don't group tasks". */
export function groupList(model: ApplicationModel, instruction: string): Change | undefined {
  const ungrouped = findUngrouped(model, instruction)
  if (ungrouped !== undefined)
    return {
      model: withGroups(model, ungrouped, undefined),
      done: `${capitalise(ungrouped.many)} stand in one list now.`,
    }
  const [, things = '', by = ''] =
    /^(?:group|(?:show|list|display|arrange|organi[sz]e) (?=.*\bgrouped\b)) ?(?:the |my |our |all )?(.{2,30}? )??(?:grouped )?by (?:the |their |its )?([a-z ]{3,30})$/i.exec(
      instruction,
    ) ?? []
  if (by === '') return undefined
  const entity = things === '' ? mainEntity(model) : findEntity(model, things)
  return entity === undefined ? undefined : groupTogether(model, entity, by)
}

function findUngrouped(model: ApplicationModel, instruction: string): Entity | undefined {
  const [, things] =
    /^(?:do not group|don't group|ungroup|stop grouping|remove the grouping (?:of|from)) (?:the |my |our |all )?(.{2,30}?)(?: by .+)?$/i.exec(
      instruction,
    ) ?? []
  return things === undefined ? undefined : findEntity(model, things)
}

/** By a field that is there, otherwise by another thing that each belongs to from then on. */
function groupTogether(model: ApplicationModel, entity: Entity, by: string): Change | undefined {
  const field = findGroup(entity, by)
  const linked =
    field === undefined
      ? linkThings(model, `link ${entity.many} to ${findEntity(model, by)?.many ?? by}`)
      : undefined
  const based = linked?.model ?? model
  const after = based.entities.find(({ id }) => id === entity.id)
  const group = field ?? (after && findGroup(after, findEntity(model, by)?.one ?? by))
  if (after === undefined || group === undefined || !isListed(based, entity)) return undefined
  return {
    model: withGroups(based, after, group.id),
    done: `${capitalise(entity.many)} stand in groups by ${group.label.toLowerCase()} now.`,
  }
}

function findGroup(entity: Entity, by: string): Field | undefined {
  const field = findField(entity, by) ?? findField(entity, by.replace(/ies$/, 'y').replace(/s$/, ''))
  return field !== undefined && grouping.has(field.type) && field.id !== entity.titleField ? field : undefined
}

const grouping: ReadonlySet<Field['type']> = new Set([
  'choice',
  'reference',
  'boolean',
  'text',
  'date',
  'place',
])

function isListed({ screens }: ApplicationModel, { id }: Entity): boolean {
  return screens.some(({ sections }) => sections.some((section) => isWhole(section, id)))
}

function withGroups(model: ApplicationModel, { id }: Entity, groupBy: string | undefined): ApplicationModel {
  const group = (section: Section): Section => {
    if (section.type !== 'collection' || !isWhole(section, id)) return section
    const { groupBy: _before, ...plain } = section
    return groupBy === undefined ? plain : { ...plain, groupBy }
  }
  return {
    ...model,
    screens: model.screens.map((screen) => ({ ...screen, sections: screen.sections.map(group) })),
  }
}

/** A taste of the newest has no groups. */
function isWhole(section: Section, id: string): boolean {
  return section.type === 'collection' && section.entity === id && section.scope !== 'newest'
}
