/**
 * What the service needs from outside. The service holds no state of its own between requests: everything that must
 * outlive a request goes through these interfaces.
 *
 * Conventions for whoever implements `Storage`:
 * - Ids are UUIDs (lower case) made by the service, as are all times: the database has no defaults to add.
 * - E-mail addresses arrive trimmed and in lower case; phone numbers as digits without a plus sign.
 * - "lock" means SELECT … FOR UPDATE: the row stays ours until the transaction ends. It waits at most five seconds and
 *   then throws `LockTimeoutError`.
 * - Updates of a row that is gone do nothing. Deletes of a row that is gone do nothing.
 * - Deleting a user deletes its identities, sessions, one-time tokens, flow states, factors and challenges; deleting a
 *   factor deletes its challenges and leaves `SessionRecord.factorId` null.
 * - Records that come back are copies: changing one changes nothing in the storage.
 */

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

export interface OneTimeTokenRecord {
  id: string
  userId: string
  kind: OneTimeTokenKind
  /** Never the code itself; it may start with `pkce_`. Index it together with `kind`. */
  tokenHash: string
  /** The address or number that the code was sent to. */
  sentTo: string
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

/** Reads, which see committed rows outside a transaction and the transaction's own rows inside one. */
export interface Reads {
  findUser: (id: string) => Promise<UserRecord | undefined>
  /** By `users.email` alone, never an SSO user, never a deleted one. */
  findUserByEmail: (email: string) => Promise<UserRecord | undefined>
  /**
   * Every user, not SSO and not deleted, whose own e-mail or one of whose identities' e-mails is this. Identities of
   * `sso:…` providers do not count. Without duplicates, oldest first.
   */
  findUsersByAnyEmail: (email: string) => Promise<UserRecord[]>
  findUserByPhone: (phone: string) => Promise<UserRecord | undefined>
  /** Newest first, deleted ones left out; the first page is 1. */
  listUsers: (page: { page: number; perPage: number }) => Promise<UserPage>

  findIdentity: (provider: string, subject: string) => Promise<IdentityRecord | undefined>
  /** Oldest first. */
  listIdentities: (userId: string) => Promise<IdentityRecord[]>

  findAccount: (sessionId: string) => Promise<Account | undefined>
  /** Most recently refreshed (or, before the first refresh, created) first. */
  listSessions: (userId: string) => Promise<SessionRecord[]>

  /** `kinds` are alternatives; at most one row is expected, the newest wins. */
  findOneTimeToken: (
    kinds: readonly OneTimeTokenKind[],
    tokenHash: string,
  ) => Promise<OneTimeTokenRecord | undefined>
  listOneTimeTokens: (userId: string) => Promise<OneTimeTokenRecord[]>
  /** Tokens of these kinds that were sent to this address, to whichever user (index `sentTo`). */
  listOneTimeTokensSentTo: (
    kinds: readonly OneTimeTokenKind[],
    address: string,
  ) => Promise<OneTimeTokenRecord[]>

  /** Oldest first. */
  listFactors: (userId: string) => Promise<FactorRecord[]>

  /** Every key that has not been deleted, oldest first. */
  listSigningKeys: () => Promise<SigningKeyRecord[]>

  findSsoProvider: (id: string) => Promise<SsoProviderRecord | undefined>
  findSsoProviderByDomain: (domain: string) => Promise<SsoProviderRecord | undefined>
  findSsoProviderByEntityId: (entityId: string) => Promise<SsoProviderRecord | undefined>
  listSsoProviders: () => Promise<SsoProviderRecord[]>
}

export interface Transaction extends Reads {
  lockUser: (id: string) => Promise<UserRecord | undefined>
  /** Throws `UniqueViolationError` when the e-mail or phone is taken; the transaction is then rolled back. */
  insertUser: (user: UserRecord) => Promise<void>
  /** Throws `UniqueViolationError` as insertUser does. */
  updateUser: (id: string, patch: UserPatch) => Promise<void>
  deleteUser: (id: string) => Promise<void>

  /** Throws `UniqueViolationError` when provider and subject are taken. */
  insertIdentity: (identity: IdentityRecord) => Promise<void>
  updateIdentity: (id: string, patch: IdentityPatch) => Promise<void>
  deleteIdentity: (id: string) => Promise<void>

  insertSession: (session: SessionRecord) => Promise<void>
  /** Locks the session's row (not the user's) and reads the rest. */
  lockAccount: (sessionId: string) => Promise<Account | undefined>
  updateSession: (id: string, patch: SessionPatch) => Promise<void>
  deleteSession: (id: string) => Promise<void>
  /** All of the user's sessions; `except` spares one, `belowAal2` spares those that are aal2. */
  deleteSessionsOfUser: (userId: string, filter?: { except?: string; belowAal2?: boolean }) => Promise<void>

  /** A user has at most one token of a kind: the new one takes the place of the old. */
  putOneTimeToken: (token: OneTimeTokenRecord) => Promise<void>
  /** Locks the row it finds, so that one code is spent once. */
  lockOneTimeToken: (
    kinds: readonly OneTimeTokenKind[],
    tokenHash: string,
  ) => Promise<OneTimeTokenRecord | undefined>
  /** All of the user's tokens, or those of some kinds. */
  deleteOneTimeTokens: (userId: string, kinds?: readonly OneTimeTokenKind[]) => Promise<void>

  insertFlowState: (flowState: FlowStateRecord) => Promise<void>
  lockFlowState: (id: string) => Promise<FlowStateRecord | undefined>
  lockFlowStateByAuthCode: (authCode: string) => Promise<FlowStateRecord | undefined>
  /** The newest of this user and method. */
  lockLatestFlowState: (userId: string, method: string) => Promise<FlowStateRecord | undefined>
  updateFlowState: (id: string, patch: FlowStatePatch) => Promise<void>
  deleteFlowState: (id: string) => Promise<void>
  deleteFlowStatesCreatedBefore: (moment: Date) => Promise<void>

  lockFactor: (id: string) => Promise<FactorRecord | undefined>
  insertFactor: (factor: FactorRecord) => Promise<void>
  updateFactor: (id: string, patch: FactorPatch) => Promise<void>
  deleteFactor: (id: string) => Promise<void>

  insertChallenge: (challenge: ChallengeRecord) => Promise<void>
  lockChallenge: (id: string) => Promise<ChallengeRecord | undefined>
  /** Marks it as used. */
  updateChallenge: (id: string, patch: { verifiedAt: Date }) => Promise<void>
  deleteChallenge: (id: string) => Promise<void>

  /** Takes one lock for all signing keys until the transaction ends, so that two processes do not make keys at once. */
  lockSigningKeys: () => Promise<SigningKeyRecord[]>
  insertSigningKey: (key: SigningKeyRecord) => Promise<void>
  retireSigningKey: (kid: string, retiresAt: Date) => Promise<void>
  deleteSigningKey: (kid: string) => Promise<void>

  insertSsoProvider: (provider: SsoProviderRecord) => Promise<void>
  updateSsoProvider: (
    id: string,
    patch: Partial<Omit<SsoProviderRecord, 'id' | 'createdAt'>>,
  ) => Promise<void>
  deleteSsoProvider: (id: string) => Promise<void>
}

/** The next step of a session's chain of refresh tokens. */
export interface RefreshStep extends Pick<
  SessionRecord,
  'refreshCounter' | 'refreshedAt' | 'updatedAt' | 'ip' | 'userAgent'
> {
  sessionId: string
  /** The counter that the session had when it was read. */
  fromCounter: number
}

export interface Storage extends Reads {
  /**
   * Inserts the session and writes its beginning into its user as the last sign-in, as a transaction of its own. Meant
   * to be one statement, as is `stepSession`: people wait for both.
   */
  startSession: (session: SessionRecord) => Promise<Pick<Account, 'identities' | 'factors'>>
  /**
   * Writes the step, as a transaction of its own, if the session is still where it was read. Answers false, having
   * written nothing, when somebody else was quicker or has locked it, or when it is gone.
   */
  stepSession: (step: RefreshStep) => Promise<boolean>
  /**
   * Commits when `work` resolves and rolls back when it throws, throwing on what it threw. READ COMMITTED is enough.
   * A storage owner whose other code needs the same database transaction (in the `onUserCreated` hook) can keep a
   * WeakMap from the `Transaction` it hands out to its own.
   */
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/** Somebody else wrote the same unique value first. */
export class UniqueViolationError extends Error {
  readonly field: 'email' | 'phone' | 'identity'

  constructor(field: 'email' | 'phone' | 'identity') {
    super(`This ${field} is taken.`)
    this.name = 'UniqueViolationError'
    this.field = field
  }
}

/** A row was locked by somebody else for longer than we wait. */
export class LockTimeoutError extends Error {
  constructor() {
    super('The row is locked by another request.')
    this.name = 'LockTimeoutError'
  }
}

export type MailKind =
  | 'confirm'
  | 'magic-link'
  | 'recovery'
  | 'email-change'
  | 'invitation'
  | 'reauthentication'
  | 'already-registered'

export interface MailMessage {
  kind: MailKind
  to: string
  /** The digits that a person can type; empty for already-registered, which opens nothing. */
  code: string
  /** What the link carries; empty for reauthentication, which has no link, and for already-registered. */
  tokenHash: string
  /** Opens the landing page; empty for reauthentication. For already-registered it is the site itself. */
  link: string
  redirectTo: string
  userId: string
  /** For an e-mail change: the address it leaves and the one it moves to. */
  currentEmail?: string
  newEmail?: string
  /** What the person said about themselves at sign-up (`full_name` …), for the greeting. */
  userMetadata: Metadata
}

export interface Mailer {
  /** Resolves when the message is safely queued. Is called after the transaction has been committed. */
  send: (message: MailMessage) => Promise<void>
}

export interface SmsMessage {
  to: string
  channel: 'sms' | 'whatsapp'
  code: string
  kind: 'confirmation' | 'phone-change' | 'reauthentication' | 'second-factor'
}

export interface SmsSender {
  /** Throws when the message could not be handed over. */
  send: (message: SmsMessage) => Promise<{ messageId?: string }>
}

export interface Clock {
  now: () => Date
}

export interface RateLimit {
  /** How many within the window. */
  limit: number
  windowSeconds: number
}

export interface RateLimitVerdict {
  allowed: boolean
  /** Whole seconds until it is worth trying again; 0 when allowed. */
  retryAfterSeconds: number
}

export interface RateLimiter {
  /** Counts one and says whether it was still within the limit. A refused one does not count. */
  consume: (key: string, limit: RateLimit) => Promise<RateLimitVerdict>
  /** Takes back one that was counted. */
  giveBack: (key: string, limit: RateLimit) => Promise<void>
}

// ports: settled
