/** A backup or a restore cannot go on. The message is one sentence that says what to do; no stack trace follows. */
export class BackupError extends Error {
  override name = 'BackupError'
}
