import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteDescriptor, workerReady } from './messages.ts'
import { watchTime } from './watch-time.ts'
import type { WorkerReply, WorkerRequest, WorkerResult } from './messages.ts'

interface WorkerOptions {
  memoryLimitMb: number
  /** `wasReady` is false for one that could not be started: there may be no room for another process just now. */
  onExit: (wasReady: boolean) => void
}

/** Why a process ended before it answered. */
export class WorkerEnded extends Error {
  /** The file that it was at, if it said so. */
  readonly file: string | undefined
  readonly hasTimedOut: boolean
  constructor({ file, hasTimedOut }: { file: string | undefined; hasTimedOut: boolean }) {
    super('The process ended before it answered.')
    this.file = file
    this.hasTimedOut = hasTimedOut
  }
}

export type Worker = ReturnType<typeof startWorker>

/** A process without environment, that can read our own packages, write nothing and start nothing. */
export function startWorker({ memoryLimitMb, onExit }: WorkerOptions) {
  const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    execArgv: [
      '--expose-gc',
      `--max-old-space-size=${memoryLimitMb}`,
      '--max-semi-space-size=4',
      '--no-warnings',
      `--import=${new URL('strip-types.mjs', import.meta.url).href}`,
      ...permissions(),
    ],
  })
  const waiting = new Map<number, (outcome: WorkerResult | WorkerEnded) => void>()
  let sequence = 0
  let note = ''
  let hasTimedOut = false
  let hasEnded = false
  let wasReady = false
  child.stdio[noteDescriptor]?.on('data', (chunk: Buffer) => {
    note = lastLine(note + chunk.toString())
  })
  const ready = Promise.withResolvers<void>()
  const startTimer = setTimeout(() => child.kill('SIGKILL'), maxStartMs)
  startTimer.unref()
  child.on('message', (message) => {
    if (message === workerReady) {
      clearTimeout(startTimer)
      wasReady = true
      ready.resolve()
    }
    if (!isReply(message)) return
    waiting.get(message.sequence)?.(message.result)
    waiting.delete(message.sequence)
  })
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(startTimer)
    ready.resolve()
    for (const settle of waiting.values())
      settle(new WorkerEnded({ file: note.trim() || undefined, hasTimedOut }))
    waiting.clear()
    onExit(wasReady)
  }
  // `close` comes after everything that was written has been read, so the note is complete.
  child.on('close', end)
  child.on('error', () => {
    if (child.pid === undefined) end()
    else child.kill('SIGKILL')
  })
  allowExit(child)

  return {
    pid: child.pid,
    async ask(session: number, request: WorkerRequest, timeoutMs: number): Promise<WorkerResult> {
      // Starting takes its time on a busy machine, and that time is not the project's.
      await ready.promise
      const own = ++sequence
      note = ''
      const watch = watchTime(child.pid, timeoutMs, () => {
        hasTimedOut = true
        child.kill('SIGKILL')
      })
      try {
        const outcome = await new Promise<WorkerResult | WorkerEnded>((resolve) => {
          waiting.set(own, resolve)
          if (hasEnded) resolve(new WorkerEnded({ file: undefined, hasTimedOut: false }))
          else child.send({ sequence: own, session, request }, () => undefined)
        })
        if (outcome instanceof WorkerEnded) throw outcome
        return outcome
      } finally {
        watch.stop()
        waiting.delete(own)
      }
    },
    stop(): void {
      child.kill('SIGKILL')
    },
  }
}

const maxStartMs = 60_000

/** A process that waits for work must not keep the server from ending. */
function allowExit(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** Where our dependencies are installed, and which packages and versions pages may import. */
const readablePackages = [
  'rolldown',
  'tailwindcss',
  '@joinery/preview-packages-18',
  '@joinery/preview-packages-19',
]

/** Node's permission model: reading is limited to the folders that hold our code and its dependencies. */
function permissions(): string[] {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const folders = new Set([join(source, '..')])
  for (const name of readablePackages) {
    const manifest = findPackageJSON(name, import.meta.url)
    if (manifest === undefined) continue
    const folder = dirname(manifest)
    folders.add(realpathSync(folder))
    const modules = folder.lastIndexOf('node_modules')
    if (modules !== -1) folders.add(folder.slice(0, modules + 'node_modules'.length))
  }
  return [
    '--permission',
    '--allow-addons',
    ...[...folders].map((folder) => `--allow-fs-read=${join(folder, '/')}`),
  ]
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '')
  return `${lines.at(-1) ?? ''}\n`
}

function isReply(value: unknown): value is WorkerReply {
  return typeof value === 'object' && value !== null && 'sequence' in value && 'result' in value
}
