import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './is-passing.ts'

/** One cache for the whole page; the areas that need it hand it down, so that public pages never load it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A server with too much to do asks to be asked again, and a screen can wait a few seconds for it.
      retry: (failures, error) => failures < (isPassing(error) ? 3 : 1),
      retryDelay: (failures) => 500 * 2 ** failures,
    },
  },
})
