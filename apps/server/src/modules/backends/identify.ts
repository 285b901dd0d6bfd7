import { recogniseKey } from './app-keys.ts'
import type { Asker } from './database/backend-server.ts'
import type { OpenBackend } from './open-backends.ts'
import { RestError } from './rest/rest-error.ts'

interface Shown {
  key: string | undefined
  authorization: string | undefined
}

/** Who asks: one of the app's two keys opens the door, and a user's access token says who came in. */
export async function identify(
  { keys, accounts }: Pick<OpenBackend, 'keys' | 'accounts'>,
  { key, authorization }: Shown,
): Promise<Asker | RestError> {
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  const opens = recogniseKey(keys, key ?? bearer ?? '')
  if (!opens) {
    return new RestError(401, 'PGRST302', {
      message: 'Invalid API key',
      hint: "Send the app's anon key in the header apikey.",
    })
  }
  const role = bearer === undefined ? opens : recogniseKey(keys, bearer)
  if (role) return { role, claims: { role } }
  const claims = await accounts.verifyAccessToken(bearer ?? '')
  // A user is a user, whatever role somebody wrote into the account.
  if (claims?.role !== 'authenticated') {
    return new RestError(401, 'PGRST301', { message: 'JWT expired or not valid' })
  }
  return { role: 'authenticated', claims }
}
