import type { DatabaseSchema } from '@joinery/contract'
import type { Storage } from '@joinery/auth'
import type { Catalog } from '../rest/catalog.ts'
import type { Statement } from '../rest/write-statement.ts'
import type { TablePolicies } from '../table-policies.ts'

export interface Logins {
  readonly ownerPassword: string
  readonly gatePassword: string
}

/** The PostgreSQL that apps' databases are made in. */
export interface BackendServer {
  /** What our own login lacks to make databases and roles, as a sentence; undefined where it lacks nothing. */
  findLack: () => Promise<string | undefined>
  /** Makes the roles and the database. What is there already stays. Answers whether there was no database. */
  provision: (ref: string, logins: Logins) => Promise<boolean>
  /** Makes what every app's database starts with, unless it is there. */
  configure: (ref: string, logins: Logins) => Promise<void>
  /** Deletes the database with everything in it, and its logins. */
  drop: (ref: string) => Promise<void>
  open: (ref: string, logins: Logins) => BackendDatabase
}

export type BackendRole = 'anon' | 'authenticated' | 'service_role'

/** For whom a statement is carried out. */
export interface Asker {
  readonly role: BackendRole
  readonly claims: Readonly<Record<string, unknown>>
  readonly request?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly body: string
  readonly rowCount: number
  readonly total: number | null
}

export interface Migration {
  readonly name: string
  readonly sql: string
}

export interface BackendDatabase {
  readonly accounts: Storage
  /** Carries one statement out in the role of whoever asks. It is taken back when `check` throws. */
  ask: (
    asker: Asker,
    statement: Statement,
    options: { isReadOnly: boolean; check?: (answer: Answer) => void },
  ) => Promise<Answer>
  readCatalog: () => Promise<Catalog>
  readSchema: () => Promise<DatabaseSchema>
  readPolicies: () => Promise<TablePolicies[]>
  listMigrations: () => Promise<string[]>
  /** Those that were carried out when only their names were kept. */
  listUnkept: () => Promise<string[]>
  /** Keeps what was carried out under these names, where it was not kept at the time. */
  keepMigrations: (migrations: readonly Migration[]) => Promise<void>
  /** Carries out one file, unless it was before. */
  migrate: (migration: Migration) => Promise<void>
  /** How many it has, in use or not. */
  countConnections: () => number
  close: () => Promise<void>
}
