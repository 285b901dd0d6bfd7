import type { PostgresConnection } from '../adapters/embedded-postgres/index.ts'

/** A connection to the embedded PostgreSQL as an address, as an operator would set it. */
export function databaseUrlOf({ host, user, password, database }: PostgresConnection): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
}
