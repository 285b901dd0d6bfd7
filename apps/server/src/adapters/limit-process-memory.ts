import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Limits what one process of this machine may take for itself. The pid comes from a database that may be elsewhere, so
 * the process must bear the title that is expected of it; where it does not, or where the system has no such limits,
 * nothing is done.
 */
export async function limitProcessMemory(pid: number, title: string, bytes: number): Promise<void> {
  const name = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (!name.startsWith('postgres:') || !name.includes(title)) return
  await run('prlimit', [`--pid=${pid}`, `--data=${bytes}`]).catch(() => undefined)
}
