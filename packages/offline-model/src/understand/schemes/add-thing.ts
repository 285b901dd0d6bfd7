import { composeEntity } from '../compose/compose-entity.ts'
import { hasAccounts, type Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { toPlural } from '../language/inflect.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'
import type { SchemeThing } from './scheme.ts'

/** A thing of a scheme with its own fields and samples. */
export function addThing(draft: Draft, one: string, thing: SchemeThing): EntityDraft {
  const { many = toPlural(one), template, editableBy = 'everyone' } = thing
  const entity = composeEntity({ id: toIdentifier(one), one, many, template })
  const added: EntityDraft = {
    ...entity,
    fields: entity.fields.map((field) => ({
      ...field,
      label: thing.labels?.[field.id] ?? field.label,
      inForm: field.inForm && thing.hidden?.includes(field.id) !== true,
      options: field.type === 'reference' ? [] : field.options,
      isFilter: field.isFilter || thing.ranges?.includes(field.id) === true,
    })),
    abilities: new Set([...entity.abilities, ...thing.can]),
    editableBy: hasAccounts(draft) ? editableBy : 'everyone',
    steps: [...(thing.steps ?? [])],
    names: [],
    taker: thing.taker,
    mentions: thing.mentions ?? 1,
  }
  draft.entities.set(added.id, added)
  return added
}

/** A thing that several parts need, added by the first of them. */
export function needThing(
  draft: Draft,
  [one, template]: readonly [one: string, template: EntityTemplate],
): EntityDraft {
  return draft.entities.get(toIdentifier(one)) ?? addThing(draft, one, { template, can: [] })
}
