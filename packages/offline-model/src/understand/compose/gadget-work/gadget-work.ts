import type { SectionOf } from '../../../model/section.ts'
import type { NeedName } from '../../needs/need.ts'

/** A small tool that a whole request can be about: a gadget of its own, or a section that other apps have as well. */
export type ToolWork = GadgetWork | SectionWork

interface Work {
  /** What the first sentence says. */
  readonly about: RegExp
  /** What the request says somewhere, beside that. */
  readonly also?: RegExp
  /** What is a step of it rather than a thing or a page of its own. */
  readonly steps: RegExp
  /** Its name, where the request says what is done rather than what it is. */
  readonly called?: string
  /** What is not as it sounds. */
  readonly limit?: string
}

export interface GadgetWork extends Work {
  readonly gadget: SectionOf<'gadget'>['gadget']
  readonly title: string
  readonly icon: string
  readonly text: string
  /** Whether it is about somebody, whose details are no account. */
  readonly isOfPerson?: true
  /** What it opens with, by the words that ask for it. */
  readonly opens?: (words: string) => string | undefined
  /** The records that it works on. */
  readonly entities?: readonly string[]
}

interface SectionWork extends Work {
  readonly need: NeedName
  /** What kind of app it is, where it is no tool. */
  readonly kind?: 'game'
  /** What stands beside it without being asked for. */
  readonly beside?: readonly NeedName[]
}

/** The ability that does the work. */
export const needOf = (work: ToolWork): NeedName => ('need' in work ? work.need : 'gadget')
