/** A piece of work took longer than any may. It was ended, and nothing of it is kept. */
export class BackendTooSlowError extends Error {
  override name = 'BackendTooSlowError'

  constructor() {
    super('The statement took longer than 4 seconds and was ended. Nothing was changed.')
  }
}

/** An answer held more than this server takes. */
export class BackendTooLargeError extends Error {
  override name = 'BackendTooLargeError'

  constructor() {
    super('The answer is larger than 16 MB. Ask for fewer rows or columns.')
  }
}
