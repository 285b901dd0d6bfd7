/** What a request asks for, read but not yet compared with what is there. */

/** A column, or a place inside a JSON column. */
export interface ColumnPath {
  readonly column: string
  readonly steps: readonly JsonStep[]
}

export interface JsonStep {
  readonly arrow: '->' | '->>'
  readonly key: string
}

export type SelectItem =
  | { readonly kind: 'all' }
  | { readonly kind: 'column'; readonly path: ColumnPath; readonly alias?: string; readonly cast?: string }
  | EmbedItem

/** Rows of another table that belong to a row. */
export interface EmbedItem {
  readonly kind: 'embed'
  readonly relation: string
  readonly alias?: string
  readonly hint?: string
  readonly isInner: boolean
  readonly items: readonly SelectItem[]
}

export type Condition =
  | {
      readonly kind: 'group'
      readonly joint: 'and' | 'or'
      readonly isNegated: boolean
      readonly conditions: readonly Condition[]
    }
  | {
      readonly kind: 'test'
      readonly path: ColumnPath
      readonly isNegated: boolean
      readonly operator: string
      readonly value: string
    }

export interface OrderTerm {
  readonly path: ColumnPath
  readonly isDescending: boolean
  readonly nulls: 'first' | 'last' | undefined
}

/** What narrows one table: the one that is asked for, or one that is embedded, found by its path of names. */
export interface Narrowing {
  conditions: Condition[]
  order: OrderTerm[]
  limit: number | undefined
  offset: number
}

export interface RestQuery {
  readonly items: readonly SelectItem[]
  /** By the names of embedded tables, joined by dots; the empty name is the table itself. */
  readonly narrowings: ReadonlyMap<string, Narrowing>
  readonly onConflict: readonly string[] | undefined
  /** Parameters that are no filters; calls of functions take them as arguments. */
  readonly named: ReadonlyMap<string, string>
}
