import type { Ability, Archetype, Field, Goal, Lifecycle } from '../../model/entity.ts'
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
  /** The field that names who works on a record, once somebody takes or is given it. */
  taker: string | undefined
  /** Another status flow than the template's, see `lifecycles`. */
  flow: string | undefined
  /** Steps that the request asks for beyond those of its flow: who accepts, who assigns whom. */
  readonly steps: Lifecycle['steps']
  /** What is brought together for each record, and how. */
  goal: Goal | undefined
}
