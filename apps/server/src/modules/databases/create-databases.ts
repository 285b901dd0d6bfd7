import { randomUUID } from 'node:crypto'
import { databaseId, fillText, texts } from '@joinery/contract'
import type {
  DatabaseAddress,
  DatabaseConnection,
  DatabaseId,
  DatabaseTls,
  PastQuery,
  ProjectId,
  QueryResult,
  UserId,
} from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import { AppError } from '../../http/app-error.ts'
import { limitAtOnce } from '../../http/limit-at-once.ts'
import type { LimitTrials } from '../../http/limit-trials.ts'
import type { Caller } from '../../http/require-session.ts'
import type { ProjectsModule } from '../projects/index.ts'
import { findEntry } from '../projects/index.ts'
import { changeLogin } from './change-login.ts'
import { prepareStatement } from './check-statement.ts'
import type { KeptConnection } from './connections/store.ts'
import { addToRules, describeSchema, rulesPath, schemaPath } from './describe-schema.ts'
import { readAddress } from './read-address.ts'
import type { DatabaseStores } from './store.ts'
import type { Login, OpenUserDatabase, UserDatabase, WantedRows } from './user-database.ts'

export type Databases = ReturnType<typeof createDatabases>

/** Tells the log of the workspace which databases were connected, and which no longer are. */
export type RecordAct = (act: {
  actorId: UserId
  act: 'connected' | 'connection-changed' | 'disconnected'
  subject: string
}) => Promise<void>

interface Dependencies {
  stores: DatabaseStores
  projects: Pick<ProjectsModule, 'openProject' | 'resolveTree' | 'readFile' | 'changeFiles'>
  open: OpenUserDatabase
  limitTrials: LimitTrials
  recordAct: RecordAct
  asOne: AsOne
  now: () => Date
}

interface Given {
  address: DatabaseAddress
  tls: DatabaseTls
  caCertificate?: string | undefined
}

interface Change extends Given {
  name: string
  /** What it is changed from. */
  baseHash: string
}

interface Question {
  statement: string
  isExplain: boolean
  allowsWrites: boolean
}

const maxConnections = 50
/** What a server sends is held in memory until the answer is written, up to 64 MB for each visit. */
const visitsAtOnce = { atOnce: 4, waiting: 16 }

/** Databases that users have elsewhere: how to get in, and what can be seen and done there. */
export function createDatabases(dependencies: Dependencies) {
  const { stores, projects, open, limitTrials, recordAct, asOne, now } = dependencies
  const { connections, queries } = stores
  const inTurn = limitAtOnce(visitsAtOnce)

  async function find({ userId }: Caller, id: DatabaseId): Promise<KeptConnection> {
    const connection = await connections.find(userId, id)
    if (!connection) throw missing()
    return connection
  }

  /** Opens a database for one piece of work, and closes it whatever comes of that. */
  const visit = <Found>(
    { userId }: Caller,
    login: Login,
    work: (database: UserDatabase) => Promise<Found>,
  ): Promise<Found> =>
    inTurn(userId, async () => {
      const database = await open(login)
      try {
        return await work(database)
      } finally {
        database.close()
      }
    })

  async function tryLogin(caller: Caller, login: Login): Promise<string> {
    await limitTrials(caller.userId)
    return visit(caller, login, async ({ serverVersion }) => serverVersion)
  }

  const recordFor = ({ userId }: Caller, act: Parameters<RecordAct>[0]['act'], name: string) =>
    recordAct({ actorId: userId, act, subject: fillText(texts.databases.inLog, { name }) })

  return {
    list: async ({ userId }: Caller): Promise<DatabaseConnection[]> =>
      (await connections.list(userId)).map(presentConnection),

    /** Of a connection that is kept, what was left out is what is kept. */
    async try(caller: Caller, { databaseId: id, ...given }: Given & { databaseId?: DatabaseId | undefined }) {
      const login = id ? changeLogin(await find(caller, id), given) : readAddress(given)
      return tryLogin(caller, login)
    },

    async connect(caller: Caller, { name, ...given }: Given & { name: string }) {
      const { userId } = caller
      // Whoever has them all need not wait for a trial. What is inserted meanwhile is counted when it is inserted.
      if ((await connections.count(userId)) >= maxConnections) throw tooMany()
      const login = readAddress(given)
      const serverVersion = await tryLogin(caller, login)
      const id = databaseId.parse(randomUUID())
      const connection = { ...login, id, userId, name, serverVersion, createdAt: now() }
      return asOne(async () => {
        const hash = await connections.insertWithin(connection, maxConnections)
        if (hash === undefined) throw tooMany()
        await recordFor(caller, 'connected', name)
        return presentConnection({ ...connection, hash })
      })
    },

    /** A trial takes a while, so what it began from is compared before it and again when it is written. */
    async change(caller: Caller, id: DatabaseId, { name, baseHash, ...given }: Change) {
      const { hash: keptHash, ...kept } = await find(caller, id)
      if (keptHash !== baseHash) throw changedElsewhere()
      const login = changeLogin(kept, given)
      const serverVersion = await tryLogin(caller, login)
      const changed = { ...kept, ...login, name, serverVersion }
      return asOne(async () => {
        const hash = await connections.update(changed, baseHash)
        if (hash === undefined) {
          await find(caller, id)
          throw changedElsewhere()
        }
        await recordFor(caller, 'connection-changed', name)
        return presentConnection({ ...changed, hash })
      })
    },

    async remove(caller: Caller, id: DatabaseId): Promise<void> {
      const { name } = await find(caller, id)
      await asOne(async () => {
        if (!(await connections.remove(caller.userId, id))) throw missing()
        await recordFor(caller, 'disconnected', name)
      })
    },

    readSchema: async (caller: Caller, id: DatabaseId) =>
      visit(caller, await find(caller, id), (database) => database.readSchema()),

    readRows: async (caller: Caller, id: DatabaseId, wanted: WantedRows) =>
      visit(caller, await find(caller, id), (database) => database.readRows(wanted)),

    async query(caller: Caller, id: DatabaseId, question: Question): Promise<QueryResult> {
      const connection = await find(caller, id)
      const { statement, isExplain } = question
      const prepared = prepareStatement(question, connection.engine)
      const { allowsWrites } = prepared
      const startedAt = now()
      const record = async (rowCount: number | null, error: string | null) => {
        const durationMs = now().getTime() - startedAt.getTime()
        const asked = { statement, isExplain, allowsWrites, durationMs }
        await queries.insert({
          id: randomUUID(),
          databaseId: id,
          ...asked,
          rowCount,
          error,
          createdAt: startedAt,
        })
        return durationMs
      }
      try {
        const answer = await visit(caller, connection, (database) => database.run(prepared))
        return { ...answer, durationMs: await record(answer.rowCount, null) }
      } catch (error) {
        if (error instanceof AppError) await record(null, error.message)
        throw error
      }
    },

    async listQueries(caller: Caller, id: DatabaseId): Promise<PastQuery[]> {
      const connection = await find(caller, id)
      const found = await queries.list(connection.id)
      return found.map(({ databaseId: _databaseId, createdAt, ...query }) => ({
        ...query,
        createdAt: createdAt.toISOString(),
      }))
    },

    /** Writes what the engine has to know into the project's own files, where people see it too. */
    async addToProject(caller: Caller, { id, projectId }: { id: DatabaseId; projectId: ProjectId }) {
      await projects.openProject(caller, projectId)
      const connection = await find(caller, id)
      const { name, serverVersion } = connection
      const schema = await visit(caller, connection, (database) => database.readSchema())
      // People may have gone on writing while the database was asked.
      const project = await projects.openProject(caller, projectId)
      const rules = findEntry(await projects.resolveTree(project.treeId), rulesPath)
      const current = rules?.kind === 'file' ? await projects.readFile(project.treeId, rulesPath) : undefined
      const described = { name, serverVersion, schema }
      const newRules = addToRules(current?.encoding === 'utf8' ? current.content : '', described)
      await projects.changeFiles(
        project,
        [
          { kind: 'write', path: schemaPath, body: Buffer.from(describeSchema(described)) },
          { kind: 'write', path: rulesPath, body: Buffer.from(newRules), baseHash: current?.hash ?? null },
        ],
        { action: 'edited', description: texts.databases.inProject.version },
      )
      return [schemaPath, rulesPath]
    },
  }
}

const tooMany = () => new AppError('limit-reached', texts.databases.tooMany)

const changedElsewhere = () => new AppError('conflict', texts.databases.edit.changedElsewhere)

const missing = () => new AppError('not-found', texts.databases.missing)

/** Field by field, so that a new column does not leave the server unseen. */
function presentConnection(connection: Omit<KeptConnection, 'password'>): DatabaseConnection {
  const { id, name, engine, host, port, database, username, tls, serverVersion } = connection
  const { caCertificate, createdAt, hash } = connection
  return {
    id,
    name,
    engine,
    host,
    port,
    database,
    username,
    tls,
    hasCaCertificate: caCertificate !== null,
    serverVersion,
    createdAt: createdAt.toISOString(),
    hash,
  }
}
