import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, runId } from '@joinery/contract'
import type { ProjectId, RunId } from '@joinery/contract'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/embedded-postgres/index.ts'
import { createDatabase } from '../../apps/server/src/db/create-database.ts'
import { databaseUrlOf } from '../../apps/server/src/testing/database-url.ts'
import { callerWith } from '../../apps/server/src/testing/test-user.ts'
import { signUpAccounts } from '../auth/accounts-client.ts'
import { freePort } from '../free-port.ts'
import { startProcess } from '../measured-process.ts'
import type { Speech } from './speaking-model.ts'
import { promptFor } from './speaking-model.ts'
import { serverCommand } from '../../scripts/server-command.ts'

export interface RunServer extends AsyncDisposable {
  readonly pid: number
  readonly address: string
  readonly token: string
  /** Any number of empty projects. */
  createProjects: (count: number) => Promise<ProjectId[]>
  start: (projectId: ProjectId, speech: Speech) => Promise<RunId>
  openStream: (id: RunId) => Promise<Response>
}

/** The whole server as a process of its own, with a model that the bench controls. */
export async function startRunServer(folder: string, modelUrl: string): Promise<RunServer> {
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
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = await startProcess({
    command: serverCommand,
    settings: {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrlOf(postgres.connection('bench')),
      MODEL_BASE_URL: modelUrl,
      MODEL_NAME: 'bench',
      TRUST_PROXY: 'true',
    },
  })
  opened.defer(() => server.stop())
  const [account] = await signUpAccounts(address, 1)
  if (!account) throw new Error('Nobody signed up.')
  await subscribeAll(postgres.connection('bench'))
  const { ask, call } = callerWith(address, account.accessToken)
  const everything = opened.move()
  return {
    pid: server.pid,
    address,
    token: account.accessToken,
    createProjects: (count) =>
      Promise.all(
        Array.from({ length: count }, async (_, number) => {
          const { id } = await call(endpoints.projects.create, { title: `Bench ${number}` })
          return id
        }),
      ),
    async start(projectId, speech) {
      const id = runId.parse(randomUUID())
      await untilTaken(() => ask(endpoints.runs.start, { projectId, id, prompt: promptFor(speech) }))
      return id
    },
    openStream: (id) =>
      untilTaken(() =>
        fetch(`${address}/api/runs/${id}/events/stream`, {
          headers: { authorization: `Bearer ${account.accessToken}` },
        }),
      ),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}

/** A server with too much to do asks to be asked again, and a browser does. */
async function untilTaken(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    await sleep(500)
  }
}

async function subscribeAll(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `insert into subscriptions (user_id, plan, status) select id, 'pro', 'active' from profiles`,
  )
  await client.end()
}
