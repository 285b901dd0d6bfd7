import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import { createPrivateKey, sign } from 'node:crypto'

/** Makes a token of the claims with one key. */
export type TokenSigner = (claims: JWTPayload) => string | Promise<string>

export async function createTokenSigner(
  kid: string,
  algorithm: string,
  privateJwk: JWK,
): Promise<TokenSigner> {
  const header = { alg: algorithm, typ: 'JWT', kid }
  if (algorithm === 'ES256') return createEs256Signer(header, privateJwk)
  const key = await importJWK(privateJwk, algorithm)
  return (claims) => new SignJWT(claims).setProtectedHeader(header).sign(key)
}

/** Our own algorithm, without the detour through WebCrypto and its threads, which takes three times as long. */
function createEs256Signer(header: object, privateJwk: JWK): TokenSigner {
  const key = createPrivateKey({ key: privateJwk, format: 'jwk' })
  const encodedHeader = encode(JSON.stringify(header))
  return (claims) => {
    const statement = `${encodedHeader}.${encode(JSON.stringify(claims))}`
    // Asking for the other form of the signature needs an options object, with which Node takes twice as long.
    const signature = joinHalves(sign('sha256', Buffer.from(statement), key))
    return `${statement}.${signature.toString('base64url')}`
  }
}

const encode = (text: string) => Buffer.from(text).toString('base64url')

const halfLength = 32

/**
 * OpenSSL writes both numbers of a signature as DER, with a leading zero or without leading zeros; a token has them
 * side by side, 32 bytes each.
 */
function joinHalves(der: Buffer) {
  const joined = Buffer.alloc(2 * halfLength)
  let start = 2
  for (const end of [halfLength, 2 * halfLength]) {
    const length = der.readUInt8(start + 1)
    const number = der.subarray(start + 2, start + 2 + length).subarray(-halfLength)
    number.copy(joined, end - number.length)
    start += 2 + length
  }
  return joined
}
