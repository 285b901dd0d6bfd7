import { useEffect } from 'react'
import { texts } from '@joinery/contract'
import type { RunId } from '@joinery/contract'
import { notify } from '../../../lib/notify.ts'
import { orderByInterest } from '../../../lib/order-by-interest.ts'
import { useLatest } from '../use-latest.ts'
import type { ChatSession } from './chat-session.ts'
import { changedPaths } from './run-state.ts'

interface Options {
  session: ChatSession
  /** The runs that were started to mend a build. */
  fixes: Set<RunId>
  onFilesGenerated: (paths: string[]) => void
}

/** Says what a run brought when its end is seen here. Runs of the past are not told again. */
export function useRunEnds({ session, fixes, onFilesGenerated }: Options) {
  const latest = useLatest(onFilesGenerated)
  useEffect(
    () =>
      session.onRunEnd((run) => {
        const isFixed =
          fixes.delete(run.id) && run.status === 'succeeded' && run.notification?.success !== false
        if (isFixed) void notify.success(texts.chat.buildNotification.fixed)
        const paths = changedPaths(run)
        if (paths.length > 0) latest.current(orderByInterest(paths))
      }),
    [session, fixes, latest],
  )
}
