import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

export interface DataFolder {
  readonly path: string
  release: () => Promise<void>
}

/** Another process has the lock. */
export class DataFolderTaken extends StartError {
  override name = 'DataFolderTaken'
}

/**
 * Creates the data folder if it is missing and locks it for this process.
 *
 * The lock is SQLite's exclusive lock on an empty file: the kernel holds it, so it ends with the process, kill -9
 * included, and two servers that start in the same moment cannot both have it. Node offers no other file lock.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await createFolder(path)
  const pidFile = join(path, 'server.pid')
  const lock = await takeLock(path, pidFile)
  await writeFile(pidFile, `${process.pid}\n`)
  return {
    path,
    async release() {
      await rm(pidFile, { force: true })
      lock.close()
    },
  }
}

async function createFolder(path: string) {
  try {
    await createWithParents(path)
    // The name is this process' own: servers that start together try at the same time.
    const probe = join(path, `.writable-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be written (${codeOf(error)}): give this account write access to it, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/** Node's own recursive form never returns where the kernel denies that a folder can be made, as below /proc. */
async function createWithParents(path: string): Promise<void> {
  if (await exists(path)) return
  await createWithParents(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another server that starts in this moment may have made it.
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )

async function takeLock(path: string, pidFile: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(join(path, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    const holder = await readHolder(pidFile)
    throw new DataFolderTaken(
      `Another Joinery server (pid ${holder}) is using the data folder ${path}: stop it, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/** The holder writes its pid just after it took the lock, so a server that starts in that moment waits for it. */
async function readHolder(pidFile: string): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const pid = await readFile(pidFile, 'utf8').catch(() => '')
    if (isRunning(Number(pid))) return pid.trim()
    await sleep(25)
  }
  return 'unknown'
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}
