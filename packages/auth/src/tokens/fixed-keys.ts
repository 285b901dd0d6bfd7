import { importJWK, type JWK } from 'jose'
import { z } from 'zod'
import type { AuthSettings } from '../settings.ts'
import type { SigningKey } from './signing-key.ts'
import { createTokenSigner, type TokenSigner } from './token-signer.ts'

const jwk = z.looseObject({ kty: z.string() })
const fixedJwk = jwk.extend({
  kid: z.string(),
  alg: z.string(),
  key_ops: z.array(z.string()).default(['verify']),
})
const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'ext']

export interface FixedKeys {
  verifiers: Map<string, SigningKey>
  publicJwks: JWK[]
  signer: TokenSigner | undefined
}

/** The keys that the settings bring along. Secrets verify and may sign, but are never published. */
export async function importFixedKeys(jwks: AuthSettings['jwt']['keys']): Promise<FixedKeys> {
  const verifiers = new Map<string, SigningKey>()
  const publicJwks: JWK[] = []
  let signer: TokenSigner | undefined
  for (const candidate of jwks) {
    const full = fixedJwk.parse(candidate)
    const { kid, alg: algorithm } = full
    const isSecret = full.kty === 'oct'
    const publicPart = Object.fromEntries(
      Object.entries(full).filter(([member]) => isSecret || !privateMembers.includes(member)),
    )
    const publicJwk = { ...jwk.parse(publicPart), key_ops: ['verify'] }
    verifiers.set(kid, { kid, algorithm, key: await importJWK(publicJwk, algorithm) })
    if (!isSecret) publicJwks.push({ ...publicJwk, use: 'sig' })
    if (!full.key_ops.includes('sign')) continue
    const privateJwk = { ...full, key_ops: ['sign'] }
    signer = await createTokenSigner(kid, algorithm, privateJwk)
  }
  return { verifiers, publicJwks, signer }
}
