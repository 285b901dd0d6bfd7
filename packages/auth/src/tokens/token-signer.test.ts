import { exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTokenSigner } from './token-signer.ts'

describe('a token signer', () => {
  it(
    'makes tokens that verify, however short the numbers of a signature are',
    { tags: ['thorough'] },
    async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
      const sign = await createTokenSigner('a-key', 'ES256', await exportJWK(privateKey))
      const verifier = await importJWK(await exportJWK(publicKey), 'ES256')
      // One signature in 128 has a number with leading zeros.
      for (let count = 0; count < 1000; count += 1) {
        const { payload, protectedHeader } = await jwtVerify(await sign({ count, name: 'Zoë' }), verifier)
        expect(payload).toEqual({ count, name: 'Zoë' })
        expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'a-key' })
      }
    },
  )

  it('signs with every other algorithm that a key of the settings may have', async () => {
    const secret = Buffer.from('a secret of thirty-two characters')
    const jwk = { kty: 'oct', k: secret.toString('base64url') }
    const sign = await createTokenSigner('a-secret', 'HS256', jwk)
    const { protectedHeader } = await jwtVerify(await sign({ sub: 'x' }), secret)
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'a-secret' })
  })
})
