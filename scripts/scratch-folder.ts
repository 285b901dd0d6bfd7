import { chmod, mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const name = 'joinery-tests-'
const memory = '/dev/shm'
/** Tests need a tenth of it. */
const roomBytes = 4_000_000_000

/**
 * A folder for what tests write and nobody keeps. It lies in memory where there is plenty: to make a test's database
 * there takes a tenth of the work. Other accounts may enter, since some tests are theirs.
 */
export async function makeScratchFolder(place?: string): Promise<string> {
  const parent = place ?? ((await hasRoom()) ? memory : tmpdir())
  await removeLeftOver(parent)
  const folder = join(parent, `${name}${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await chmod(folder, 0o1777)
  return folder
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > roomBytes && process.availableMemory() > 2 * roomBytes
}

/** Whoever is stopped from outside leaves its folder behind, and in memory that would take room for good. */
async function removeLeftOver(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const pid = entry.startsWith(name) ? Number(entry.slice(name.length)) : 0
    if (pid <= 0 || isRunning(pid)) continue
    // What another account left is not ours to delete, and keeps nobody from testing.
    await rm(join(parent, entry), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // One of another account answers that it is none of ours.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
