import { createAuthSession } from './auth-session.ts'
import { authClient } from './auth.ts'
import { browserAuthStorage } from './browser-auth-storage.ts'

/** Who is signed in to this browser, as the auth client tells it. */
export const authSession = createAuthSession({ loadClient: authClient, storage: browserAuthStorage })
