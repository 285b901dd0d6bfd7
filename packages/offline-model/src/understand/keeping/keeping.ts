import type { NeedName } from '../needs/need.ts'

/** What somebody keeps records of, as a short request tells it: part by part, in its order. */
export interface Keeping {
  /** "climbing gym", "piano teacher": whose records they are. Empty where nobody is named. */
  readonly owner: string
  /** "applicant tracking", "production": what it is for, besides its records. */
  readonly purpose: string
  /** "bug": what the tool is named after. Empty where it is named after no thing. */
  readonly named: string
  readonly parts: readonly KeptPart[]
  /** Whether the parts tell what is done rather than what there is. */
  readonly isDone: boolean
}

/** `text` holds the words that a part was read from. */
export type KeptPart = { readonly text: string } & (
  | { readonly kind: 'thing'; readonly thing: string; readonly from?: string | undefined }
  | { readonly kind: 'field'; readonly field: string; readonly thing?: string | undefined }
  /** "harvest per hive", "patients with their owners". */
  | { readonly kind: 'link'; readonly thing: string; readonly to: string }
  /** "posts by channel". */
  | { readonly kind: 'grouping'; readonly thing: string; readonly by: string }
  /** "cameras, lenses and lights" where equipment is kept. */
  | { readonly kind: 'sorts'; readonly thing: string; readonly sorts: readonly string[] }
  | { readonly kind: 'states'; readonly thing: string; readonly states: readonly string[] }
  /** "who has paid". */
  | { readonly kind: 'paid' }
  /** "who has what". */
  | { readonly kind: 'holder' }
  /** "when it is due back", "which certificates expire soon". No `thing`: whatever is kept. */
  | {
      readonly kind: 'date'
      readonly thing: string
      readonly field: string
      readonly list: 'soon' | 'overdue' | 'none'
    }
  /** "energy produced per day". */
  | { readonly kind: 'measure'; readonly what: string }
  /** "per site": what was spoken of last belongs to one. */
  | { readonly kind: 'each'; readonly to: string }
  /** "warn when stock drops below 20". */
  | { readonly kind: 'low'; readonly limit: number | undefined }
  /** "what to bake tomorrow". */
  | {
      readonly kind: 'plan'
      readonly doing: string
      readonly day: 'today' | 'tomorrow' | 'week' | 'nextWeek'
    }
  /** A calendar, a board, a chart. */
  | { readonly kind: 'view'; readonly view: NeedName }
  /** Read like any other request. */
  | { readonly kind: 'other' }
)
