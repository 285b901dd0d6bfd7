import { hkdfSync } from 'node:crypto'

/** The key that audit logs are sealed with. It comes from the server's own, and says nothing about it. */
export function deriveAuditKey(secretKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', 'audit log', 32))
}
