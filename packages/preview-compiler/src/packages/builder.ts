import type { BuildRequest } from './build-request.ts'
import { BuildProcessEnded, startBuildProcess } from './start-build-process.ts'
import type { BuildProcess } from './start-build-process.ts'

/**
 * Bundles in a process that lives only as long as there is something to bundle. What a process ended over is tried once
 * more by another one: it may have been somebody else's work that it ended over.
 */
export function createBuilder({ idleMs = 5_000, memoryLimitMb = 512 } = {}) {
  let current: BuildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isStopped = false

  function start(): BuildProcess {
    const started = startBuildProcess({
      memoryLimitMb,
      onEnd() {
        if (current === started) current = undefined
      },
    })
    return started
  }

  async function buildOnce(request: BuildRequest): Promise<void> {
    if (isStopped) throw new BuildProcessEnded()
    clearTimeout(idleTimer)
    current ??= start()
    const used = current
    try {
      await used.build(request)
    } finally {
      if (used === current && used.isIdle()) idleTimer = setTimeout(rest, idleMs).unref()
    }
  }

  function rest(): void {
    current?.stop()
    current = undefined
  }

  return {
    async build(request: BuildRequest): Promise<void> {
      try {
        await buildOnce(request)
      } catch (error) {
        if (!(error instanceof BuildProcessEnded)) throw error
        await buildOnce(request)
      }
    },
    stop(): void {
      isStopped = true
      clearTimeout(idleTimer)
      rest()
    },
  }
}
