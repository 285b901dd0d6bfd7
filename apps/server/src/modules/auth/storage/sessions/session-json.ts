import type { SessionRecord } from '@joinery/auth'
import { readMoment } from '../read-moment.ts'

/** A row of the table as `row_to_json` writes it. */
export interface SessionJson extends Pick<SessionRecord, 'id' | 'aal' | 'amr' | 'ip'> {
  user_id: string
  factor_id: string | null
  refresh_key: string
  refresh_counter: number
  refreshed_at: string | null
  not_after: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

/** The refresh key is still sealed. */
export function readSession(row: SessionJson): SessionRecord {
  return {
    id: row.id,
    userId: row.user_id,
    aal: row.aal,
    amr: row.amr,
    factorId: row.factor_id,
    refreshKey: row.refresh_key,
    refreshCounter: row.refresh_counter,
    refreshedAt: readMoment(row.refreshed_at),
    notAfter: readMoment(row.not_after),
    userAgent: row.user_agent,
    ip: row.ip,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}
