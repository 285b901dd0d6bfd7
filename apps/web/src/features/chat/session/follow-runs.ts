import type { RunId } from '@joinery/contract'
import { applyRunEvent } from './apply-run-event.ts'
import type { ChatStore } from './chat-store.ts'
import type { RunState } from './run-state.ts'
import { watchRun } from './watch-run.ts'
import type { Wire } from './watch-run.ts'

interface Dependencies extends Wire {
  store: ChatStore
  /** Aborted when nobody watches any more. */
  life: () => AbortSignal
  onFilesChanged: () => void
  onRunEnd: (run: RunState) => void
}

/** Watches what is under way. One connection at a time: the oldest run that goes on or waits is the one to watch. */
export function createFollowRuns({ store, openLog, wait, life, onFilesChanged, onRunEnd }: Dependencies) {
  let isFollowing = false

  async function followOne(runId: RunId): Promise<void> {
    const outcome = await watchRun({
      runId,
      openLog,
      wait,
      signal: life(),
      position: () => store.findRun(runId)?.position ?? 0,
      onConnection: (isConnected) => {
        if (store.getState().isConnected !== isConnected) store.update({ isConnected })
      },
      onEvent: (event) => {
        const run = store.findRun(runId)
        if (!run) return
        store.putRun(applyRunEvent(run, event))
        if (changesFiles.has(event.body.type)) onFilesChanged()
      },
    })
    store.update({ isConnected: true })
    const run = store.findRun(runId)
    if (outcome === 'gone') return store.dropRun(runId)
    if (run) onRunEnd(run)
  }

  return async (): Promise<void> => {
    if (isFollowing) return
    isFollowing = true
    try {
      for (;;) {
        const { runs } = store.getState()
        const next = runs.find((run) => run.status === 'running' || run.status === 'queued')
        if (!next || life().aborted) return
        await followOne(next.id)
      }
    } catch (error) {
      if (!life().aborted) throw error
    } finally {
      isFollowing = false
    }
  }
}

const changesFiles: ReadonlySet<string> = new Set([
  'file-written',
  'file-renamed',
  'file-deleted',
  'version-saved',
  'finished',
])
