import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints, importResult } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/embedded-postgres/index.ts'
import { createDatabase } from '../../apps/server/src/db/create-database.ts'
import { databaseUrlOf } from '../../apps/server/src/testing/database-url.ts'
import { writeRawZip } from '../../apps/server/src/testing/raw-zip.ts'
import { callerWith } from '../../apps/server/src/testing/test-user.ts'
import type { TestUser } from '../../apps/server/src/testing/test-user.ts'
import { signUpAccounts } from '../auth/accounts-client.ts'
import { freePort } from '../free-port.ts'
import { startProcess } from '../measured-process.ts'
import type { MeasuredProcess } from '../measured-process.ts'
import { serverCommand } from '../../scripts/server-command.ts'

export interface ProjectServer extends AsyncDisposable {
  readonly bodiesFolder: string
  /** The server's process as it is now. */
  pid: () => number
  /** A new process on the same data, which has nothing in memory yet. */
  restart: () => Promise<void>
  query: (statement: string) => Promise<Record<string, unknown>[]>
  /** Everybody may have one project, so everybody who asks is somebody new. */
  createProject: (files: readonly { path: string; content: string | Buffer }[]) => Promise<BenchProject>
}

export interface BenchProject extends Pick<TestUser, 'call' | 'token'> {
  readonly projectId: ProjectId
  readonly address: string
}

/** The whole server as a process of its own, on a PostgreSQL that the bench can look into. */
export async function startProjectServer(folder: string): Promise<ProjectServer> {
  await using opened = new AsyncDisposableStack()
  const postgresFolder = join(folder, 'postgres')
  await mkdir(postgresFolder, { mode: 0o700 })
  const postgres = await startEmbeddedPostgres({
    dataFolder: postgresFolder,
    onLost(error) {
      throw error
    },
  })
  opened.defer(postgres.stop)
  await createDatabase({ connection: postgres.connection('postgres'), name: 'bench' })
  const database = new pg.Client(postgres.connection('bench'))
  await database.connect()
  opened.defer(() => database.end())

  const dataFolder = join(folder, 'data')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrlOf(postgres.connection('bench')),
    TRUST_PROXY: 'true',
  }
  const start = (): Promise<MeasuredProcess> => startProcess({ command: serverCommand, settings })
  let server = await start()
  opened.defer(() => server.stop())

  const accounts = await signUpAccounts(address, 12)
  const everything = opened.move()
  return {
    bodiesFolder: join(dataFolder, 'bodies'),
    pid: () => server.pid,
    async restart() {
      await server.stop()
      server = await start()
    },
    query: async (statement) => (await database.query<Record<string, unknown>>(statement)).rows,
    async createProject(files) {
      const account = accounts.pop()
      if (!account) throw new Error('There are more projects than accounts.')
      const caller = callerWith(address, account.accessToken)
      const { id } = await caller.call(endpoints.projects.create, { title: 'Bench' })
      await importFiles(`${address}/api/projects/${id}/import`, account.accessToken, files)
      return { call: caller.call, token: account.accessToken, projectId: id, address }
    },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}

async function importFiles(
  url: string,
  token: string,
  files: readonly { path: string; content: string | Buffer }[],
): Promise<void> {
  const archive = writeRawZip(
    files.map(({ path, content }) => ({ name: `bench/${path}`, bytes: Buffer.from(content) })),
  )
  const answer = await fetch(url, {
    method: 'POST',
    body: archive,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
  })
  const { written } = importResult.parse(await answer.json())
  if (written !== files.length) throw new Error(`${written} of ${files.length} files were imported.`)
}
