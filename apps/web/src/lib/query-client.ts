import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { awaitServer } from './await-server.ts'
import { isPassing } from './is-passing.ts'

/** One cache for the whole page; the areas that need it hand it down, so that public pages never load it. */
export const queryClient = createQueryClient(awaitServer)

/** Told how to wait for a server that is away, which also tells whether it was. */
export function createQueryClient(awaitBack: () => Promise<boolean>): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isUnreachable(error) && void askAgain() }),
    defaultOptions: {
      queries: {
        // A server with too much to do asks to be asked again, and a screen can wait a few seconds for it.
        retry: (failures, error) => failures < (isPassing(error) ? 3 : 1),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  })

  /**
   * What did not reach the server comes by itself when it is back: nobody has to press anything. Where the server is there,
   * something else is in the way, and what failed stays said.
   */
  async function askAgain(): Promise<void> {
    if (!(await awaitBack())) return
    await client.refetchQueries(
      { type: 'active', predicate: ({ state }) => isUnreachable(state.error) },
      { cancelRefetch: false },
    )
  }

  return client
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.code === 'unreachable'
