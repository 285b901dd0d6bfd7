import type { ApplicationKind } from '../../../model/application-model.ts'
import type { Ability, Lifecycle } from '../../../model/entity.ts'
import type { Look } from '../../../model/look.ts'
import type { Section } from '../../../model/section.ts'
import type { EntityTemplate } from '../entity-template.ts'

/** What a whole subject is made of: its things, its pages, and which words of a request ask for which page. */
export interface Scheme {
  readonly id: string
  /** What the first sentence says. */
  readonly about: RegExp
  /** What the request says anywhere beside that. */
  readonly also?: RegExp
  /** What is meant by something else, though the first sentence has the same words. */
  readonly unless?: RegExp
  readonly kind: ApplicationKind
  readonly mood: Look['mood']
  /** The first line, and what stands below it. */
  readonly line?: string
  readonly supporting?: string
  /** The section that the app opens with, rather than a page that leads there. */
  readonly opensWith?: Section['type']
  /** Whether people have accounts even where nobody says so. */
  readonly hasAccounts?: true
  /** By name, the most important first. */
  readonly things: ReadonlyMap<string, SchemeThing>
  /** Other words for them. */
  readonly aliases?: Readonly<Record<string, string>>
  readonly parts: readonly SchemePart[]
  /** What no browser can do here, so that it is told to be missing. */
  readonly lacks?: RegExp
  /** What is not as it sounds, in a sentence each. */
  readonly limits?: readonly string[]
}

export interface SchemeThing {
  readonly template: EntityTemplate
  readonly can: readonly Ability[]
  readonly editableBy?: 'everyone' | 'owner' | 'staff'
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

export interface SchemePart {
  /** What of a request asks for it. */
  readonly answers: RegExp
  /** Whether it is there even where nobody asks. */
  readonly isCore?: true
  readonly title: string
  readonly icon: string
  readonly path?: string
  /** Sections name things by their ids, and pages by their titles. */
  readonly sections: readonly Section[]
  /** Whether those who run the place alone see it, where somebody does. */
  readonly isForStaff?: true
  readonly isInMenu?: false
}
