import type { ApplicationKind } from '../../model/application-model.ts'
import type { Ability, Lifecycle } from '../../model/entity.ts'
import type { Look } from '../../model/look.ts'
import type { Section } from '../../model/section.ts'
import type { Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'

/** What a whole subject is made of: its things, its pages, and which words of a request ask for which page. */
export interface Scheme {
  readonly id: string
  /** What the first sentence says. */
  readonly about: RegExp
  /** What the request says anywhere beside that. */
  readonly also?: RegExp
  /** What the first sentence says where something else is meant by the same words. */
  readonly not?: RegExp
  /** What the request says anywhere where something else is meant. */
  readonly unless?: RegExp
  /** Which wishes are enough: all, long ones, which say what there is to be, or none, because packs answer these. */
  readonly wishes: 'all' | 'long' | 'none'
  /** Where a part finds its words: in what is asked itself, in that and its sentence at once, or in the one, then in the other. */
  readonly hears?: 'words' | 'wordsAndSentence'
  /** Whether what is said of accounts and rights may ask for one of its pages: to register at a clinic is to book. */
  readonly hearsOfPeople?: true
  readonly kind: ApplicationKind
  readonly mood: Look['mood']
  /** The section that the app opens with, rather than a page that leads there. */
  readonly opensWith?: Section['type']
  /** The first line of its first page. */
  readonly line?: string
  /** What stands below it, unless the request says something. */
  readonly supporting?: string
  /** What stands below it, whatever the request says. */
  readonly purpose?: string
  /** How it works, in three steps: what each is called, and a sentence. */
  readonly steps?: readonly (readonly [title: string, text: string])[]
  /** What stands above the last button of its first page. */
  readonly invitation?: { readonly title: string; readonly text: string }
  /** Whether people have accounts even where nobody says so. */
  readonly hasAccounts?: true
  /** Things that are there before anything else, by name, the most important first. */
  readonly things?: ReadonlyMap<string, SchemeThing>
  /** Names of the things it is mostly about, where its pages make them. */
  readonly leads?: readonly string[]
  /** Other words for its things. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Things and pages that belong so closely together that they are laid out at once, before the request is read further. */
  readonly build?: (draft: Draft) => void
  /** Its pages, and the words of a request that each answers. The first one that fits counts. */
  readonly parts: readonly SchemePart[]
  /** What no browser can do here, so that it is told to be missing. */
  readonly lacks?: RegExp
  /** What is not as it sounds, in a sentence each. */
  readonly limits?: readonly string[]
}

export interface SchemeThing {
  readonly template: EntityTemplate
  readonly can: readonly Ability[]
  /** Who changes it, where people have accounts. */
  readonly editableBy?: EntityDraft['editableBy']
  /** How often it counts as spoken of, so that the most important thing leads. */
  readonly mentions?: number
  /** Numbers that its list is narrowed by. */
  readonly ranges?: readonly string[]
  /** Another plural than the usual one. */
  readonly many?: string
  /** Steps beyond those of its flow. */
  readonly steps?: Lifecycle['steps']
  /** The field that names who works on it. */
  readonly taker?: string
  /** Names of fields where they are not what the field is called by. */
  readonly labels?: Readonly<Record<string, string>>
  /** Fields that no form asks for, because they follow from what is done. */
  readonly hidden?: readonly string[]
  /** Whether it has a page for each record. It has, unless it says otherwise. */
  readonly hasPage?: false
}

/**
 * A page of a scheme. It is described, or built where it depends on roles or on the request, or only named where the
 * `build` of the scheme lays it out. What is built is there before the request is read further, in the order of the
 * parts; what is described comes in the order in which it is asked for, and the rest of it after that.
 */
export type SchemePart = DescribedPart | BuiltPart | NamedPart

interface Answer {
  /** What of a request asks for it. */
  readonly answers: RegExp
  /** What its page is called. */
  readonly title: string
}

export interface DescribedPart extends Answer {
  /** Whether it is there only where somebody asks. */
  readonly isExtra?: true
  readonly icon: string
  readonly path?: string
  /** Sections name things by their ids, and pages by their titles. */
  readonly sections: readonly Section[]
  readonly build?: never
  /** Whether those who run the place alone see it, where somebody does. */
  readonly isForStaff?: true
  readonly isInMenu?: false
}

export interface BuiltPart extends Answer {
  /** Whether it is there only where the request says these words. */
  readonly isExtra?: true
  /** The thing that the words are about, whose properties a request may name. */
  readonly thing?: string
  readonly sections?: never
  /** Adds the page and what it needs, or says once more what asked for it. */
  readonly build: (draft: Draft, because?: string) => void
}

/** A page that the `build` of the scheme lays out. */
export interface NamedPart extends Answer {
  readonly isExtra?: never
  readonly build?: never
  readonly sections?: never
}
