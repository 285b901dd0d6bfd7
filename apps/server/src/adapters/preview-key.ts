import { hkdfSync } from 'node:crypto'

/** The key for the names and passes of previews. It comes from the server's own, and says nothing about it. */
export function derivePreviewKey(secretKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', 'preview origins', 32))
}
