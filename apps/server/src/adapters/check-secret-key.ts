import { StartError } from '../start-error.ts'
import { SecretBoxError } from './secret-box.ts'
import type { SecretBox } from './secret-box.ts'

interface Dependencies {
  box: SecretBox
  /** Keeps the first secret it is given, and hands that one back ever after. */
  canary: { findOrInsert: (sealed: string) => Promise<string> }
}

const place = 'auth.secret_canary:only:sealed'

/** Sees at the start that this server's key opens the secrets that are in the database. */
export async function checkSecretKey({ box, canary }: Dependencies): Promise<void> {
  checkCanary(box, await canary.findOrInsert(box.seal('canary', place)))
}

/** The same for a canary that was found elsewhere, such as in a backup. */
export function checkCanary(box: SecretBox, sealed: string): void {
  try {
    box.open(sealed, place)
  } catch (error) {
    if (!(error instanceof SecretBoxError)) throw error
    throw new StartError(
      'The secrets in this database were sealed with another key: set SECRET_KEY to the key they were sealed with (a server without SECRET_KEY keeps its key in the file secret.key of its data folder).',
      { cause: error },
    )
  }
}
