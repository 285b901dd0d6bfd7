import type { Socket } from 'node:net'
import { queryLimits } from '@joinery/contract'
import type {
  DatabaseEngine,
  DatabaseSchema,
  DatabaseTls,
  RowFilterOperator,
  TablePage,
} from '@joinery/contract'

/** All it takes to get into a database. */
export interface Login {
  readonly engine: DatabaseEngine
  readonly host: string
  readonly port: number
  readonly database: string
  readonly username: string
  readonly password: string
  readonly tls: DatabaseTls
  readonly caCertificate: string | null
}

export interface WantedRows {
  readonly schema: string
  readonly table: string
  readonly page: number
  readonly pageSize: number
  readonly sort?: string | undefined
  readonly direction: 'ascending' | 'descending'
  readonly filter?: string | undefined
  readonly operator: RowFilterOperator
  readonly value: string
}

export interface Statement {
  readonly text: string
  /** Without it the server itself refuses to write. */
  readonly allowsWrites: boolean
}

export interface StatementAnswer {
  readonly columns: string[]
  readonly rows: (string | null)[][]
  readonly rowCount: number | null
  readonly isCut: boolean
}

/** One connection to a database of a user's, for as long as one request takes. */
export interface UserDatabase {
  readonly serverVersion: string
  readSchema: () => Promise<DatabaseSchema>
  readRows: (wanted: WantedRows) => Promise<TablePage>
  run: (statement: Statement) => Promise<StatementAnswer>
  close: () => void
}

export type OpenUserDatabase = (login: Login) => Promise<UserDatabase>

/** The way out, which calls no address that it has not checked. */
export interface Egress {
  resolve: (host: string, port: number) => Promise<{ address: string }>
  connect: (host: string, port: number) => Promise<Socket>
}

export interface VisitLimits {
  /** What one statement may take. */
  readonly timeoutMs: number
  /** What the connection may take altogether, however little the server says in that time. */
  readonly visitMs: number
}

export const visitLimits: VisitLimits = { timeoutMs: queryLimits.timeoutMs, visitMs: 40_000 }

export const connectTimeoutMs = 10_000
/** More than any answer within the limits takes; a server that sends more is cut off. */
export const maxReceivedBytes = 64_000_000
export const maxTables = 500
