import { spawn } from 'node:child_process'
import { measureFolder } from '../files/measure-folder.ts'

/** How npm is called on this machine. Its environment says which registry it asks. */
export interface NpmCommand {
  readonly command: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
}

interface NpmRun {
  npm: NpmCommand
  folder: string
  words: readonly string[]
  deadline: number
  maxBytes: number
}

/** What went wrong, or undefined. The process and all it started end with the time and with the room they are given. */
export async function runNpm({
  npm,
  folder,
  words,
  deadline,
  maxBytes,
}: NpmRun): Promise<string | undefined> {
  const [command, ...first] = npm.command
  const child = spawn(command, [...first, ...words, ...quietWords], {
    cwd: folder,
    env: npm.env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let output = ''
  let reason: string | undefined
  let isOver = false
  const stop = (why: string) => {
    if (isOver) return
    reason ??= why
    if (child.pid !== undefined) killGroup(child.pid)
    child.stderr.destroy()
  }
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-maxOutput)
  })
  const timer = setTimeout(() => stop('Installing it took too long.'), Math.max(0, deadline - Date.now()))
  const watch = setInterval(() => {
    void measureFolder(folder).then((bytes) => {
      if (bytes > maxBytes) stop(tooLarge(maxBytes))
    })
  }, watchMs)
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(-1))
    child.on('close', (code) => resolve(code))
  })
  isOver = true
  clearTimeout(timer)
  clearInterval(watch)
  if (reason !== undefined) return reason
  if (exitCode !== 0)
    return /E404|ETARGET|notarget/.test(output)
      ? 'The registry does not have this version.'
      : 'npm could not install it.'
  return (await measureFolder(folder)) > maxBytes ? tooLarge(maxBytes) : undefined
}

/** All of it may have ended by itself in this very moment, which is as good. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const quietWords = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--omit=dev',
  '--legacy-peer-deps',
  '--loglevel=error',
]
const watchMs = 200
const maxOutput = 4_000

function tooLarge(maxBytes: number): string {
  return `It is larger than ${Math.round(maxBytes / 1_000_000)} MB.`
}
