import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity } from '../model/entity.ts'
import type { Change } from './change.ts'
import { replaceEntity } from './change-fields.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** "Show the phone in the list of customers", "hide the email from the table": whether a list tells it. */
export function showField(model: ApplicationModel, instruction: string, context: string): Change | undefined {
  const [, verb = '', what = '', owner = '', behind = ''] =
    /^(show|display|hide) (?:the )?(.{2,30}?) (?:in|on|from) (?:the )?(?:([a-z -]{3,30}?) )?(?:list|table|overview)(?: of (?:the )?([a-z -]{3,30}))?$/i.exec(
      instruction,
    ) ?? []
  if (verb === '') return undefined
  const { entity, name } = resolve(model, { what, owner: owner || behind, context })
  const field = entity === undefined ? undefined : findField(entity, name)
  if (entity === undefined || field === undefined || field.id === entity.titleField) return undefined
  const inList = !/hide/i.test(verb)
  const fields = entity.fields.map((known) => (known === field ? { ...known, inList } : known))
  return {
    model: replaceEntity(model, { ...entity, fields }),
    done: `${field.label} ${inList ? 'stands in' : 'is left out of'} the list of ${entity.many} now.`,
  }
}

/** "it" is the field of the instruction before: "add a notes field to orders and show it in the list". */
function resolve(
  model: ApplicationModel,
  { what, owner, context }: { what: string; owner: string; context: string },
): { entity: Entity | undefined; name: string } {
  const named = owner === '' ? undefined : findEntity(model, owner)
  const before =
    /^(?:add|include) (?:an? |the )?(.{2,30}?)(?: field| column)? (?:to|for|on) (?:the )?(.{3,30})$/i.exec(
      context,
    )
  if (!/^(?:it|that|this|them)$/i.test(what)) return { entity: named ?? mainEntity(model), name: what }
  return { entity: named ?? findEntity(model, before?.[2] ?? ''), name: before?.[1] ?? '' }
}
