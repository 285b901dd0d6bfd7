import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto'

export type SecretBox = ReturnType<typeof createSecretBox>

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Envelopes of AES-256-GCM, written as `v1.<key id>.<nonce, ciphertext and tag>`. The place (table, row and column)
 * is authenticated with the secret, so an envelope that somebody copies into another row does not open there.
 */
export function createSecretBox(key: Uint8Array) {
  const keyId = createHash('sha256').update(key).digest('base64url').slice(0, 11)
  // Node takes bytes for a key too, but then makes one of them anew each time, which costs more than the cipher.
  const cipherKey = createSecretKey(key)
  return {
    seal(secret: string, place: string): string {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${keyId}.${body.toString('base64url')}`
    },

    open(sealed: string, place: string): string {
      const [version, sealedWith, body = ''] = sealed.split('.')
      if (version !== 'v1') throw new SecretBoxError('The secret has a form that this version does not know.')
      if (sealedWith !== keyId) throw new SecretBoxError('The secret was sealed with another key.')
      const bytes = Buffer.from(body, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) throw new SecretBoxError('The secret is cut short.')
      const decipher = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        return (
          decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch (error) {
        throw new SecretBoxError('The secret was changed, or moved here from another place.', {
          cause: error,
        })
      }
    },
  }
}

export class SecretBoxError extends Error {
  override name = 'SecretBoxError'
}
