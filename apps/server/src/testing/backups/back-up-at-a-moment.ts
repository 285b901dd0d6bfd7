import pg from 'pg'
import { expect } from 'vitest'
import { listProductTables, readBodyNames, sumTables } from './table-sums.ts'

interface Options {
  databaseUrl: string
  dataFolder: string
  backUp: () => Promise<void>
  /** What is written after the moment of the backup and before its first table is copied. */
  writeMeanwhile: () => Promise<void>
}

/** The table that the backup is made to wait for, once it has its moment. Writers of files have no need of it. */
const waited = 'public.user_settings'

/**
 * Backs up while things are written, and tells what there was at the very moment of the backup: nobody could write
 * until it had begun. Then it was held up until others had written.
 */
export async function backUpAtAMoment({ databaseUrl, dataFolder, backUp, writeMeanwhile }: Options) {
  await using stopped = await connect(databaseUrl)
  await using holding = await connect(databaseUrl)
  const tables = await listProductTables(stopped.client)
  await holding.client.query(`begin; lock table ${waited} in access exclusive mode`)
  const others = tables.filter((table) => table !== waited)
  await stopped.client.query(`begin; lock table ${others.join(', ')} in share mode`)
  const sums = {
    ...(await sumTables(stopped.client, others)),
    ...(await sumTables(holding.client, [waited])),
  }
  const bodies = await readBodyNames(dataFolder)

  const backingUp = backUp()
  const isWaiting = async () => {
    const { rowCount } = await holding.client.query(
      `select from pg_locks where relation = '${waited}'::regclass and not granted`,
    )
    return rowCount === 1
  }
  await expect.poll(isWaiting, { timeout: 20_000, interval: 5 }).toBe(true)
  await stopped.client.query('commit')
  await writeMeanwhile()
  await holding.client.query('commit')
  await backingUp
  return { sums, bodies }
}

async function connect(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
