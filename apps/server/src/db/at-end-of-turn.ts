import { AsyncLocalStorage } from 'node:async_hooks'

let waiting: (() => void)[] = []

/**
 * Does what waits for the end of this turn of the event loop in one go, so that what is asked of PostgreSQL then leaves
 * with one write, also what those ask who only waited for it. Everything goes on for whoever it was begun for.
 */
export function atEndOfTurn(work: () => void): void {
  if (waiting.length === 0) setImmediate(() => queueMicrotask(doAll))
  waiting.push(AsyncLocalStorage.bind(work))
}

function doAll(): void {
  const due = waiting
  waiting = []
  for (const work of due) work()
}
