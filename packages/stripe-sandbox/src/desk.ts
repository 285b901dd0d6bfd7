import type { SandboxTables } from './store.ts'

/** Everything one request or one piece of due work has at hand. */
export interface Desk {
  tx: SandboxTables
  /** Seconds since 1970, as Stripe counts. */
  now: number
  /** Where browsers find the hosted pages. */
  publicUrl: string
  request: { id: string | null; idempotency_key: string | null } | null
}
