/** The server cannot start. The message is one sentence that says what to do; no stack trace follows. */
export class StartError extends Error {
  override name = 'StartError'
}
