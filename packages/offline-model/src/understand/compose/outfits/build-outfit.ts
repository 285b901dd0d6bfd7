import { because, type Builder } from '../builder.ts'
import type { Draft } from '../draft.ts'
import { addNamed } from '../name-parts.ts'
import { outfitOf } from './find-outfit.ts'

/** The pages of the subject are there before the request is read further, so that every word finds its thing. */
export function expectOutfit(draft: Draft): void {
  for (const { words, isExtra, build } of outfitOf(draft)?.parts ?? [])
    if (isExtra !== true || words.test(draft.words)) build(draft)
}

/** Says which page answers a part of the request. */
export const buildOutfit: Builder = (draft, need) => {
  const part = outfitOf(draft)?.parts.find(({ id }) => id === need.thing)
  part?.build(draft, because(need))
  const thing = draft.entities.get(part?.thing ?? '')
  if (thing !== undefined) addNamed(draft, thing, need)
  return part !== undefined
}
