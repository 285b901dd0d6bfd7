import { queryOptions } from '@tanstack/react-query'
import { sessionEndpoints } from '@joinery/contract'
import { call } from './api.ts'
import { askSession } from './ask-session.ts'
import { authClient } from './auth.ts'

/** What the server knows of the signed-in user. Asked once and again after a while, not at every change of screen. */
export const sessionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['session', userId],
    queryFn: ({ signal }) =>
      askSession({ ask: () => call(sessionEndpoints.current, {}, { signal }), loadClient: authClient }),
    // That nobody is signed in is never taken from memory: somebody may have signed in since.
    staleTime: ({ state }) => (state.data?.user ? 60_000 : 0),
  })
