import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackendCopies, BackendMoment } from '../compose/app-databases.ts'
import type { AppShape } from '../db/backup/open-snapshot.ts'
import { copyRows } from './copy-rows.ts'
import { syncFolder, writeDurably } from './durable-files.ts'
import { appFolder, migrationsFile, rowsFile } from './manifest.ts'
import type { CopiedApp } from './manifest.ts'
import { createProgress, writeSize } from './progress.ts'
import { refusalOf } from './refusals.ts'

interface Dependencies {
  folder: string
  databases: Pick<BackendCopies, 'readMoment'>
  say: (line: string) => void
}

/**
 * Copies the databases of apps, each as it is at a moment of its own. What an app does to its database must not keep the
 * others from being backed up: one that cannot be copied is left out, and that is said.
 */
export async function copyApps(apps: readonly AppShape[], dependencies: Dependencies): Promise<CopiedApp[]> {
  const { folder, databases, say } = dependencies
  const copied: CopiedApp[] = []
  for (const app of apps) {
    const leaveOut = async (reason: string) => {
      await rm(join(folder, appFolder(app.ref)), { recursive: true, force: true })
      say(`The database of “${app.title}” is not part of it: ${reason}`)
    }
    try {
      const found = await databases.readMoment(app, async (moment) => {
        const { migrations } = moment
        if (migrations) return copyApp(app, { ...moment, migrations }, dependencies)
        await leaveOut('press “Run migrations” in that project, then back up again.')
        return undefined
      })
      if (found) copied.push(found)
    } catch (error) {
      const reason = refusalOf(error)
      if (reason === undefined) throw error
      await leaveOut(reason)
    }
  }
  if (copied.length > 0) await syncFolder(join(folder, 'apps'))
  return copied
}

type KeptMoment = BackendMoment & { migrations: NonNullable<BackendMoment['migrations']> }

async function copyApp(app: AppShape, moment: KeptMoment, { folder, say }: Dependencies): Promise<CopiedApp> {
  const { takenAt, migrations, tables, sequences, readTable } = moment
  const { ref, title } = app
  const report = createProgress(say)
  let total = 0
  await mkdir(join(folder, appFolder(ref)), { recursive: true, mode: 0o700 })
  const kept = await writeDurably(join(folder, migrationsFile(ref)), JSON.stringify(migrations))
  const copied: CopiedApp['tables'] = []
  for (const [index, table] of tables.entries()) {
    const stored = await copyRows(join(folder, rowsFile(ref, index)), readTable(table), (piece) => {
      total += piece.length
      report(() => `The database of “${title}” is being copied, ${writeSize(total)} so far.`)
    })
    copied.push({ ...table, columns: [...table.columns], ...stored })
  }
  await syncFolder(join(folder, appFolder(ref)))
  return {
    ...app,
    takenAt: takenAt.toISOString(),
    migrations: kept,
    tables: copied,
    sequences: [...sequences],
  }
}
