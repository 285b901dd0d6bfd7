import { readdir } from 'node:fs/promises'
import { openBodies } from '../adapters/bodies/open-bodies.ts'
import { checkCanary } from '../adapters/check-secret-key.ts'
import { openDataFolder } from '../adapters/data-folder.ts'
import { createSecretBox } from '../adapters/secret-box.ts'
import { findSecretKey } from '../adapters/secret-key.ts'
import { beginRestore, endRestore, isRestoreUnfinished } from '../adapters/unfinished-restore.ts'
import { openAppCopies } from '../compose/app-databases.ts'
import { reachPostgres } from '../compose/reach-postgres.ts'
import type { Config } from '../config.ts'
import { knowsMigration } from '../db/backup/load-database.ts'
import { BackupError } from './backup-error.ts'
import { readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { count } from './progress.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

interface Options {
  config: Config
  folder: string
  say: (line: string) => void
}

/** `npm run restore`: fills the installation of these settings, which must be without data, from a backup. */
export async function restoreInstallation({ config, folder, say }: Options): Promise<void> {
  const { manifest, mark } = await readManifest(folder)
  if (!knowsMigration(manifest.migration)) {
    throw new BackupError(`This backup is of Joinery ${manifest.version}: update this one, then restore.`)
  }
  await verifyBackup(folder, manifest, say)
  const secretKey = await chooseKey(folder, manifest, config)
  await checkFresh(config.DATA_DIR)

  await using opened = new AsyncDisposableStack()
  const dataFolder = await openDataFolder(config.DATA_DIR)
  opened.defer(dataFolder.release)
  const wasBegun = await isRestoreUnfinished(dataFolder.path)
  await beginRestore(dataFolder.path)
  try {
    const postgres = await reachPostgres(config, () => undefined)
    opened.defer(postgres.stop)
    await restoreBackup(
      { folder, manifest, mark },
      {
        connection: postgres.connection,
        databases: openAppCopies(postgres.connection, secretKey, opened),
        openBodies: () => openBodies(config),
        dataFolder: dataFolder.path,
        secretKey,
        say,
      },
    )
  } catch (error) {
    // What was refused has changed nothing, so that a server may start here.
    if (error instanceof BackupError && !wasBegun) await endRestore(dataFolder.path)
    throw error
  }
  await endRestore(dataFolder.path)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Restored as of ${manifest.takenAt}: ${count(manifest.tables.length, 'table')} with ${count(rows, 'row')}, ${count(manifest.bodies.length, 'file')}. Start it with npm start.`,
  )
}

/** The key that the server will have here must open what the backup holds. */
async function chooseKey(folder: string, manifest: Manifest, config: Config): Promise<Uint8Array> {
  const kept = manifest.key && (await findSecretKey({ configured: undefined, dataFolder: folder }))
  const secretKey = config.SECRET_KEY ?? kept
  if (!secretKey) {
    throw new BackupError(
      'The key of this installation was no part of the backup: set SECRET_KEY to the key that the server had.',
    )
  }
  if (manifest.sealedCanary !== null) checkCanary(createSecretBox(secretKey), manifest.sealedCanary)
  return secretKey
}

/** Nothing but what a lock or an interrupted restore leaves behind. */
async function checkFresh(dataFolder: string): Promise<void> {
  const names = await readdir(dataFolder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const isFresh = names.every((name) => /^server\.(?:lock|pid)$/.test(name))
  if (isFresh || (await isRestoreUnfinished(dataFolder))) return
  throw new BackupError(
    `The data folder ${dataFolder} is not empty: set DATA_DIR to a new folder, or delete that one.`,
  )
}
