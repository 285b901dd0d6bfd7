import type { ApplicationKind } from '../../../model/application-model.ts'
import type { Look } from '../../../model/look.ts'
import type { Section } from '../../../model/section.ts'
import type { Draft } from '../draft.ts'

/** A kind of application that is asked for as a whole, with parts that belong together: an examination, a blog. */
export interface Work {
  readonly id: string
  /** What the first sentence says. */
  readonly about: RegExp
  /** What the request says somewhere, beside that. */
  readonly also?: RegExp
  /** What it is not, although its first sentence sounds so. */
  readonly not?: RegExp
  /** Whether a few words are enough. Otherwise these are answered as before. */
  readonly isForWishes?: true
  readonly kind: ApplicationKind
  readonly mood: Look['mood']
  /** What it opens with, rather than with a page that leads there. */
  readonly opensWith?: Section['type']
  /** The first line of its first page. */
  readonly line: string
  /** What stands below it. */
  readonly supporting?: string
  /** How it works, in three steps: what each is called, and a sentence. */
  readonly steps?: readonly (readonly [title: string, text: string])[]
  /** What stands above the last button of its first page. */
  readonly invitation?: { readonly title: string; readonly text: string }
  /** What a request can ask of it, and the title of the screen where that is. The first one that fits counts. */
  readonly parts: readonly (readonly [words: RegExp, screen: string])[]
  /** Its things and screens. */
  readonly build: (draft: Draft) => void
}
