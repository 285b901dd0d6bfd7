import type { CryptoKey } from 'jose'

export interface SigningKey {
  kid: string
  algorithm: string
  key: CryptoKey | Uint8Array
}
