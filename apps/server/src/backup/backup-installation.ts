import { openBodies } from '../adapters/bodies/open-bodies.ts'
import { findSecretKey } from '../adapters/secret-key.ts'
import { openAppCopies } from '../compose/app-databases.ts'
import type { Config } from '../config.ts'
import { BackupError } from './backup-error.ts'
import { createBackup } from './create-backup.ts'
import { findInstallation } from './find-installation.ts'
import { count, writeSize } from './progress.ts'

interface Options {
  config: Config
  folder: string
  version: string
  say: (line: string) => void
}

/** `npm run backup`: copies the installation of these settings into a new folder. */
export async function backupInstallation({ config, folder, version, say }: Options): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const connection = await findInstallation(config, opened)
  const secretKey = await findSecretKey({ configured: config.SECRET_KEY, dataFolder: config.DATA_DIR })
  if (!secretKey) {
    throw new BackupError(
      `There is no key in the data folder ${config.DATA_DIR}: set DATA_DIR or SECRET_KEY as the server has it.`,
    )
  }
  const { tables, bodies, apps, takenAt } = await createBackup(folder, {
    connection,
    databases: openAppCopies(connection, secretKey, opened),
    bodies: await openBodies(config),
    secretKey,
    isKeyConfigured: config.SECRET_KEY !== undefined,
    version,
    say,
  })
  const rowsOfApps = apps.flatMap((app) => app.tables)
  const bytes = [...tables, ...bodies, ...rowsOfApps].reduce((sum, stored) => sum + stored.bytes, 0)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Backed up to ${folder} as of ${takenAt}: ${count(tables.length, 'table')} with ${count(rows, 'row')}, ${count(bodies.length, 'file')}, ${nameApps(apps)}${writeSize(bytes)}.`,
  )
}

/** Part of a list that goes on; nothing where there are none. */
const nameApps = ({ length }: { length: number }) =>
  length === 0 ? '' : `${count(length, 'database of an app', 'databases of apps')}, `
