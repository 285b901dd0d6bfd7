import type { Need, NeedName } from '../needs/need.ts'
import { mainEntity, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'

/** Adds to the draft what a need asks for. Answers whether it could. */
export type Builder = (draft: Draft, need: Need) => boolean
export type Builders = Partial<Readonly<Record<NeedName, Builder>>>

/** The thing a need speaks of, otherwise what the application is mostly about. */
export function targetOf(draft: Draft, need: Need): EntityDraft | undefined {
  const isActOnly =
    /^(?:likes?|follow(?:er|ing)?s?|favou?rites?|comments?|reviews?|ratings?|bookmarks?|shar(?:e|ing)|interest|exports?|downloads?|searche?s?|filters?|wish ?lists?|watch ?lists?|charts?|reports?|report builder)$/.test(
      need.thing,
    )
  return (isActOnly ? undefined : needEntity(draft, need.thing)) ?? expectedEntity(draft)
}

/** What the application is mostly about, even before anything was said about it. */
export function expectedEntity(draft: Draft): EntityDraft | undefined {
  return mainEntity(draft) ?? needEntity(draft, draft.pack?.things[0] ?? '')
}

/** The words of the request that a screen answers. */
export function because(need: Need): string | undefined {
  return need.frame?.text
}
