import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usageEndpoints } from '@joinery/contract'
import { accessToken } from '../../lib/auth.ts'
import { readEventStream } from '../../lib/event-stream.ts'
import { queryClient } from '../../lib/query-client.ts'
import { usageQuery } from './usage-query.ts'
import { watchUsage } from './watch-usage.ts'

/** The usage of whoever is signed in: asked for now and then, and told as it changes. */
export function useUsage() {
  useEffect(
    () =>
      watchUsage({
        page: document,
        read: (signal) => readEventStream({ url: streamUrl(), accessToken, signal }),
        keep: (report) => queryClient.setQueryData(usageQuery.queryKey, report),
      }),
    [],
  )
  return useQuery(usageQuery)
}

const streamUrl = () => new URL(`${usageEndpoints.read.path}/stream`, window.location.origin)
