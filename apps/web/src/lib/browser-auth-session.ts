import { createAuthSession } from './auth-session.ts'
import { authClient, followAuthClient } from './auth.ts'
import { browserAuthStorage } from './browser-auth-storage.ts'
import { sessionFacts, sessionKey } from './stored-session.ts'

/** Who is signed in to this browser, as the auth client tells it. */
export const authSession = createAuthSession({
  loadClient: authClient,
  followClient: followAuthClient,
  storage: browserAuthStorage,
  followTabs,
})

/** Auth clients tell each other of their sessions on a channel that is called like their storage. */
function followTabs(follow: (session: object) => void): () => void {
  const channel = new BroadcastChannel(sessionKey)
  channel.addEventListener('message', ({ data }: MessageEvent<{ session?: object | null } | null>) => {
    const session = data?.session
    if (session && sessionFacts(session)) follow(session)
  })
  return () => channel.close()
}
