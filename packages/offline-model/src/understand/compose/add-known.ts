import { toPlural } from '../language/inflect.ts'
import { toIdentifier } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { composeEntity } from './compose-entity.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

/** A thing under the name that it has in this request, with what we know about such things. */
export function addKnown(draft: Draft, one: string, template: string | undefined): EntityDraft {
  const id = toIdentifier(one)
  const known = draft.entities.get(id)
  if (known !== undefined) return known
  const entity = composeEntity({
    id,
    one,
    many: toPlural(one),
    template: findTemplate(template ?? one)?.known,
  })
  draft.entities.set(id, entity)
  return entity
}
