import { runEndpoints } from '@joinery/contract'
import type { ChatMessage, ProjectId, Run } from '@joinery/contract'
import type { ApiCall } from '../../../lib/api-client.ts'
import { isPassing } from '../../../lib/is-passing.ts'
import type { ChatStore } from './chat-store.ts'
import { messageOf } from './message-of.ts'
import { isActive } from './run-state.ts'

interface Dependencies {
  store: ChatStore
  projectId: ProjectId
  call: ApiCall
  life: () => AbortSignal
  follow: () => Promise<void>
  onFilesChanged: () => void
}

/** What the server keeps of a conversation, and what became of it since one looked last. */
export function createLoadConversation(dependencies: Dependencies) {
  const { store, projectId, call, life, follow, onFilesChanged } = dependencies
  let mayRecover = false

  /** A run that waited and is listed no more was removed in another tab. */
  function dropMissing(listed: readonly Run[]): void {
    const ids = new Set(listed.map(({ id }) => id))
    for (const { id, status, position } of store.getState().runs) {
      if (status === 'queued' && position === 0 && !ids.has(id)) store.dropRun(id)
    }
  }

  async function load(): Promise<void> {
    const signal = life()
    mayRecover = false
    try {
      const [{ messages, hasMore }, { runs }] = await Promise.all([
        call(runEndpoints.messages, { projectId }, { signal }),
        call(runEndpoints.list, { projectId, ended: 0 }, { signal }),
      ])
      store.update({ status: 'ready', failure: null, messages, hasOlder: hasMore })
      runs.filter(isActive).forEach(store.meetRun)
      void follow()
    } catch (error) {
      if (life().aborted) return
      mayRecover = isPassing(error)
      store.update({ status: 'failed', failure: messageOf(error) })
    }
  }

  return {
    load,

    /** Learns of what other tabs and other people began. */
    refresh: async (): Promise<void> => {
      // A server that was too busy for the first look may not be for the next.
      if (mayRecover) return load()
      if (store.getState().status !== 'ready') return
      const signal = life()
      try {
        const { runs } = await call(runEndpoints.list, { projectId }, { signal })
        runs
          .filter((run) => isActive(run) || store.findRun(run.id)?.status === 'queued')
          .forEach(store.meetRun)
        dropMissing(runs)
        void follow()
        const newest = runs.find((run) => !isActive(run))
        const isKnown = (run: Run) =>
          store.findRun(run.id) !== undefined ||
          store.getState().messages.some(({ runId }) => runId === run.id)
        if (!newest || isKnown(newest)) return
        const { messages, hasMore } = await call(runEndpoints.messages, { projectId }, { signal })
        const { messages: known } = store.getState()
        store.update(
          hasMore && !overlap(known, messages)
            ? { messages, hasOlder: true }
            : { messages: joinMessages(known, messages) },
        )
        onFilesChanged()
      } catch {
        // Nothing is lost: the next look finds it, and a watched run tells itself whether the server is there.
      }
    },

    loadOlder: async (): Promise<void> => {
      const { messages: known, hasOlder, isLoadingOlder } = store.getState()
      const [oldest] = known
      if (!oldest || !hasOlder || isLoadingOlder) return
      store.update({ isLoadingOlder: true })
      try {
        const before = { projectId, before: oldest.id }
        const { messages, hasMore } = await call(runEndpoints.messages, before, { signal: life() })
        store.update({ messages: joinMessages(messages, store.getState().messages), hasOlder: hasMore })
      } catch {
        // Scrolling on asks again.
      } finally {
        store.update({ isLoadingOlder: false })
      }
    },
  }
}

/** Where more was said meanwhile than one answer holds, what lies between is loaded by scrolling back. */
const overlap = (older: readonly ChatMessage[], newer: readonly ChatMessage[]): boolean =>
  older.some(({ id }) => id === newer[0]?.id)

/** What the newer list says of a message holds. */
function joinMessages(older: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(newer.map(({ id }) => id))
  return [...older.filter(({ id }) => !ids.has(id)), ...newer]
}
