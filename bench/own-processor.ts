import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

export interface OwnProcessor extends AsyncDisposable {
  /** To the main thread of a process. Its other threads stay with everybody else. */
  give: (pid: number) => Promise<void>
}

/**
 * In life whoever asks sits at another machine. Here they share the processors with the server, and Linux likes to run
 * what is woken where its waker runs: on one processor, one after the other, while another rests. Which of them that is
 * differs from process to process, and so did the figures. So this process, with all that it starts meanwhile, leaves the
 * first processor free. Where there is only one, or no Linux, nothing happens.
 */
export async function keepProcessorFree(): Promise<OwnProcessor> {
  const last = availableParallelism() - 1
  if (process.platform !== 'linux' || last === 0) return { give: nothing, [Symbol.asyncDispose]: nothing }
  await allowHere(`1-${last}`)
  return {
    give: (pid) => taskset('--cpu-list', '--pid', '0', String(pid)),
    [Symbol.asyncDispose]: () => allowHere(`0-${last}`),
  }
}

const nothing = async () => undefined

const allowHere = (processors: string) =>
  taskset('--all-tasks', '--cpu-list', '--pid', processors, String(process.pid))

async function taskset(...words: string[]): Promise<void> {
  await promisify(execFile)('taskset', words)
}
