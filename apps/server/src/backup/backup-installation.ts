import { openBodies } from '../adapters/bodies/open-bodies.ts'
import { findSecretKey } from '../adapters/secret-key.ts'
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
  const { manifest, appDatabases } = await createBackup(folder, {
    connection,
    bodies: await openBodies(config),
    secretKey,
    isKeyConfigured: config.SECRET_KEY !== undefined,
    version,
    say,
  })
  const { tables, bodies, takenAt } = manifest
  const bytes = [...tables, ...bodies].reduce((sum, stored) => sum + stored.bytes, 0)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Backed up to ${folder} as of ${takenAt}: ${count(tables.length, 'table')} with ${count(rows, 'row')}, ${count(bodies.length, 'file')}, ${writeSize(bytes)}.`,
  )
  if (appDatabases > 0) say(`The rows in ${nameApps(appDatabases)} are not part of it.`)
}

const nameApps = (number: number) =>
  number === 1 ? 'the database of one app' : `the databases of ${number.toLocaleString('en')} apps`
