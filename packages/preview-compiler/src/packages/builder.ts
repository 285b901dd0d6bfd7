import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuildReply } from './build-request.ts'
import type { BuildRequest } from './build-request.ts'

export type Builder = ReturnType<typeof createBuilder>

/** Bundles in a process that lives only as long as there is something to bundle. */
export function createBuilder({ idleMs = 5_000, memoryLimitMb = 512 } = {}) {
  const waiting = new Map<number, (problem: string | undefined) => void>()
  let child: ChildProcess | undefined
  let sequence = 0
  let idleTimer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('build-process.ts', import.meta.url)), [], {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${memoryLimitMb}`, '--no-warnings'],
    })
    started.unref()
    started.channel?.unref()
    started.on('message', (message) => {
      if (!isBuildReply(message)) return
      settle(message.sequence, message.problem)
      if (waiting.size === 0) idleTimer = setTimeout(stop, idleMs).unref()
    })
    const end = () => {
      if (child === started) child = undefined
      for (const own of waiting.keys()) settle(own, 'The process that bundles packages ended.')
    }
    started.on('exit', end)
    // There may be no room for another process just now.
    started.on('error', end)
    return started
  }

  function settle(own: number, problem: string | undefined): void {
    waiting.get(own)?.(problem)
    waiting.delete(own)
  }

  function stop(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    async build(request: BuildRequest): Promise<void> {
      clearTimeout(idleTimer)
      child ??= start()
      const current = child
      const own = ++sequence
      const problem = await new Promise<string | undefined>((resolve) => {
        waiting.set(own, resolve)
        // Somebody waits for this, so until it is done the process counts again.
        current.ref()
        current.channel?.ref()
        current.send({ sequence: own, request }, (error) => {
          if (error) settle(own, error.message)
        })
      })
      if (waiting.size === 0) {
        current.unref()
        current.channel?.unref()
      }
      if (problem !== undefined) throw new Error(problem)
    },
    stop,
  }
}
