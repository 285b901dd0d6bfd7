import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'

const run = promisify(execFile)
const timeoutMs = 15_000

/** A server that was killed leaves its PostgreSQL stopping, or running if even its watcher was killed: see it gone. */
export async function stopLeftover(clusterFolder: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let pid = await runningPid(clusterFolder)
  if (pid !== undefined) askToStop(pid)
  while (pid !== undefined) {
    if (Date.now() > deadline) {
      throw new StartError(`An earlier PostgreSQL (pid ${pid}) does not stop: end it, then start again.`)
    }
    await sleep(20)
    pid = await runningPid(clusterFolder)
  }
  // PostgreSQL would wait for a stranger who has got the number since. Whether a part of the old one is left it also sees
  // by the memory that they share.
  await rm(pidFileOf(clusterFolder), { force: true })
}

const pidFileOf = (clusterFolder: string) => join(clusterFolder, 'postmaster.pid')

function askToStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It ended since it was looked at, or is another account's: what waits for its end sees which.
  }
}

/** The pid in the file may by now belong to a stranger, so its command line must name this very folder. */
async function runningPid(clusterFolder: string): Promise<number | undefined> {
  const lines = (await readFile(pidFileOf(clusterFolder), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const command = await commandOf(pid)
  return command.includes(clusterFolder) ? pid : undefined
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return run('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
