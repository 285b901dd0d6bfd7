import { QueryClient } from '@tanstack/react-query'

/** One cache for the whole page; the areas that need it hand it down, so that public pages never load it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, retryDelay: 500 } },
})
