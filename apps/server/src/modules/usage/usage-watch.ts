import { workspaceId } from '@joinery/contract'
import type { UserId, WorkspaceId } from '@joinery/contract'
import { encodeEvent } from '../../http/event-streams.ts'
import type { EventSource } from '../../http/event-streams.ts'
import type { Usage } from './create-usage.ts'

interface Dependencies {
  read: Usage['read']
  notices: Notices
}

export interface Notices {
  publish: (channel: string, key: string, payload: string) => void
  subscribe: (channel: string, handlers: { onNotice: (payload: string) => void; onGap?: () => void }) => void
}

export const usageChannel = 'usage_changes'

/** Whoever watches gets a report at once, and another one after every change, at whichever server it happened. */
export function createUsageWatch({ read, notices }: Dependencies) {
  const watchers = new Map<() => void, readonly WorkspaceId[] | undefined>()
  notices.subscribe(usageChannel, {
    onNotice(payload) {
      const changed = workspaceId.parse(payload)
      for (const [tell, watched] of watchers) if (watched?.includes(changed) !== false) tell()
    },
    onGap() {
      for (const tell of watchers.keys()) tell()
    },
  })

  return (userId: UserId, wake: () => void): EventSource => {
    let isDue = true
    let lastTag: string | undefined
    const tell = () => {
      isDue = true
      wake()
    }
    watchers.set(tell, undefined)
    return {
      async take() {
        // Asked after a silence too: the day may have ended, or the plan changed.
        isDue = false
        const { report, tag, mayPay } = await read(userId)
        if (watchers.has(tell)) watchers.set(tell, mayPay)
        if (tag === lastTag) return isDue ? this.take() : undefined
        lastTag = tag
        return encodeEvent({ event: 'usage', data: JSON.stringify(report) })
      },
      close: () => void watchers.delete(tell),
    }
  }
}
