import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuildReply } from './build-request.ts'
import type { BuildRequest } from './build-request.ts'

export type BuildProcess = ReturnType<typeof startBuildProcess>

/** It ended before it answered, or could not be started: there may be no room for another process just now. */
export class BuildProcessEnded extends Error {
  constructor() {
    super('The process that bundles packages ended.')
  }
}

interface Options {
  memoryLimitMb: number
  onEnd: () => void
}

/** A process that bundles packages. While somebody waits for it, it keeps the server from ending. */
export function startBuildProcess({ memoryLimitMb, onEnd }: Options) {
  const waiting = new Map<number, PromiseWithResolvers<void>>()
  let sequence = 0
  const child = fork(fileURLToPath(new URL('build-process.ts', import.meta.url)), [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${memoryLimitMb}`, '--no-warnings'],
  })
  child.on('message', (message) => {
    if (!isBuildReply(message)) return
    const { problem } = message
    if (problem === undefined) waiting.get(message.sequence)?.resolve()
    else waiting.get(message.sequence)?.reject(new Error(problem))
  })
  const end = () => {
    onEnd()
    for (const { reject } of waiting.values()) reject(new BuildProcessEnded())
  }
  child.on('exit', end)
  child.on('error', end)
  letGo()

  function hold(): void {
    child.ref()
    child.channel?.ref()
  }

  function letGo(): void {
    child.unref()
    child.channel?.unref()
  }

  return {
    isIdle: () => waiting.size === 0,
    async build(request: BuildRequest): Promise<void> {
      const own = ++sequence
      const outcome = Promise.withResolvers<void>()
      waiting.set(own, outcome)
      hold()
      // Whoever cannot be reached has ended, though that may not be known yet.
      child.send({ sequence: own, request }, (error) => {
        if (error) end()
      })
      try {
        await outcome.promise
      } finally {
        waiting.delete(own)
        if (waiting.size === 0) letGo()
      }
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
