import { access, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Lies in the data folder from the first thing that a restore writes there to the last. */
const markOf = (dataFolder: string) => join(dataFolder, 'restore.unfinished')

export const isRestoreUnfinished = (dataFolder: string): Promise<boolean> =>
  access(markOf(dataFolder)).then(
    () => true,
    () => false,
  )

export async function beginRestore(dataFolder: string): Promise<void> {
  await using file = await open(markOf(dataFolder), 'w', 0o600)
  await file.sync()
  await using folder = await open(dataFolder, 'r')
  await folder.sync()
}

export const endRestore = (dataFolder: string): Promise<void> => rm(markOf(dataFolder), { force: true })

/** A server that started on half of an installation would take it for a new one. */
export async function refuseUnfinishedRestore(dataFolder: string): Promise<void> {
  if (!(await isRestoreUnfinished(dataFolder))) return
  throw new StartError(
    `A restore into the data folder ${dataFolder} was interrupted: run it again with npm run restore, or delete that folder.`,
  )
}
