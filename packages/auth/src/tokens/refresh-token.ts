import { createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const version = 0
const signatureLength = 16
const checksumLength = 4
const headLength = 17
const minLength = headLength + 1 + signatureLength + checksumLength
const maxLength = minLength + 8

export interface ParsedRefreshToken {
  sessionId: string
  counter: number
  isSignedWith: (refreshKey: string) => boolean
}

export const createRefreshKey = () => randomBytes(32).toString('base64url')

/**
 * A refresh token is a signed statement "session S, counter n": version, session id, counter, signature, checksum.
 * Because it can be made again at any time, the active token can be handed out twice without being stored.
 */
export function encodeRefreshToken(session: { id: string; refreshKey: string; refreshCounter: number }) {
  const sessionId = Buffer.from(session.id.replaceAll('-', ''), 'hex')
  const statement = Buffer.concat([Buffer.from([version]), sessionId, encodeUvarint(session.refreshCounter)])
  const signed = Buffer.concat([statement, sign(statement, session.refreshKey)])
  return Buffer.concat([signed, checksum(signed)]).toString('base64url')
}

/** Reads a token without believing it: only `isSignedWith` says that we made it. */
export function parseRefreshToken(token: string): ParsedRefreshToken | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < minLength || bytes.length > maxLength || bytes[0] !== version) return undefined
  if (bytes.toString('base64url') !== token) return undefined
  const signed = bytes.subarray(0, -checksumLength)
  if (!timingSafeEqual(checksum(signed), bytes.subarray(-checksumLength))) return undefined
  const statement = signed.subarray(0, -signatureLength)
  const counter = decodeUvarint(statement.subarray(headLength))
  if (counter === undefined) return undefined
  return {
    sessionId: formatUuid(statement.subarray(1, headLength)),
    counter,
    isSignedWith: (refreshKey) =>
      timingSafeEqual(sign(statement, refreshKey), signed.subarray(-signatureLength)),
  }
}

/** Node takes three times as long for an HMAC whose key comes as bare bytes. */
const sign = (statement: Buffer, refreshKey: string) =>
  createHmac('sha256', createSecretKey(refreshKey, 'base64url'))
    .update(statement)
    .digest()
    .subarray(0, signatureLength)

const checksum = (bytes: Buffer) => hash('sha256', bytes, 'buffer').subarray(0, checksumLength)

function encodeUvarint(value: number) {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Buffer.from([...bytes, rest])
}

function decodeUvarint(bytes: Buffer) {
  let value = 0
  for (const [position, byte] of bytes.entries()) {
    value += (byte % 0x80) * 0x80 ** position
    const isLast = byte < 0x80
    if (isLast !== (position === bytes.length - 1)) return undefined
  }
  return Number.isSafeInteger(value) ? value : undefined
}

function formatUuid(bytes: Buffer) {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
