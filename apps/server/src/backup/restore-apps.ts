import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BackendCopies } from '../compose/app-databases.ts'
import { appFolder, migrationsFile, rowsFile } from './manifest.ts'
import type { CopiedApp, Manifest } from './manifest.ts'
import { refusalOf } from './refusals.ts'

interface Backup {
  folder: string
  manifest: Pick<Manifest, 'apps'>
  /** Names this backup and no other. */
  mark: string
}

interface Target {
  databases: Pick<BackendCopies, 'findLack' | 'look' | 'make'>
  say: (line: string) => void
}

/**
 * Makes the databases of apps as they were. One that is there already belongs to another installation in the same
 * PostgreSQL, and stays as it is. One that cannot be made keeps nobody from the rest; its rows stay in the backup.
 */
export async function restoreApps(backup: Backup, { databases, say }: Target): Promise<void> {
  const { folder, manifest, mark } = backup
  if (manifest.apps.length === 0) return
  const lack = await databases.findLack()
  if (lack !== undefined) return say(`The databases of apps stay in the backup. ${lack}`)
  for (const app of manifest.apps) {
    const { ref, title } = app
    const found = await databases.look(ref, mark)
    if (found === 'made') continue
    if (found === 'other') {
      say(`The database of “${title}” is in this PostgreSQL already: it stays as it is.`)
      continue
    }
    say(`Loading the database of “${title}”.`)
    try {
      await databases.make(app, { mark, ...(await openRows(folder, app)) })
    } catch (error) {
      const reason = refusalOf(error)
      if (reason === undefined) throw error
      say(
        `The database of “${title}” was not restored: ${reason} Its rows are in ${join(folder, appFolder(ref))}.`,
      )
    }
  }
}

const migrationList = z.array(z.object({ name: z.string(), sql: z.string() }))

async function openRows(folder: string, { ref, tables, sequences }: CopiedApp) {
  const files = new Map<object, string>(tables.map((table, index) => [table, rowsFile(ref, index)]))
  return {
    migrations: migrationList.parse(JSON.parse(await readFile(join(folder, migrationsFile(ref)), 'utf8'))),
    tables,
    sequences,
    readTable: (table: object) => createReadStream(join(folder, files.get(table) ?? '')),
  }
}
