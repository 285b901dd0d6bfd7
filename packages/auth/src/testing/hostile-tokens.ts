import { exportSPKI, generateKeyPair, generateSecret, importJWK, SignJWT, type CryptoKey } from 'jose'
import { createHmac } from 'node:crypto'
import { serviceSecret, type TestAuth } from './create-test-auth.ts'

interface Ingredients {
  /** By the service's own clock, in seconds. */
  now: number
  /** A token of ours that is good. */
  good: string
  claims: Record<string, unknown>
  header: { alg: string; typ: string; kid: string }
  /** Our own private key: even what it signs must be refused when the claims are wrong. */
  ownKey: CryptoKey | Uint8Array
  foreignKey: CryptoKey
  publicPem: string
  publicJwk: string
}

/** Every way of forging a token that we know of, by name. */
export async function createHostileTokens(auth: TestAuth, good: string): Promise<[string, string][]> {
  const ingredients = await gather(auth, good)
  return [
    ...unsigned(ingredients),
    ...(await signedByOthers(ingredients)),
    ...confusedKeys(ingredients),
    ...(await signedByUs(ingredients)),
    ...mangled(ingredients),
  ]
}

async function gather(auth: TestAuth, good: string): Promise<Ingredients> {
  const [header = '', payload = ''] = good.split('.')
  const record = auth.storage.tables().signingKeys[0]
  const publicKey = await importJWK(JSON.parse(record?.publicJwk ?? '{}'), 'ES256', { extractable: true })
  if (publicKey instanceof Uint8Array) throw new Error('a public key was expected')
  return {
    now: Math.floor(auth.clock.now().getTime() / 1000),
    good,
    claims: decode(payload),
    header: decode(header),
    ownKey: await importJWK(JSON.parse(record?.privateJwk ?? '{}'), 'ES256'),
    foreignKey: (await generateKeyPair('ES256')).privateKey,
    publicPem: await exportSPKI(publicKey),
    publicJwk: record?.publicJwk ?? '',
  }
}

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hmac = (text: string, key: string | Buffer, algorithm = 'sha256') =>
  createHmac(algorithm, key).update(text).digest('base64url')

function unsigned({ good, claims, header }: Ingredients): [string, string][] {
  const [, payload = '', signature = ''] = good.split('.')
  const names = ['none', 'None', 'NONE', 'nOnE', '', 'null']
  const admin = encode({ ...claims, role: 'service_role' })
  return [
    ...names.map((alg): [string, string] => [
      `alg "${alg}" without signature`,
      `${encode({ ...header, alg })}.${payload}.`,
    ]),
    ...names.map((alg): [string, string] => [
      `alg "${alg}" with the old signature`,
      `${encode({ ...header, alg })}.${payload}.${signature}`,
    ]),
    ['alg none, no kid, admin role', `${encode({ alg: 'none' })}.${admin}.`],
    ['alg null', `${encode({ ...header, alg: null })}.${payload}.${signature}`],
    ['alg as a list', `${encode({ ...header, alg: ['ES256'] })}.${payload}.${signature}`],
    ['no alg', `${encode({ typ: 'JWT', kid: header.kid })}.${payload}.${signature}`],
    ['no signature', `${good.split('.').slice(0, 2).join('.')}.`],
    ['two parts', good.split('.').slice(0, 2).join('.')],
  ]
}

async function signedByOthers({ claims, header, foreignKey }: Ingredients): Promise<[string, string][]> {
  const rsa = (await generateKeyPair('RS256')).privateKey
  const curve = (await generateKeyPair('ES384')).privateKey
  const secret = await generateSecret('HS256')
  const foreign = (protectedHeader: Record<string, unknown> & { alg: string }, key: CryptoKey | Uint8Array) =>
    new SignJWT(claims).setProtectedHeader(protectedHeader).sign(key)
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const spki = await exportSPKI(publicKey)
  return [
    ['a foreign key under our kid', await foreign(header, foreignKey)],
    ['a foreign key without kid', await foreign({ alg: 'ES256', typ: 'JWT' }, foreignKey)],
    ['a foreign key under an unknown kid', await foreign({ ...header, kid: 'unknown' }, foreignKey)],
    ['RSA under our kid', await foreign({ ...header, alg: 'RS256' }, rsa)],
    ['another curve under our kid', await foreign({ ...header, alg: 'ES384' }, curve)],
    ['a random secret under our kid', await foreign({ ...header, alg: 'HS256' }, secret)],
    ['a random secret without kid', await foreign({ alg: 'HS256', typ: 'JWT' }, secret)],
    [
      'a key of its own in jwk',
      await foreign({ ...header, jwk: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } }, privateKey),
    ],
    ['a key of its own at jku', await foreign({ ...header, jku: 'https://evil.test/jwks' }, privateKey)],
    ['a key of its own at x5u', await foreign({ ...header, x5u: 'https://evil.test/cert' }, privateKey)],
    ['a key of its own in x5c', await foreign({ ...header, x5c: [spki] }, privateKey)],
  ]
}

function confusedKeys({ good, claims, header, publicPem, publicJwk }: Ingredients): [string, string][] {
  const payload = encode(claims)
  const admin = encode({ ...claims, role: 'service_role' })
  const sign = (protectedHeader: unknown, body: string, key: string | Buffer) => {
    const text = `${encode(protectedHeader)}.${body}`
    return `${text}.${hmac(text, key)}`
  }
  const hs256 = { ...header, alg: 'HS256' }
  const { x } = JSON.parse(publicJwk)
  const kids = [
    '../../../../dev/null',
    "' OR '1'='1",
    "x' UNION SELECT 'secret' --",
    '__proto__',
    'constructor',
    '',
    ' ',
    'toString',
    '%00',
    'a'.repeat(5000),
  ]
  return [
    ['our public PEM as a secret', sign(hs256, payload, publicPem)],
    ['our public PEM without its newline as a secret', sign(hs256, payload, publicPem.trim())],
    ['our public JWK as a secret', sign(hs256, payload, publicJwk)],
    ['our public x as a secret', sign(hs256, payload, Buffer.from(String(x), 'base64url'))],
    ['our kid as a secret', sign(hs256, payload, header.kid)],
    ['the empty secret under our kid', sign(hs256, payload, '')],
    ['the empty secret without kid', sign({ alg: 'HS256', typ: 'JWT' }, admin, '')],
    ['our public PEM as a secret, without kid', sign({ alg: 'HS256' }, admin, publicPem)],
    ['the service secret under our kid', sign(hs256, payload, serviceSecret)],
    ['the service secret under an unknown kid', sign({ ...hs256, kid: 'x' }, payload, serviceSecret)],
    ['the service secret called ES256', sign(header, payload, serviceSecret)],
    ...kids.map((kid): [string, string] => [
      `the empty secret under kid "${kid.slice(0, 30)}"`,
      sign({ ...hs256, kid }, admin, ''),
    ]),
    ['a kid that is a number', `${encode({ ...header, kid: 1 })}.${good.split('.').slice(1).join('.')}`],
    ['a kid that is an object', `${encode({ ...header, kid: {} })}.${good.split('.').slice(1).join('.')}`],
  ]
}

async function signedByUs({ now, claims, header, ownKey }: Ingredients): Promise<[string, string][]> {
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
  const own = async (
    name: string,
    changed: Record<string, unknown>,
    protectedHeader: Record<string, unknown> = {},
  ): Promise<[string, string]> => [
    name,
    await new SignJWT(changed)
      .setProtectedHeader({ ...header, ...protectedHeader })
      .sign(ownKey, { crit: { 'urn:x': true } }),
  ]
  return Promise.all([
    own('an expired one', { ...claims, exp: now - 1 }),
    own('one that expired long ago', { ...claims, exp: 1 }),
    own('an exp that is text', { ...claims, exp: String(now + 3600) }),
    own('no exp', without('exp')),
    own('one that is not valid yet', { ...claims, nbf: now + 3600 }),
    own('another audience', { ...claims, aud: 'other' }),
    own('a list of audiences', { ...claims, aud: ['authenticated', 'other'] }),
    own('no audience', without('aud')),
    own('another issuer', { ...claims, iss: 'https://evil.test' }),
    own('an issuer that only starts as ours', { ...claims, iss: `${String(claims.iss)}.evil.test` }),
    own('another type', claims, { typ: 'at+jwt' }),
    own('the type of a logout', claims, { typ: 'logout+jwt' }),
    own('an unknown crit', claims, { crit: ['urn:x'], 'urn:x': 1 }),
    own('a session that is no id', { ...claims, session_id: 'x' }),
    own('no session', without('session_id')),
    own('a session that does not exist', { ...claims, session_id: crypto.randomUUID() }),
    own('a person that does not exist', { ...claims, sub: crypto.randomUUID() }),
    own('a person that is no id', { ...claims, sub: '1' }),
    own('a person that is a number', { ...claims, sub: 1 }),
    own('no person', without('sub')),
    own('a level that does not exist', { ...claims, aal: 'aal9' }),
    own('a role that is a list', { ...claims, role: ['service_role'] }),
  ])
}

function mangled({ good, claims, header }: Ingredients): [string, string][] {
  const [head = '', payload = '', signature = ''] = good.split('.')
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  return [
    ['a changed payload', `${head}.${encode({ ...claims, role: 'service_role' })}.${signature}`],
    ['a changed signature', `${head}.${payload}.${flipped}`],
    ['a signature of zeros', `${head}.${payload}.${Buffer.alloc(64).toString('base64url')}`],
    ['a short signature', `${head}.${payload}.${signature.slice(0, 20)}`],
    ['a doubled signature', `${head}.${payload}.${signature}${signature}`],
    ['a fourth part', `${good}.x`],
    ['five parts', `${good}.x.y`],
    ['a payload that is text', `${encode(header)}.${encode('text')}.${signature}`],
    ['a payload that is null', `${encode(header)}.${encode(null)}.${signature}`],
    ['a header that is no JSON', `eHh4.${payload}.${signature}`],
    ['only dots', '..'],
    ['nothing', ''],
    ['a word', 'undefined'],
    ['signs that are no base64', `${head}.${payload}.!!!!`],
  ]
}
