import { Worker } from 'node:worker_threads'

/** A hash carries its salt and its cost, so only making one needs to be told a cost. */
type Job = { password: string; cost: object } | { password: string; passwordHash: string }
type Answer = string | boolean

interface Thread {
  worker: Worker
  /** In the order in which the thread was asked, which is the order of its answers. */
  waiting: PromiseWithResolvers<Answer>[]
}

const most = 2
/** Hashing needs next to nothing of JavaScript: with these limits a thread takes 4 MB beside the 19 MiB of its hash. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 }

/**
 * At most two threads that hash: each hash takes 19 MiB and a core. The pool that Node shares between files, names and
 * compression stays free of them, and a thread takes its next job without asking the main thread first. They start when
 * they are needed and keep no process alive.
 */
export function createPasswordThreads() {
  const threads: Thread[] = []

  function run(job: Job): Promise<Answer> {
    const thread = chooseThread()
    const answer = Promise.withResolvers<Answer>()
    if (thread.waiting.length === 0) thread.worker.ref()
    thread.waiting.push(answer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage(job)
    return answer.promise
  }

  function chooseThread(): Thread {
    const [idlest] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length)
    if (idlest && (idlest.waiting.length === 0 || threads.length === most)) return idlest
    return startThread()
  }

  function startThread(): Thread {
    const worker = new Worker(new URL('password-thread.mjs', import.meta.url), { resourceLimits })
    const thread: Thread = { worker, waiting: [] }
    worker.on('message', (answer: Answer) => {
      thread.waiting.shift()?.resolve(answer)
      if (thread.waiting.length === 0) worker.unref()
    })
    worker.on('error', (error) => end(thread, error))
    worker.on('exit', () => end(thread, new Error('A thread that checks passwords ended.')))
    threads.push(thread)
    return thread
  }

  /** Who waited is told that it failed, never that the password is wrong. The next job starts a new thread. */
  function end(thread: Thread, error: unknown): void {
    const index = threads.indexOf(thread)
    if (index !== -1) threads.splice(index, 1)
    for (const answer of thread.waiting.splice(0)) answer.reject(error)
  }

  return {
    hash: async (password: string, cost: object) => String(await run({ password, cost })),
    check: async (passwordHash: string, password: string) => (await run({ passwordHash, password })) === true,
  }
}
