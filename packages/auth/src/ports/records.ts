export type Metadata = Record<string, unknown>

export interface UserRecord {
  id: string
  /** Unique among users with `isSsoUser: false`, where it is not null. */
  email: string | null
  emailConfirmedAt: Date | null
  /** Unique where it is not null. */
  phone: string | null
  phoneConfirmedAt: Date | null
  /** A PHC string, or null for accounts that have never had a password. */
  passwordHash: string | null
  /** `authenticated`, unless an admin chose another role. */
  role: string
  invitedAt: Date | null
  confirmationSentAt: Date | null
  recoverySentAt: Date | null
  /** The address an e-mail change is waiting for. Not unique. */
  newEmail: string | null
  emailChangeSentAt: Date | null
  /** 1 when one of the two mailboxes of a secure e-mail change has confirmed, else 0. */
  emailChangeConfirmations: number
  newPhone: string | null
  phoneChangeSentAt: Date | null
  reauthenticationSentAt: Date | null
  lastSignInAt: Date | null
  appMetadata: Metadata
  userMetadata: Metadata
  isAnonymous: boolean
  isSsoUser: boolean
  bannedUntil: Date | null
  /** Set by a soft delete; the row then holds nothing personal any more. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export interface IdentityRecord {
  /** The row's own id, which the wire calls `identity_id`. */
  id: string
  userId: string
  /** `email`, `phone`, `google`, `facebook`, `github` or `sso:<provider id>`. Unique together with `subject`. */
  provider: string
  /** The provider's name for the person; for `email` and `phone` it is the user's id. */
  subject: string
  /** What the provider said: `sub`, `email`, `email_verified`, names and pictures. */
  claims: Metadata
  /** Lower-case e-mail of the claims, for look-ups (index it). */
  email: string | null
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type AssuranceLevel = 'aal1' | 'aal2'

export interface AuthenticationMethod {
  /** password, otp, oauth, totp, mfa/phone, sso/saml, recovery, invite, magiclink, email/signup, email_change, anonymous. */
  method: string
  /** Unix seconds. */
  timestamp: number
  provider?: string
}

export interface SessionRecord {
  id: string
  userId: string
  aal: AssuranceLevel
  /** In the order in which they happened, oldest first (a JSON column). */
  amr: AuthenticationMethod[]
  /** The factor that lifted the session to aal2. */
  factorId: string | null
  /** 32 random bytes in base64url, with which the session's refresh tokens are made. Secret: encrypt it if you can. */
  refreshKey: string
  /** The counter inside the one refresh token that is active. Starts at 0. */
  refreshCounter: number
  refreshedAt: Date | null
  /** The session cannot be refreshed after this moment (SAML assertions set it). */
  notAfter: Date | null
  userAgent: string | null
  ip: string | null
  createdAt: Date
  updatedAt: Date
}

export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email-change-current'
  | 'email-change-new'
  | 'phone-change'
  | 'reauthentication'

/** What somebody who signs up wants their account to be. */
export interface SignUpFacts {
  provider: 'email' | 'phone'
  address: string
  passwordHash: string | null
  metadata: Metadata
}

export interface OneTimeTokenRecord {
  id: string
  userId: string
  kind: OneTimeTokenKind
  /** Never the code itself; it may start with `pkce_`. Index it together with `kind`. */
  tokenHash: string
  /** The address or number that the code was sent to. */
  sentTo: string
  /** The sign-up that waits for this code, where the account is not yet what it asks for. */
  signUp?: SignUpFacts
  createdAt: Date
}

/** One attempt to sign in that leaves this service and comes back: to a provider, or through a mailbox with PKCE. */
export interface FlowStateRecord {
  /** Is the `state` parameter towards providers. */
  id: string
  /** Null until somebody has been recognised. */
  userId: string | null
  /** Unique. Worth something only once `authCodeIssuedAt` is set. */
  authCode: string
  authCodeIssuedAt: Date | null
  /** The authentication method the session will carry: oauth, sso/saml, magiclink, recovery, email/signup, invite, email_change. */
  method: string
  /** `google`, `email`, `sso:<id>` … */
  provider: string
  /** Null in the implicit flow. */
  codeChallenge: string | null
  codeChallengeMethod: 's256' | 'plain' | null
  /** Where the browser goes in the end. Checked before it is stored. */
  redirectTo: string | null
  /** The signed-in user who wants to link an identity. */
  linkingTargetId: string | null
  /** Hash of the invitation that this sign-in accepts. */
  inviteToken: string | null
  /** Secrets of our own request to the provider, until it answers (PKCE verifier, nonce, SAML request id). */
  providerCodeVerifier: string | null
  providerNonce: string | null
  providerAccessToken: string | null
  providerRefreshToken: string | null
  createdAt: Date
}

export type FactorType = 'totp' | 'phone'

export interface FactorRecord {
  id: string
  userId: string
  type: FactorType
  status: 'unverified' | 'verified'
  friendlyName: string | null
  /** Base32 secret of a TOTP factor. Secret: encrypt it at rest. */
  secret: string | null
  phone: string | null
  lastChallengedAt: Date | null
  /** The last TOTP time step that was accepted, so that it is accepted only once. */
  lastUsedStep: number | null
  createdAt: Date
  updatedAt: Date
}

export interface ChallengeRecord {
  id: string
  factorId: string
  ip: string | null
  /** Hash of the code that was sent; null for TOTP. */
  codeHash: string | null
  /** Set when the challenge has been used. */
  verifiedAt: Date | null
  createdAt: Date
}

export interface SigningKeyRecord {
  kid: string
  algorithm: 'ES256'
  /** JSON text of the public JWK. */
  publicJwk: string
  /** JSON text of the private JWK. The storage's owner encrypts it at rest and hands it back in clear. */
  privateJwk: string
  createdAt: Date
  /** The key is published at once and signs from this moment. */
  signsFrom: Date
  /** From this moment the key neither signs nor verifies; null while it is the newest. */
  retiresAt: Date | null
}

export interface SsoProviderRecord {
  id: string
  enabled: boolean
  /** Lower-case mail domains that sign in here. One domain belongs to one provider. */
  domains: string[]
  /** SAML: who the identity provider says it is. Unique. */
  entityId: string
  entryPoint: string
  /** PEM or bare base64 certificates; any of them may have signed. */
  certificates: string[]
  nameIdFormat: string | null
  /** Our claim name → the assertion's attribute name (`email`, `full_name` …). */
  attributeNames: Record<string, string>
  createdAt: Date
  updatedAt: Date
}

export type UserPatch = Partial<Omit<UserRecord, 'id' | 'createdAt'>>
export type IdentityPatch = Partial<Omit<IdentityRecord, 'id' | 'createdAt'>>
export type SessionPatch = Partial<Omit<SessionRecord, 'id' | 'userId' | 'createdAt'>>
export type FlowStatePatch = Partial<Omit<FlowStateRecord, 'id' | 'createdAt'>>
export type FactorPatch = Partial<Omit<FactorRecord, 'id' | 'userId' | 'createdAt'>>

/** A session with everything that the wire shape of its user needs. Meant to be one query: every request makes it. */
export interface Account {
  session: SessionRecord
  user: UserRecord
  /** Oldest first. */
  identities: IdentityRecord[]
  /** Oldest first. */
  factors: FactorRecord[]
}

export interface UserPage {
  users: UserRecord[]
  /** How many users there are in all. */
  total: number
}
