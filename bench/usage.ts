import autocannon from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { createDatabase } from '../apps/server/src/db/create-database.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { createUsageStore } from '../apps/server/src/modules/usage/index.ts'
import { databaseUrlOf } from '../apps/server/src/testing/database-url.ts'
import { signUpAccounts } from './auth/accounts-client.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { measurePairs } from './usage/measure-pairs.ts'
import { serverCommand } from '../scripts/server-command.ts'

const rounds = 10
/** Each is a user of its own, as open browsers are. */
const connections = 20
const peer = 'a bare primary-key route, same server'

/** The counter that every prompt passes, and the question that every open browser asks. */
export const usage = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    await using opened = new AsyncDisposableStack()
    const postgres = await startEmbeddedPostgres({ dataFolder, onLost: console.error })
    opened.defer(postgres.stop)
    await createDatabase({ connection: postgres.connection('postgres'), name: 'bench' })
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const server = await startProcess({
      command: serverCommand,
      settings: {
        PORT: String(port),
        DATA_DIR: `${dataFolder}/own`,
        DATABASE_URL: databaseUrlOf(postgres.connection('bench')),
        TRUST_PROXY: 'true',
      },
    })
    opened.defer(() => server.stop())
    const callers = (await signUpAccounts(address, connections)).map(({ accessToken }) => ({
      authorization: `Bearer ${accessToken}`,
    }))
    const url = `${address}/functions/v1/check-usage`
    const tagged = await Promise.all(
      callers.map(async (headers) => ({
        ...headers,
        'if-none-match': (await fetch(url, { headers })).headers.get('etag') ?? '',
      })),
    )
    const rates = await inTurns({
      whole: () => load(url, callers),
      tagged: () => load(url, tagged),
      bare: () => load(`${address}/api/instance`, []),
    })
    const unit = 'requests/s'
    const database = openDatabase({ connection: postgres.connection('bench'), onIdleError: console.error })
    opened.defer(database.close)
    return [
      measurementOf({
        id: 'usage.check',
        value: rates.whole,
        unit,
        peer,
        peerValue: rates.bare,
        goal: { minRatio: 0.7 },
      }),
      measurementOf({
        id: 'usage.check.tag',
        value: rates.tagged,
        unit,
        peer,
        peerValue: rates.bare,
        goal: { minRatio: 0.7 },
      }),
      ...(await measurePairs(createUsageStore(database.orm), new pg.Pool(postgres.connection('bench')))),
    ]
  })

/** Rounds alternate, so that what else the machine does meets all alike. */
async function inTurns<Name extends string>(loads: Record<Name, () => Promise<number>>) {
  const measured: Partial<Record<string, number[]>> = {}
  for (const run of Object.values<() => Promise<number>>(loads)) await run()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries<() => Promise<number>>(loads)) {
      measured[name] = [...(measured[name] ?? []), await run()]
    }
  }
  const rateOf = (name: string) => medianOf(measured[name] ?? [])
  return { whole: rateOf('whole'), tagged: rateOf('tagged'), bare: rateOf('bare') }
}

async function load(url: string, callers: readonly Record<string, string>[]): Promise<number> {
  let next = 0
  const result = await autocannon({
    url,
    connections,
    duration: 1,
    setupClient(client) {
      const headers = callers[next]
      if (headers) client.setHeaders(headers)
      next += 1
    },
  })
  const failures = result.errors + result['4xx'] + result['5xx']
  if (failures > 0) throw new Error(`${url} failed ${failures} times.`)
  return result.requests.average
}
