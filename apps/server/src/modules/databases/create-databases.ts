import { randomUUID } from 'node:crypto'
import { databaseId, texts } from '@joinery/contract'
import type {
  DatabaseAddress,
  DatabaseConnection,
  DatabaseId,
  DatabaseTls,
  PastQuery,
  ProjectId,
  QueryResult,
} from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/require-session.ts'
import type { ProjectsModule } from '../projects/index.ts'
import { findEntry } from '../projects/index.ts'
import { checkReadOnly } from './check-statement.ts'
import type { Connection } from './connections/store.ts'
import { addToRules, describeSchema, rulesPath, schemaPath } from './describe-schema.ts'
import { readAddress } from './read-address.ts'
import type { DatabaseStores } from './store.ts'
import type { Login, OpenUserDatabase, UserDatabase, WantedRows } from './user-database.ts'

export type Databases = ReturnType<typeof createDatabases>

interface Dependencies {
  stores: DatabaseStores
  projects: Pick<ProjectsModule, 'openProject' | 'resolveTree' | 'readFile' | 'changeFiles'>
  open: OpenUserDatabase
  now: () => Date
}

interface Given {
  address: DatabaseAddress
  tls: DatabaseTls
  caCertificate?: string | undefined
}

interface Question {
  statement: string
  isExplain: boolean
  allowsWrites: boolean
}

const maxConnections = 50

/** Databases that users have elsewhere: how to get in, and what can be seen and done there. */
export function createDatabases({ stores, projects, open, now }: Dependencies) {
  const { connections, queries } = stores

  async function find({ userId }: Caller, id: DatabaseId): Promise<Connection> {
    const connection = await connections.find(userId, id)
    if (!connection) throw new AppError('not-found', texts.databases.missing)
    return connection
  }

  /** Opens a database for one piece of work, and closes it whatever comes of that. */
  async function visit<Found>(
    login: Login,
    work: (database: UserDatabase) => Promise<Found>,
  ): Promise<Found> {
    const database = await open(login)
    try {
      return await work(database)
    } finally {
      database.close()
    }
  }

  const tryLogin = (login: Login) => visit(login, async ({ serverVersion }) => serverVersion)

  return {
    list: async ({ userId }: Caller): Promise<DatabaseConnection[]> =>
      (await connections.list(userId)).map(presentConnection),

    try: async (given: Given): Promise<string> => tryLogin(readAddress(given)),

    async connect({ userId }: Caller, { name, ...given }: Given & { name: string }) {
      if ((await connections.count(userId)) >= maxConnections)
        throw new AppError('limit-reached', texts.databases.tooMany)
      const login = readAddress(given)
      const serverVersion = await tryLogin(login)
      const id = databaseId.parse(randomUUID())
      const connection = { ...login, id, userId, name, serverVersion, createdAt: now() }
      await connections.insert(connection)
      return presentConnection(connection)
    },

    async remove({ userId }: Caller, id: DatabaseId): Promise<void> {
      if (!(await connections.remove(userId, id))) throw new AppError('not-found', texts.databases.missing)
    },

    readSchema: async (caller: Caller, id: DatabaseId) =>
      visit(await find(caller, id), (database) => database.readSchema()),

    readRows: async (caller: Caller, id: DatabaseId, wanted: WantedRows) =>
      visit(await find(caller, id), (database) => database.readRows(wanted)),

    async query(caller: Caller, id: DatabaseId, question: Question): Promise<QueryResult> {
      const connection = await find(caller, id)
      const { statement, isExplain } = question
      // To explain may mean to carry out, as with `analyze`; that never needs to write.
      const allowsWrites = question.allowsWrites && !isExplain
      if (!allowsWrites && !isExplain) checkReadOnly(statement, connection.engine)
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
        const text = isExplain ? `explain ${statement}` : statement
        const answer = await visit(connection, (database) => database.run({ text, allowsWrites }))
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
      const project = await projects.openProject(caller, projectId)
      const connection = await find(caller, id)
      const { name, serverVersion } = connection
      const schema = await visit(connection, (database) => database.readSchema())
      const rules = findEntry(await projects.resolveTree(project.treeId), rulesPath)
      const current = rules?.kind === 'file' ? await projects.readFile(project.treeId, rulesPath) : undefined
      const described = { name, serverVersion, schema }
      const contents = {
        [schemaPath]: describeSchema(described),
        [rulesPath]: addToRules(current?.encoding === 'utf8' ? current.content : '', described),
      }
      await projects.changeFiles(
        project,
        Object.entries(contents).map(([path, content]) => ({
          kind: 'write' as const,
          path,
          body: Buffer.from(content),
        })),
        { action: 'edited', description: texts.databases.inProject.version },
      )
      return Object.keys(contents)
    },
  }
}

/** Field by field, so that a new column does not leave the server unseen. */
function presentConnection(connection: Omit<Connection, 'password'>): DatabaseConnection {
  const { id, name, engine, host, port, database, username, tls, serverVersion } = connection
  const { caCertificate, createdAt } = connection
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
  }
}
