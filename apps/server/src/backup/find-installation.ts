import { access } from 'node:fs/promises'
import { DataFolderTaken, openDataFolder } from '../adapters/data-folder.ts'
import { findRunningPostgres } from '../adapters/embedded-postgres/running.ts'
import { refuseUnfinishedRestore } from '../adapters/unfinished-restore.ts'
import { databaseName, reachPostgres } from '../compose/reach-postgres.ts'
import type { Config } from '../config.ts'
import { BackupError } from './backup-error.ts'

/**
 * The database of an installation, whether its server runs or not: the operator's, the one that a running server has
 * started, or one that is started here for as long as it takes.
 */
export async function findInstallation(config: Config, opened: AsyncDisposableStack) {
  const { DATA_DIR, DATABASE_URL } = config
  await access(DATA_DIR).catch((error: unknown) => {
    throw new BackupError(`There is no data folder ${DATA_DIR}: set DATA_DIR as the server has it.`, {
      cause: error,
    })
  })
  await refuseUnfinishedRestore(DATA_DIR)
  if (DATABASE_URL === undefined && !(await isFree(DATA_DIR, opened))) {
    const connection = await findRunningPostgres(DATA_DIR, databaseName)
    if (connection) return connection
    throw new BackupError(
      `The server that uses the data folder ${DATA_DIR} is starting or stopping: try again in a moment.`,
    )
  }
  const postgres = await reachPostgres(config, () => undefined)
  opened.defer(postgres.stop)
  return postgres.connection
}

/** If so, it is ours from here on. */
async function isFree(dataFolder: string, opened: AsyncDisposableStack): Promise<boolean> {
  try {
    const folder = await openDataFolder(dataFolder)
    opened.defer(folder.release)
    return true
  } catch (error) {
    if (error instanceof DataFolderTaken) return false
    throw error
  }
}
