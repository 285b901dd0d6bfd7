import {
  type Account,
  type ChallengeRecord,
  type FactorRecord,
  type FlowStateRecord,
  type IdentityRecord,
  type OneTimeTokenKind,
  type OneTimeTokenRecord,
  type SessionRecord,
  type SigningKeyRecord,
  type SsoProviderRecord,
  type UserRecord,
} from '../ports/records.ts'
import { UniqueViolationError, type Storage, type Transaction } from '../ports/storage.ts'

interface Tables {
  users: UserRecord[]
  identities: IdentityRecord[]
  sessions: SessionRecord[]
  oneTimeTokens: OneTimeTokenRecord[]
  flowStates: FlowStateRecord[]
  factors: FactorRecord[]
  challenges: ChallengeRecord[]
  signingKeys: SigningKeyRecord[]
  ssoProviders: SsoProviderRecord[]
}

/** The storage port in memory: transactions run one after the other, and a failed one leaves no trace. */
export function createMemoryStorage(): Storage & { tables: () => Tables } {
  let tables = emptyTables()
  let tail: Promise<unknown> = Promise.resolve()

  // Reads outside a transaction wait for the one that runs: they see committed rows only.
  function whenIdle<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = tail.then(work)
    tail = result.catch(() => undefined)
    return result
  }

  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>) {
    return whenIdle(async () => {
      const before = structuredClone(tables)
      try {
        return await work(createOperations(() => tables))
      } catch (cause) {
        tables = before
        throw cause
      }
    })
  }

  return {
    ...createReads(() => tables, whenIdle),
    startSession: (session, passwordHash) =>
      transaction(async (tx) => {
        const user = await tx.lockUser(session.userId)
        if (user?.passwordHash !== passwordHash) return undefined
        await tx.updateUser(session.userId, { lastSignInAt: session.createdAt, updatedAt: session.createdAt })
        await tx.insertSession(session)
        const [identities, factors] = [
          await tx.listIdentities(session.userId),
          await tx.listFactors(session.userId),
        ]
        return { identities, factors }
      }),
    stepSession: ({ sessionId, fromCounter, ...patch }) =>
      transaction(async (tx) => {
        const account = await tx.lockAccount(sessionId)
        if (account?.session.refreshCounter !== fromCounter) return false
        await tx.updateSession(sessionId, patch)
        return true
      }),
    transaction,
    tables: () => tables,
  }
}

const emptyTables = (): Tables => ({
  users: [],
  identities: [],
  sessions: [],
  oneTimeTokens: [],
  flowStates: [],
  factors: [],
  challenges: [],
  signingKeys: [],
  ssoProviders: [],
})

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

function createReads(tables: () => Tables, run: Run) {
  const one = <Row>(pick: (all: Tables) => Row | undefined) =>
    run(async () => structuredClone(pick(tables())))
  const many = <Row>(pick: (all: Tables) => Row[]) => run(async () => structuredClone(pick(tables())))
  return {
    findUser: (id: string) => one(({ users }) => users.find((user) => user.id === id)),
    findUserByEmail: (email: string) =>
      one(({ users }) => users.find((user) => isLocal(user) && user.email === email)),
    findUsersByAnyEmail: (email: string) =>
      many(({ users, identities }) =>
        users.filter(
          (user) =>
            isLocal(user) &&
            (user.email === email ||
              identities.some(
                (identity) =>
                  identity.userId === user.id &&
                  identity.email === email &&
                  !identity.provider.startsWith('sso:'),
              )),
        ),
      ),
    findUserByPhone: (phone: string) => one(({ users }) => users.find((user) => user.phone === phone)),
    listUsers: ({ page, perPage }: { page: number; perPage: number }) =>
      run(async () => {
        const alive = tables().users.filter((user) => user.deletedAt === null)
        const newestFirst = alive.toReversed()
        const users = structuredClone(newestFirst.slice((page - 1) * perPage, page * perPage))
        return { users, total: alive.length }
      }),
    findIdentity: (provider: string, subject: string) =>
      one(({ identities }) =>
        identities.find((identity) => identity.provider === provider && identity.subject === subject),
      ),
    listIdentities: (userId: string) =>
      many(({ identities }) => identities.filter((identity) => identity.userId === userId)),
    findAccount: (sessionId: string) => one((all) => accountOf(all, sessionId)),
    listSessions: (userId: string) =>
      many(({ sessions }) =>
        sessions
          .filter((session) => session.userId === userId)
          .toSorted((a, b) => lastActive(b) - lastActive(a)),
      ),
    findOneTimeToken: (kinds: readonly OneTimeTokenKind[], tokenHash: string) =>
      one((all) => findToken(all, kinds, tokenHash)),
    listOneTimeTokens: (userId: string) =>
      many(({ oneTimeTokens }) => oneTimeTokens.filter((token) => token.userId === userId)),
    listOneTimeTokensSentTo: (kinds: readonly OneTimeTokenKind[], address: string) =>
      many(({ oneTimeTokens }) =>
        oneTimeTokens.filter((token) => kinds.includes(token.kind) && token.sentTo === address),
      ),
    listFactors: (userId: string) =>
      many(({ factors }) => factors.filter((factor) => factor.userId === userId)),
    listSigningKeys: () => many(({ signingKeys }) => signingKeys),
    findSsoProvider: (id: string) =>
      one(({ ssoProviders }) => ssoProviders.find((provider) => provider.id === id)),
    findSsoProviderByDomain: (domain: string) =>
      one(({ ssoProviders }) => ssoProviders.find((provider) => provider.domains.includes(domain))),
    findSsoProviderByEntityId: (entityId: string) =>
      one(({ ssoProviders }) => ssoProviders.find((provider) => provider.entityId === entityId)),
    listSsoProviders: () => many(({ ssoProviders }) => ssoProviders),
  }
}

const isLocal = (user: UserRecord) => !user.isSsoUser && user.deletedAt === null

const lastActive = (session: SessionRecord) => (session.refreshedAt ?? session.createdAt).getTime()

function accountOf(tables: Tables, sessionId: string): Account | undefined {
  const session = tables.sessions.find(({ id }) => id === sessionId)
  const user = tables.users.find(({ id }) => id === session?.userId)
  if (!session || !user) return undefined
  return {
    session,
    user,
    identities: tables.identities.filter(({ userId }) => userId === user.id),
    factors: tables.factors.filter(({ userId }) => userId === user.id),
  }
}

const findToken = (tables: Tables, kinds: readonly OneTimeTokenKind[], tokenHash: string) =>
  tables.oneTimeTokens.findLast((token) => kinds.includes(token.kind) && token.tokenHash === tokenHash)

function createOperations(tables: () => Tables): Transaction {
  const reads = createReads(tables, (work) => work())
  return {
    ...reads,
    lockUser: reads.findUser,
    async insertUser(user) {
      refuseTakenAddress(tables(), user)
      tables().users.push(structuredClone(user))
    },
    async updateUser(id, patch) {
      const user = tables().users.find((candidate) => candidate.id === id)
      if (!user) return
      refuseTakenAddress(tables(), { ...user, ...patch })
      Object.assign(user, structuredClone(patch))
    },
    async deleteUser(id) {
      const all = tables()
      const isOthers = (row: { userId: string | null }) => row.userId !== id
      for (const factor of all.factors.filter(({ userId }) => userId === id)) dropFactor(all, factor.id)
      all.users = all.users.filter((user) => user.id !== id)
      all.identities = all.identities.filter(isOthers)
      all.sessions = all.sessions.filter(isOthers)
      all.oneTimeTokens = all.oneTimeTokens.filter(isOthers)
      all.flowStates = all.flowStates.filter(isOthers)
    },
    async insertIdentity(identity) {
      const isTaken = tables().identities.some(
        ({ provider, subject }) => provider === identity.provider && subject === identity.subject,
      )
      if (isTaken) throw new UniqueViolationError('identity')
      tables().identities.push(structuredClone(identity))
    },
    updateIdentity: async (id, patch) => change(tables().identities, id, patch),
    async deleteIdentity(id) {
      tables().identities = without(tables().identities, id)
    },
    insertSession: async (session) => void tables().sessions.push(structuredClone(session)),
    lockAccount: reads.findAccount,
    updateSession: async (id, patch) => change(tables().sessions, id, patch),
    async deleteSession(id) {
      tables().sessions = without(tables().sessions, id)
    },
    async deleteSessionsOfUser(userId, { except, belowAal2 = false } = {}) {
      tables().sessions = tables().sessions.filter(
        (session) =>
          session.userId !== userId || session.id === except || (belowAal2 && session.aal === 'aal2'),
      )
    },
    async putOneTimeToken(token) {
      const all = tables()
      const isOld = ({ userId, kind }: OneTimeTokenRecord) => userId === token.userId && kind === token.kind
      const { signUp } = all.oneTimeTokens.find(isOld) ?? {}
      const others = all.oneTimeTokens.filter((other) => !isOld(other))
      all.oneTimeTokens = [...others, structuredClone({ ...(signUp ? { signUp } : {}), ...token })]
    },
    lockOneTimeToken: reads.findOneTimeToken,
    async deleteOneTimeTokens(userId, kinds) {
      tables().oneTimeTokens = tables().oneTimeTokens.filter(
        (token) => token.userId !== userId || (kinds !== undefined && !kinds.includes(token.kind)),
      )
    },
    insertFlowState: async (flowState) => void tables().flowStates.push(structuredClone(flowState)),
    lockFlowState: async (id) => structuredClone(tables().flowStates.find((row) => row.id === id)),
    lockFlowStateByAuthCode: async (authCode) =>
      structuredClone(tables().flowStates.find((row) => row.authCode === authCode)),
    lockLatestFlowState: async (userId, method) =>
      structuredClone(tables().flowStates.findLast((row) => row.userId === userId && row.method === method)),
    updateFlowState: async (id, patch) => change(tables().flowStates, id, patch),
    async deleteFlowState(id) {
      tables().flowStates = without(tables().flowStates, id)
    },
    async deleteFlowStatesCreatedBefore(moment) {
      tables().flowStates = tables().flowStates.filter(({ createdAt }) => createdAt >= moment)
    },
    lockFactor: async (id) => structuredClone(tables().factors.find((factor) => factor.id === id)),
    insertFactor: async (factor) => void tables().factors.push(structuredClone(factor)),
    updateFactor: async (id, patch) => change(tables().factors, id, patch),
    deleteFactor: async (id) => dropFactor(tables(), id),
    insertChallenge: async (challenge) => void tables().challenges.push(structuredClone(challenge)),
    lockChallenge: async (id) => structuredClone(tables().challenges.find((row) => row.id === id)),
    updateChallenge: async (id, patch) => change(tables().challenges, id, patch),
    async deleteChallenge(id) {
      tables().challenges = without(tables().challenges, id)
    },
    lockSigningKeys: reads.listSigningKeys,
    insertSigningKey: async (key) => void tables().signingKeys.push(structuredClone(key)),
    async retireSigningKey(kid, retiresAt) {
      const key = tables().signingKeys.find((candidate) => candidate.kid === kid)
      if (key) key.retiresAt = retiresAt
    },
    async deleteSigningKey(kid) {
      tables().signingKeys = tables().signingKeys.filter((key) => key.kid !== kid)
    },
    insertSsoProvider: async (provider) => void tables().ssoProviders.push(structuredClone(provider)),
    updateSsoProvider: async (id, patch) => change(tables().ssoProviders, id, patch),
    async deleteSsoProvider(id) {
      tables().ssoProviders = without(tables().ssoProviders, id)
    },
  }
}

function refuseTakenAddress({ users }: Tables, user: UserRecord) {
  const others = users.filter(({ id }) => id !== user.id)
  const sharesEmail = (other: UserRecord) => !other.isSsoUser && other.email === user.email
  if (user.email !== null && !user.isSsoUser && others.some(sharesEmail)) {
    throw new UniqueViolationError('email')
  }
  if (user.phone !== null && others.some(({ phone }) => phone === user.phone)) {
    throw new UniqueViolationError('phone')
  }
}

function change<Row extends { id: string }>(rows: Row[], id: string, patch: NoInfer<Partial<Row>>) {
  const row = rows.find((candidate) => candidate.id === id)
  if (row) Object.assign(row, structuredClone(patch))
}

const without = <Row extends { id: string }>(rows: Row[], id: string) => rows.filter((row) => row.id !== id)

function dropFactor(tables: Tables, id: string) {
  tables.factors = without(tables.factors, id)
  tables.challenges = tables.challenges.filter(({ factorId }) => factorId !== id)
  for (const session of tables.sessions) if (session.factorId === id) session.factorId = null
}
