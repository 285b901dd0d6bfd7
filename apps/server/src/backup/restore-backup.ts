import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { unpackBody } from '../adapters/bodies/packed-body.ts'
import type { StoredBodies } from '../adapters/bodies/stored-bodies.ts'
import { keyFile, writeKey } from '../adapters/secret-key.ts'
import { loadDatabase, lookInto } from '../db/backup/load-database.ts'
import { BackupError } from './backup-error.ts'
import { bodyFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { count, createProgress, writeSize } from './progress.ts'
import { restoreApps } from './restore-apps.ts'

interface Backup {
  folder: string
  manifest: Manifest
  /** Names this backup and no other. */
  mark: string
}

interface Target {
  connection: Parameters<typeof loadDatabase>[0]
  /** Those of apps. */
  databases: Parameters<typeof restoreApps>[1]['databases']
  /** Opened only once it is sure that nothing stands in the way: a folder that was refused stays as it was. */
  openBodies: () => Promise<Pick<StoredBodies, 'put'>>
  dataFolder: string
  /** The key that the restored server will have. */
  secretKey: Uint8Array
  say: (line: string) => void
}

/** How many bodies are read and written at once. */
const atOnce = 8

/**
 * Puts a verified backup into an installation without data. Bodies, key and apps come first and the database last, in one
 * transaction: what was interrupted before its end has left the database empty, and is simply done again.
 */
export async function restoreBackup(backup: Backup, target: Target): Promise<void> {
  const { folder, manifest, mark } = backup
  const { connection, openBodies, dataFolder, secretKey, say } = target
  const found = await lookInto(connection, mark)
  if (found === 'other') {
    throw new BackupError('There is something in this database already: restore into an empty one.')
  }
  const bodies = await openBodies()
  const report = createProgress(say)
  let done = 0
  await pLimit(atOnce).map(manifest.bodies, async ({ name }) => {
    await bodies.put(await unpackBody(await readFile(join(folder, bodyFile(name)))))
    done += 1
    report(() => `${done.toLocaleString('en')} of ${count(manifest.bodies.length, 'file')} written.`)
  })
  if (manifest.key) await writeKey(join(dataFolder, keyFile), secretKey)
  if (found === 'loaded') return
  await restoreApps(backup, target)
  say(`Loading ${count(manifest.tables.length, 'table')}.`)
  const files = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table.file]))
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let loaded = 0
  await loadDatabase(connection, {
    ...manifest,
    mark,
    readTable: ({ schema, name }) => Readable.from(watch(files.get(`${schema}.${name}`) ?? '')),
  })

  async function* watch(file: string) {
    for await (const read of createReadStream(join(folder, file))) {
      const piece = Buffer.from(read)
      loaded += piece.length
      report(() => `${writeSize(loaded)} of ${writeSize(total)} loaded.`)
      yield piece
    }
  }
}
