import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { addOption } from './add-choices.ts'
import { replaceEntity } from './change-fields.ts'
import type { Change, ChangeReader } from './change.ts'

/** "Add a column called Blocked", "rename the Review column to Testing": the columns of a board are values of a field. */
export const changeColumns: ChangeReader = (model, instruction) =>
  addColumn(model, instruction) ?? renameColumn(model, instruction)

function addColumn(model: ApplicationModel, instruction: string): Change | undefined {
  const [, kind = '', told = ''] =
    /^add (?:an? |another |the )?(?:new )?(column|stage|lane|swim ?lane|status|list)(?: to the (?:board|pipeline))? (?:called |named |for |: ?)?["'“]?([a-z][a-z &-]{1,30}?)["'”]?(?: to (?:the |my )?(?:board|pipeline))?$/i.exec(
      instruction,
    ) ?? []
  const board = findBoard(model)
  if (kind === '' || board === undefined || /^(?:for|to|of|with)\b/i.test(told)) return undefined
  return addOption(model, board, { option: capitalise(told), kind })
}

function renameColumn(model: ApplicationModel, instruction: string): Change | undefined {
  const [, before = '', after = ''] =
    /^(?:rename|change|call) (?:the )?["'“]?([a-z][a-z &-]{1,30}?)["'”]?(?: (?:column|stage|lane|status|category|label))? (?:to|into|as) ["'“]?([a-z][a-z &-]{1,30}?)["'”]?$/i.exec(
      instruction,
    ) ?? []
  const board = findBoard(model)
  const others = model.entities.flatMap((entity) =>
    entity.fields.filter(({ type }) => type === 'choice').map((field) => ({ entity, field })),
  )
  for (const { entity, field } of board === undefined ? others : [board, ...others]) {
    const option = field.options.find((known) => known.toLowerCase() === before.toLowerCase())
    if (option === undefined) continue
    const name = capitalise(after)
    if (field.options.includes(name)) return undefined
    return {
      model: renameIn(model, { entity, field }, { option, name }),
      done: `${option} is called ${name} now.`,
    }
  }
  return undefined
}

interface Held {
  readonly entity: Entity
  readonly field: Field
}

/** The field by which the first board of the app is divided. */
function findBoard({ screens, entities }: ApplicationModel): Held | undefined {
  const board = screens.flatMap(({ sections }) => sections).find((section) => section.type === 'kanban')
  const entity = entities.find(({ id }) => id === board?.entity)
  const field = entity?.fields.find(({ id }) => id === (entity.lifecycle?.field ?? 'status'))
  return entity === undefined || field === undefined ? undefined : { entity, field }
}

/** Records, steps and rules name a value by its text. */
function renameIn(
  model: ApplicationModel,
  { entity, field }: Held,
  { option, name }: { option: string; name: string },
): ApplicationModel {
  const rename = (value: string) => (value === option ? name : value)
  const { lifecycle } = entity
  const isState = lifecycle !== null && lifecycle.field === field.id
  return replaceEntity(model, {
    ...entity,
    fields: entity.fields.map((known) =>
      known.id === field.id ? { ...known, options: known.options.map(rename) } : known,
    ),
    records: entity.records.map((record) => {
      const value = record.values[field.id]
      return typeof value === 'string'
        ? { ...record, values: { ...record.values, [field.id]: rename(value) } }
        : record
    }),
    lifecycle: isState
      ? {
          ...lifecycle,
          initial: rename(lifecycle.initial),
          states: lifecycle.states.map((state) => ({ ...state, name: rename(state.name) })),
          steps: lifecycle.steps.map((step) => ({
            ...step,
            label: rename(step.label),
            from: step.from.map(rename),
            to: rename(step.to),
          })),
        }
      : lifecycle,
  })
}
