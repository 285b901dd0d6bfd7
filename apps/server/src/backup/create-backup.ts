import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoredBodies } from '../adapters/bodies/stored-bodies.ts'
import { checkCanary } from '../adapters/check-secret-key.ts'
import { createSecretBox } from '../adapters/secret-box.ts'
import { keyFile } from '../adapters/secret-key.ts'
import type { BackendCopies } from '../compose/app-databases.ts'
import { withSnapshot } from '../db/backup/open-snapshot.ts'
import type { Snapshot } from '../db/backup/open-snapshot.ts'
import { BackupError } from './backup-error.ts'
import { copyApps } from './copy-apps.ts'
import { copyBodies } from './copy-bodies.ts'
import { copyRows } from './copy-rows.ts'
import { syncFolder, writeDurably } from './durable-files.ts'
import { writeManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { createNameFinder } from './named-bodies.ts'
import { count, createProgress, writeSize } from './progress.ts'

interface Dependencies {
  connection: Parameters<typeof withSnapshot>[0]
  /** Those of apps. */
  databases: Pick<BackendCopies, 'readMoment'>
  bodies: Pick<StoredBodies, 'findStored'>
  secretKey: Uint8Array
  /** Whether the operator keeps the key; otherwise it goes with the backup. */
  isKeyConfigured: boolean
  version: string
  say: (line: string) => void
}

/**
 * Copies an installation into a new folder, while it is used. Tables are copied as they are at one moment. Bodies come
 * after them, which is as good: a body is there before the row that names it, never changes, and is never deleted.
 * Apps' own databases are each copied as of a later moment: nothing that the product keeps names a row of theirs.
 * The manifest comes last. A folder without one is no backup.
 */
export async function createBackup(folder: string, dependencies: Dependencies): Promise<Manifest> {
  await takeFolder(folder)
  try {
    return await fillFolder(folder, dependencies)
  } catch (error) {
    await rm(join(folder, 'tables'), { recursive: true, force: true })
    await rm(join(folder, 'bodies'), { recursive: true, force: true })
    await rm(join(folder, 'apps'), { recursive: true, force: true })
    await rm(join(folder, keyFile), { force: true })
    throw error
  }
}

async function fillFolder(folder: string, dependencies: Dependencies): Promise<Manifest> {
  const { connection, databases, secretKey, isKeyConfigured, version, say } = dependencies
  const finder = createNameFinder()
  const copied = await withSnapshot(connection, async (snapshot) => {
    const { takenAt, migration, sequences, sealedCanary, apps } = snapshot
    if (sealedCanary !== undefined) checkCanary(createSecretBox(secretKey), sealedCanary)
    const tables = await copyTables(folder, snapshot, { finder, say })
    const named = { maybe: finder.names, surely: await snapshot.readBodyNames() }
    return { named, tables, takenAt, migration, sequences: [...sequences], sealedCanary, apps }
  })
  if (!copied) throw new BackupError('There is no Joinery in this database: check DATABASE_URL and DATA_DIR.')
  const { named, takenAt, sealedCanary, ...rest } = copied
  const apps = await copyApps(copied.apps, { folder, databases, say })
  const bodies = await copyBodies(folder, named, dependencies)
  const text = `${Buffer.from(secretKey).toString('base64')}\n`
  const key = isKeyConfigured ? null : await writeDurably(join(folder, keyFile), text)
  const manifest: Manifest = {
    format: 'joinery-backup-2',
    version,
    takenAt: takenAt.toISOString(),
    ...rest,
    apps,
    bodies,
    key,
    sealedCanary: sealedCanary ?? null,
  }
  await syncFolder(folder)
  await syncFolder(dirname(folder))
  await writeManifest(folder, manifest)
  return manifest
}

/** Whoever makes the folder of tables has it: a second backup into the same folder is refused, also at the same time. */
async function takeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const isFree = (await readdir(folder)).length === 0
  const isOurs = isFree && (await makeFolder(join(folder, 'tables')))
  if (!isOurs) throw new BackupError(`The folder ${folder} is not empty: name a new one.`)
  await mkdir(join(folder, 'bodies'), { mode: 0o700 })
}

const makeFolder = (path: string) =>
  mkdir(path, { mode: 0o700 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )

async function copyTables(
  folder: string,
  { tables, readTable }: Snapshot,
  { finder, say }: { finder: ReturnType<typeof createNameFinder>; say: (line: string) => void },
): Promise<Manifest['tables']> {
  const report = createProgress(say)
  const copied: Manifest['tables'] = []
  let total = 0
  for (const table of tables) {
    const file = `tables/${table.schema}.${table.name}.copy`
    const stored = await copyRows(join(folder, file), readTable(table), (piece) => {
      finder.read(piece)
      total += piece.length
      report(() => `${copied.length} of ${count(tables.length, 'table')} copied, ${writeSize(total)} so far.`)
    })
    finder.end()
    copied.push({ ...table, columns: [...table.columns], file, ...stored })
  }
  await syncFolder(join(folder, 'tables'))
  return copied
}
