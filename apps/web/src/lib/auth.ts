import { findRoute, routes } from '@joinery/contract'
import type { AuthClient } from './auth-client.ts'
import { browserAuthStorage } from './browser-auth-storage.ts'
import { readStoredSession } from './stored-session.ts'

let signedIn: Promise<AuthClient> | undefined
let guest: Promise<AuthClient> | undefined

/** The client of this browser's session. Its code is loaded with the first call: public pages never pay for it. */
export function authClient(): Promise<AuthClient> {
  signedIn ??= orForget(
    async () => {
      const { createAuthClient } = await import('./auth-client.ts')
      const { origin, pathname } = window.location
      const isCallback = findRoute(pathname) === routes.authCallback
      const client = createAuthClient({ origin, storage: browserAuthStorage, isCallback })
      followers.forEach((follow) => follow(client))
      return client
    },
    () => (signedIn = undefined),
  )
  return signedIn
}

/** Tells of the client as soon as something has asked for it. */
export function followAuthClient(follow: (client: AuthClient) => void): void {
  followers.add(follow)
}

const followers = new Set<(client: AuthClient) => void>()

/** The client that keeps no session, for signing up and for asking for a mail. */
export function guestClient(): Promise<AuthClient> {
  guest ??= orForget(
    async () => {
      const { createGuestClient } = await import('./auth-client.ts')
      return createGuestClient({ origin: window.location.origin })
    },
    () => (guest = undefined),
  )
  return guest
}

/** The access token to send along, renewed if it is about to end. Nobody signed in: nothing is loaded. */
export async function accessToken(): Promise<string | undefined> {
  if (!readStoredSession(browserAuthStorage)) return undefined
  const client = await authClient()
  const { data } = await client.getSession()
  return data.session?.access_token
}

/** A load that failed is tried anew by the next call. */
async function orForget<T>(load: () => Promise<T>, forget: () => void): Promise<T> {
  try {
    return await load()
  } catch (error) {
    forget()
    throw error
  }
}
