import type { Entity, Field, FieldValue } from '../../model/entity.ts'
import type { EntityTemplate } from './entity-template.ts'
import type { Random } from './random.ts'

export interface SampleContext {
  readonly entity: Omit<Entity, 'records'>
  readonly template: EntityTemplate | undefined
  /** What the whole application is about, for titles and texts. */
  readonly subject: string
  readonly random: Random
  /** Record ids of the entities that references point to. */
  readonly idsOf: (entity: string) => readonly string[]
  readonly count: number
  /** Which row of the template comes first: two kinds of the same thing do not begin alike. */
  readonly firstRow?: number
  /** Titles that the request gives itself. */
  readonly names: readonly string[]
}

/** Of one value of a record, beside those that stand before it. */
export interface ValueContext {
  readonly field: Field
  readonly at: number
  readonly context: SampleContext
  readonly values: Readonly<Record<string, FieldValue>>
}
