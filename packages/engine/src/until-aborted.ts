/** Waits for the promise, but no longer than until the signal is aborted: then it rejects at once. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: first, resolve, reject } = Promise.withResolvers<Value>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  return first
}
