import { randomBytes, randomUUID } from 'node:crypto'
import type {
  ChallengeRecord,
  FactorRecord,
  FlowStateRecord,
  IdentityRecord,
  OneTimeTokenRecord,
  SessionRecord,
  SigningKeyRecord,
  SsoProviderRecord,
  UserRecord,
} from '@joinery/auth'

/** Records as the accounts service would make them, with whatever a test cares about put in. */

const createdAt = new Date('2026-01-02T03:04:05.678Z')

export function makeUser(values: Partial<UserRecord> = {}): UserRecord {
  const id = randomUUID()
  return {
    id,
    email: `${id}@example.com`,
    emailConfirmedAt: createdAt,
    phone: null,
    phoneConfirmedAt: null,
    passwordHash: null,
    role: 'authenticated',
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeConfirmations: 0,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: { full_name: 'Ada Example' },
    isAnonymous: false,
    isSsoUser: false,
    bannedUntil: null,
    deletedAt: null,
    createdAt,
    updatedAt: createdAt,
    ...values,
  }
}

export function makeIdentity(userId: string, values: Partial<IdentityRecord> = {}): IdentityRecord {
  return {
    id: randomUUID(),
    userId,
    provider: 'email',
    subject: userId,
    claims: { sub: userId },
    email: null,
    lastSignInAt: null,
    createdAt,
    updatedAt: createdAt,
    ...values,
  }
}

export function makeSession(userId: string, values: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: randomUUID(),
    userId,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: 1_767_323_045 }],
    factorId: null,
    refreshKey: randomBytes(32).toString('base64url'),
    refreshCounter: 0,
    refreshedAt: null,
    notAfter: null,
    userAgent: 'a browser',
    ip: '203.0.113.7',
    createdAt,
    updatedAt: createdAt,
    ...values,
  }
}

export function makeOneTimeToken(
  userId: string,
  values: Partial<OneTimeTokenRecord> = {},
): OneTimeTokenRecord {
  return {
    id: randomUUID(),
    userId,
    kind: 'confirmation',
    tokenHash: randomBytes(28).toString('hex'),
    sentTo: 'ada@example.com',
    createdAt,
    ...values,
  }
}

export function makeFlowState(values: Partial<FlowStateRecord> = {}): FlowStateRecord {
  return {
    id: randomUUID(),
    userId: null,
    authCode: randomUUID(),
    authCodeIssuedAt: null,
    method: 'oauth',
    provider: 'google',
    codeChallenge: null,
    codeChallengeMethod: null,
    redirectTo: null,
    linkingTargetId: null,
    inviteToken: null,
    providerCodeVerifier: null,
    providerNonce: null,
    providerAccessToken: null,
    providerRefreshToken: null,
    createdAt,
    ...values,
  }
}

export function makeFactor(userId: string, values: Partial<FactorRecord> = {}): FactorRecord {
  return {
    id: randomUUID(),
    userId,
    type: 'totp',
    status: 'unverified',
    friendlyName: null,
    secret: 'JBSWY3DPEHPK3PXP',
    phone: null,
    lastChallengedAt: null,
    lastUsedStep: null,
    createdAt,
    updatedAt: createdAt,
    ...values,
  }
}

export function makeChallenge(factorId: string, values: Partial<ChallengeRecord> = {}): ChallengeRecord {
  return {
    id: randomUUID(),
    factorId,
    ip: '203.0.113.7',
    codeHash: null,
    verifiedAt: null,
    createdAt,
    ...values,
  }
}

export function makeSigningKey(values: Partial<SigningKeyRecord> = {}): SigningKeyRecord {
  return {
    kid: randomUUID(),
    algorithm: 'ES256',
    publicJwk: '{"kty":"EC"}',
    privateJwk: '{"kty":"EC","d":"private"}',
    createdAt,
    signsFrom: createdAt,
    retiresAt: null,
    ...values,
  }
}

export function makeSsoProvider(values: Partial<SsoProviderRecord> = {}): SsoProviderRecord {
  const id = randomUUID()
  return {
    id,
    enabled: true,
    domains: [`${id}.example`],
    entityId: `https://idp.example/${id}`,
    entryPoint: 'https://idp.example/sso',
    certificates: ['first', 'second'],
    nameIdFormat: null,
    attributeNames: { email: 'mail' },
    createdAt,
    updatedAt: createdAt,
    ...values,
  }
}
