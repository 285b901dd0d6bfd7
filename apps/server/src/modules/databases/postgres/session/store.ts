import type { Socket } from 'node:net'
import type pg from 'pg'

export interface Session {
  readonly client: pg.Client
  readonly socket: Socket
  readonly timeoutMs: number
  /** Asks the server to stop what it is doing. */
  readonly cancel: () => Promise<void>
}

/**
 * Work that only reads, in a transaction of its own. What is set is set for the transaction, and what a question has
 * set for longer is taken back with it: a pooler lends the connection to the user's own app next.
 */
export async function reading<Found>(
  { client, socket, timeoutMs }: Session,
  work: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  try {
    // From the first snapshot on, a transaction cannot be made one that writes.
    await client.query(`begin read only; set local statement_timeout = ${timeoutMs}; select 1`)
    return await work(client)
  } finally {
    if (!socket.destroyed) await client.query(goodbye).catch(() => undefined)
  }
}

/** Locks of a session outlive its transaction. Nobody waits longer for it: what was asked is answered by then. */
const goodbye = { text: 'rollback; select pg_advisory_unlock_all()', query_timeout: 1_000 }

export async function readValue(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<string | null> {
  const { rows } = await client.query<(string | null)[]>({ text, values, rowMode: 'array' })
  return rows[0]?.[0] ?? null
}
