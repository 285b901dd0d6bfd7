import type { ApplicationKind } from '../../../model/application-model.ts'
import type { Look } from '../../../model/look.ts'
import type { EntityTemplate } from '../../subjects/entity-template.ts'
import type { Draft } from '../draft.ts'

/** What everybody expects of a subject: its things under the names that they have there, and the pages for them. */
export interface Outfit {
  readonly id: string
  /** What the first sentence says. */
  readonly about: RegExp
  /** What is said somewhere, so that a house of the trade, a shop or a blog about it is none. */
  readonly also: RegExp
  /** What is said where a request tells itself what its things are made of. */
  readonly unless?: RegExp
  readonly kind: ApplicationKind
  readonly mood: Look['mood']
  readonly things: ReadonlyMap<string, EntityTemplate>
  /** Other words for them. */
  readonly aliases?: Readonly<Record<string, string>>
  /** In the order of the menu. */
  readonly parts: readonly OutfitPart[]
}

/** A page of an outfit, and the words of a request that it answers. */
export interface OutfitPart {
  readonly id: string
  readonly words: RegExp
  /** Whether it is there only where the request speaks of it. */
  readonly isExtra?: boolean
  /** The thing that the words are about, whose properties a request may name. */
  readonly thing?: string
  readonly build: (draft: Draft, because?: string) => void
}
