import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field } from '../model/entity.ts'
import { toSingular } from '../understand/language/inflect.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { splitList } from '../understand/language/split-list.ts'
import { readAttribute } from '../understand/subjects/read-attribute.ts'
import { toneOf } from '../understand/subjects/lifecycles.ts'
import { replaceEntity, withFields } from './change-fields.ts'
import type { Change } from './change.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** "Add categories: work, home, errands": each record has one of them. */
export function addChoices(model: ApplicationModel, instruction: string): Change | undefined {
  const [, named = '', owner = '', told = ''] = asked.exec(instruction) ?? []
  const entity = owner === '' ? mainEntity(model) : findEntity(model, owner)
  const options = [...new Set(splitList(told).map(capitalise))]
    .filter((option) => option.length <= 40)
    .slice(0, 12)
  if (entity === undefined || options.length < 2 || findField(entity, toSingular(named)) !== undefined)
    return undefined
  const field = {
    ...readAttribute(toSingular(named)),
    type: 'choice' as const,
    options,
    isFilter: true,
    inForm: true,
  }
  return {
    model: withFields(model, entity, [field]),
    done: `Added ${named.toLowerCase()} to ${entity.many}: ${options.join(', ')}.`,
  }
}

/** "Add a severity field with low, medium and high": a field of its own, from whose values one chooses. */
export function addOptionsField(model: ApplicationModel, instruction: string): Change | undefined {
  const [, named = '', owner = '', told = ''] = withOptions.exec(instruction) ?? []
  const entity = owner === '' ? mainEntity(model) : findEntity(model, owner)
  const options = [...new Set(splitList(told).map(capitalise))].filter((option) => option.length <= 40)
  if (entity === undefined || options.length < 2 || findField(entity, named) !== undefined) return undefined
  const field = {
    ...readAttribute(named),
    type: 'choice' as const,
    options: options.slice(0, 12),
    isFilter: true,
    inForm: true,
  }
  return {
    model: withFields(model, entity, [field]),
    done: `Added ${field.label.toLowerCase()} to ${entity.many}: ${options.join(', ')}.`,
  }
}

/** Its values are a list of its own, and no further things to add. */
export const withOptions =
  /^(?:add|create|include) (?:an? |the )?(?:new )?([a-z][a-z ]{1,30}?) (?:field|column|drop-?down|selector|select)(?: (?:to|for|on) (?:the |each |every )?([a-z ]{2,30}?))?(?: with(?: the)?(?: (?:options|choices|values|levels))?:?|:| \() ?([a-z][^()]{2,160}?)\)?$/i

/** "Add a category Travel", "add a gluten free category": one more of those that are there. */
export function addChoice(model: ApplicationModel, instruction: string): Change | undefined {
  const [, before, kind = '', after] =
    /^add (?:an? |the |another )?(?:new )?(?:((?:(?!by |per |of |to |for |in |with |filter )[a-z&-]+ ?){1,3}?) )?(category|status|type|priority|course|stage|label|level|group|deck|list|folder|genre|room|department|severity)(?:(?: called| named| for|:)? ["'“]?(?!(?:labels?|levels?|fields?|badges?|tags?|columns?|colou?rs?|with|view|to|for|of)\b)([a-z][a-z &-]{1,30}?)["'”]?)?(?: (?:to|for) (?:the )?[a-z ]+)?$/i.exec(
      instruction,
    ) ?? []
  const told = after ?? before
  if (told === undefined || (after !== undefined && before !== undefined)) return undefined
  const option = capitalise(told)
  for (const entity of [mainEntity(model), ...model.entities]) {
    const field = entity && fieldFor(entity, kind)
    if (entity === undefined || field === undefined) continue
    return addOption(model, { entity, field }, { option, kind })
  }
  return undefined
}

/** One more value of a field, and one more state where it says how far something is. */
export function addOption(
  model: ApplicationModel,
  { entity, field }: { entity: Entity; field: Field },
  { option, kind }: { option: string; kind: string },
): Change {
  if (field.options.some((known) => known.toLowerCase() === option.toLowerCase()))
    return { model, done: `${option} is there already.` }
  const fields = entity.fields.map((known) =>
    known.id === field.id ? { ...known, options: [...known.options, option] } : known,
  )
  return {
    model: replaceEntity(model, { ...entity, fields, lifecycle: withState(entity, field.id, option) }),
    done: `Added the ${kind.toLowerCase()} ${option} to ${entity.many}.`,
  }
}

/** A course is the category of a dish. */
function fieldFor({ fields }: Entity, kind: string): Field | undefined {
  const name = kind.toLowerCase()
  const choices = fields.filter(({ type }) => type === 'choice')
  return (
    choices.find(({ id }) => id.toLowerCase() === name) ??
    (name === 'category' ? choices.find(({ id }) => /^(?:course|type|group|kind)$/.test(id)) : undefined)
  )
}

/** A new state can be reached from every other one, and left for the first. */
function withState({ lifecycle }: Entity, field: string, name: string): Entity['lifecycle'] {
  if (lifecycle === null || lifecycle.field !== field) return lifecycle
  const others = lifecycle.states.map((state) => state.name)
  const step = { roles: [], needsReason: false }
  return {
    ...lifecycle,
    states: [...lifecycle.states, { name, tone: toneOf(name) }],
    steps: [
      ...lifecycle.steps,
      { ...step, label: name, from: others, to: name },
      { ...step, label: `Back to ${lifecycle.initial.toLowerCase()}`, from: [name], to: lifecycle.initial },
    ],
  }
}

const asked =
  /^(?:add|use|create) (?:the |these |following |some )?(categories|labels|types|stages)(?: (?:to|for) (?:the )?([a-z ]{2,40}))?: (.+)$/i
