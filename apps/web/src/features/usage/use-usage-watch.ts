import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usageEndpoints } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { accessToken } from '../../lib/auth.ts'
import { readEventStream } from '../../lib/event-stream.ts'
import { queryClient } from '../../lib/query-client.ts'
import { usageQuery } from './usage-query.ts'
import { watchUsage } from './watch-usage.ts'

/**
 * Keeps the usage and the plan of whoever is signed in up to date on every screen: asked for every 30 seconds, and
 * told by the server as they change. `knownPlan` is what the screens show now, undefined for nobody.
 */
export function useUsageWatch(knownPlan: PlanId | undefined) {
  const isOn = knownPlan !== undefined
  useEffect(() => {
    if (!isOn) return undefined
    return watchUsage({
      page: document,
      read: (signal) => readEventStream({ url: streamUrl(), accessToken, signal }),
      keep: (report) => queryClient.setQueryData(usageQuery.queryKey, report),
    })
  }, [isOn])
  const { data } = useQuery({ ...usageQuery, enabled: isOn })
  const plan = data?.subscription.plan
  useEffect(() => {
    if (!isOn || plan === undefined || plan === knownPlan) return
    for (const queryKey of decidedByPlan) void queryClient.invalidateQueries({ queryKey })
  }, [isOn, plan, knownPlan])
}

const decidedByPlan = [['session'], ['billing'], ['projects']]

const streamUrl = () => new URL(`${usageEndpoints.read.path}/stream`, window.location.origin)
