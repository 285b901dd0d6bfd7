export type TableVerb = 'select' | 'insert' | 'update' | 'delete'

/** How a table of a database is guarded, as its catalogue says. */
export interface TableSecurity {
  readonly schema: string
  readonly table: string
  readonly kind: 'table' | 'view'
  /** For a view: whether it shows each reader what that reader may see. */
  readonly hasRowSecurity: boolean
  /** What visitors and those who have signed up may do at all. */
  readonly grants: readonly { readonly role: string; readonly verbs: readonly TableVerb[] }[]
  readonly policies: readonly TablePolicy[]
}

export interface TablePolicy {
  /** `public` stands for everybody. */
  readonly roles: readonly string[]
  readonly command: 'all' | TableVerb
  /** A restrictive policy takes away from what the others give. */
  readonly isPermissive: boolean
  /** Which rows are seen or changed, as the catalogue writes it. */
  readonly using: string | null
  /** Which rows may be written. */
  readonly check: string | null
}
