import type { Ability, Archetype, Field } from '../../model/entity.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'

/** A thing that records are kept of, while its fields and abilities are still being found. */
export interface EntityDraft {
  readonly id: string
  one: string
  many: string
  readonly archetype: Archetype
  readonly icon: string
  readonly fields: Field[]
  readonly template: EntityTemplate | undefined
  readonly abilities: Set<Ability>
  editableBy: 'everyone' | 'owner' | 'staff'
  mentions: number
  /** Records that the request names itself, and kinds of them. */
  readonly names: string[]
  readonly kinds: string[]
  /** The states that the request gives itself, in their order. */
  readonly states: string[]
}
