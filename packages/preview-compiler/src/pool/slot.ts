import { startWorker } from './start-worker.ts'
import type { Worker } from './start-worker.ts'

export type Slot = ReturnType<typeof createSlot>

interface SlotOptions {
  memoryLimitMb: number
}

/**
 * A place for one process at a time. It does one piece of work after the other. Its process starts with the first, and
 * when one ends, the next starts at once; where none can be started, the next piece of work tries again.
 */
export function createSlot({ memoryLimitMb }: SlotOptions) {
  let isStopped = false
  let generation = 0
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let busySince: number | undefined
  let projects = 0

  function start(): Worker {
    generation++
    return startWorker({
      memoryLimitMb,
      onExit(wasReady) {
        if (!isStopped) worker = wasReady ? start() : undefined
      },
    })
  }

  return {
    /** Changes with every new process: what an older one held is gone. */
    generation: () => generation,
    pid: () => worker?.pid,
    /** How much somebody who comes now has to wait for. */
    load: () => ({ waiting, projects, busyMs: busySince === undefined ? 0 : performance.now() - busySince }),
    addProject: () => void projects++,
    removeProject: () => void projects--,
    /** Waits for its turn, unless `isCancelled` says by then that it went elsewhere. */
    use<T>(work: (worker: Worker) => Promise<T>, isCancelled: () => boolean): Promise<T | undefined> {
      waiting++
      const turn = last.then(async () => {
        waiting--
        if (isCancelled()) return undefined
        worker ??= start()
        busySince = performance.now()
        try {
          return await work(worker)
        } finally {
          busySince = undefined
        }
      })
      last = turn.catch(() => undefined)
      return turn
    },
    stop(): void {
      isStopped = true
      worker?.stop()
    },
  }
}
