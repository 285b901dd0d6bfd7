import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Defer } from './test-database.ts'

export const startFile = resolve(import.meta.dirname, '../start.mjs')

export interface ServerProcess {
  readonly pid: number
  /** Everything written so far, to both outputs. */
  output: () => string
  /** The address the server printed; fails if it ends before. */
  ready: () => Promise<string>
  kill: (signal: NodeJS.Signals) => void
  /** Exit code, or null after a signal. */
  exited: Promise<number | null>
}

const ownCommand: readonly [string, ...string[]] = [process.execPath, startFile]

/** Starts the server as its own process with nothing but the given settings. It is killed with the test. */
export function startServerProcess(
  settings: Record<string, string>,
  [command, ...words] = ownCommand,
  defer: Defer = onTestFinished,
): ServerProcess {
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const exited = once(child, 'close').then(() => child.exitCode)
  defer(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    kill: (signal) => void child.kill(signal),
    async ready() {
      const isOver = exited.then(() => true)
      for (;;) {
        const address = /is ready at (\S+)/.exec(output)?.[1]
        if (address) return address
        const ended = await Promise.race([isOver, once(child.stdout, 'data').then(() => false)])
        if (ended) throw new Error(`The server ended before it was ready: ${output}`)
      }
    },
  }
}
