import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { mailEndpoints } from '@joinery/contract'
import { call } from '../../lib/api.ts'

const fromTheStart = (): string | undefined => undefined

/** The outbox page by page, newest first; with a search, the mails that fit it. */
export const outboxQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['mail', 'outbox', search],
    queryFn: ({ pageParam, signal }) =>
      call(
        mailEndpoints.outbox,
        { after: pageParam, search: search === '' ? undefined : search },
        { signal },
      ),
    initialPageParam: fromTheStart(),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: 30_000,
  })

/** What one mail says. Each time it is asked for stands in a log, so it is asked for once and forgotten when it is closed. */
export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: ['mail', 'read', mailId],
    queryFn: ({ signal }) => call(mailEndpoints.read, { mailId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
