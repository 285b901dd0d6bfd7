import type {
  Account,
  ChallengeRecord,
  FactorPatch,
  FactorRecord,
  FlowStatePatch,
  FlowStateRecord,
  IdentityPatch,
  IdentityRecord,
  OneTimeTokenKind,
  OneTimeTokenRecord,
  SessionPatch,
  SessionRecord,
  SigningKeyRecord,
  SsoProviderRecord,
  UserPage,
  UserPatch,
  UserRecord,
} from './records.ts'

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

  /**
   * A user has at most one token of a kind: the new one takes the place of the old. The sign-up that waits for the old
   * one waits for the new one, unless that brings its own.
   */
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
   * Inserts the session and writes its beginning into its user as the last sign-in, as a transaction of its own. Answers
   * undefined, having written nothing, when this is not the hash of the user's password any more: a change of the
   * password that is under way is waited for. Meant to be one statement, as is `stepSession`: people wait for both.
   */
  startSession: (
    session: SessionRecord,
    passwordHash: string,
  ) => Promise<Pick<Account, 'identities' | 'factors'> | undefined>
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
