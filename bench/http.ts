import { resolve } from 'node:path'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { createDatabase } from '../apps/server/src/db/create-database.ts'
import { securityHeaders } from '../apps/server/src/http/security-headers.ts'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { serverCommand } from '../scripts/server-command.ts'

const rounds = 25
const secondsPerRound = 1
const peer = 'plain node:http, same bytes'

/** The server's routes and those of a plain `node:http` server on the same PostgreSQL, in turns. */
export const http = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    const postgres = await startEmbeddedPostgres({ dataFolder, onLost: console.error })
    await createDatabase({ connection: postgres.connection('postgres'), name: 'bench' })
    const databaseUrl = databaseUrlOf(postgres.connection('bench'))
    const [ownPort, peerPort] = [await freePort(), await freePort()]
    const own = await startProcess({
      command: serverCommand,
      settings: { PORT: String(ownPort), DATA_DIR: `${dataFolder}/own`, DATABASE_URL: databaseUrl },
    })
    const plain = await startProcess({
      command: [process.execPath, resolve('bench/peers/plain-http.ts')],
      settings: {
        PORT: String(peerPort),
        PEER_DATABASE: databaseUrl,
        PEER_HEADERS: JSON.stringify(securityHeaders({ isHttps: false })),
      },
    })
    const bare = await compare({ path: '/healthz', ownPort, peerPort })
    const read = await compare({ path: '/api/instance', ownPort, peerPort })
    await Promise.all([own.stop(), plain.stop()])
    await postgres.stop()
    return [
      measurementOf({
        id: 'http.bare.rate',
        unit: 'requests/s',
        peer,
        ...bare.rate,
        goal: { minRatio: 0.8 },
      }),
      measurementOf({ id: 'http.bare.p99', unit: 'ms', peer, ...bare.p99 }),
      measurementOf({ id: 'http.row.rate', unit: 'requests/s', peer, ...read.rate }),
      measurementOf({ id: 'http.row.p99', unit: 'ms', peer, ...read.p99 }),
    ]
  })

/** Rounds alternate, so that what else the machine does meets both alike. */
async function compare({ path, ownPort, peerPort }: { path: string; ownPort: number; peerPort: number }) {
  const own: autocannon.Result[] = []
  const plain: autocannon.Result[] = []
  await load(ownPort, path)
  await load(peerPort, path)
  for (let round = 0; round < rounds; round += 1) {
    own.push(await load(ownPort, path))
    plain.push(await load(peerPort, path))
  }
  return {
    rate: {
      value: medianOf(own.map(({ requests }) => requests.average)),
      peerValue: medianOf(plain.map(({ requests }) => requests.average)),
    },
    p99: {
      value: medianOf(own.map(({ latency }) => latency.p99)),
      peerValue: medianOf(plain.map(({ latency }) => latency.p99)),
    },
  }
}

async function load(port: number, path: string): Promise<autocannon.Result> {
  const url = `http://127.0.0.1:${port}${path}`
  const result = await autocannon({ url, connections: 32, duration: secondsPerRound })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times.`)
  return result
}
