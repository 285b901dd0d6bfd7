import { rm } from 'node:fs/promises'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { startPostgres } from './postgres-process.ts'
import { chooseRunAs } from './run-as.ts'
import type { RunAs } from './run-as.ts'

export interface EmbeddedPostgres {
  /** How to reach a database of it. */
  connection: (database: string) => PostgresConnection
  stop: () => Promise<void>
}

export interface PostgresConnection {
  readonly host: string
  readonly user: string
  readonly password: string
  readonly database: string
}

interface Options {
  dataFolder: string
  /** Called when the database went away by itself and could not be brought back. */
  onLost: (error: Error) => void
  /** How root starts it; found out by itself. */
  runAs?: RunAs
}

/** Starts the PostgreSQL that comes with the product, in the data folder; the folder's lock must be held. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataFolder, onLost } = options
  const binaries = await findBinaries()
  const runAs = options.runAs ?? (await chooseRunAs([binaries.initdb, dataFolder]))
  const cluster = await prepareCluster({ dataFolder, initdb: binaries.initdb, runAs })
  const connection = (database: string) => ({
    host: cluster.socketFolder,
    user: 'joinery',
    password: cluster.password,
    database,
  })
  const stop = await startPostgres({ cluster, postgres: binaries.postgres, runAs, dataFolder, onLost })
  return {
    connection,
    async stop() {
      await stop()
      await rm(cluster.socketFolder, { recursive: true, force: true })
    },
  }
}
