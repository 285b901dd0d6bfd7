import { applyDeskEvent, emptyDesk } from './desk-state.ts'
import type { DeskEvent, DeskState } from './desk-state.ts'
import type { DeskStorage } from './desk-storage.ts'

interface Dependencies {
  storage: DeskStorage
  /** The folders that are open while nothing else is known. */
  openFolders: readonly string[]
  /** Called once when the browser has no room for unsaved changes. */
  onDraftNotKept: () => void
  /** Hears of every folder that is opened or closed. */
  keepOpenFolders?: ((paths: ReadonlySet<string>) => void) | undefined
}

export type Desk = ReturnType<typeof createDesk>

/** How long typing must rest before a draft is kept. */
export const draftDelayMs = 250

/** The desk as something to watch. What must outlive a reload is kept in the browser. */
export function createDesk({ storage, openFolders, onDraftNotKept, keepOpenFolders }: Dependencies) {
  const kept = storage.readDesk() ?? { openFolders: new Set(openFolders) }
  let state: DeskState = { ...emptyDesk, ...kept, drafts: storage.readDrafts() }
  const listeners = new Set<() => void>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let keptDrafts = state.drafts
  let hasWarned = false

  const keepDrafts = () => {
    clearTimeout(waiting)
    waiting = undefined
    for (const path of keptDrafts.keys()) if (!state.drafts.has(path)) storage.dropDraft(path)
    for (const [path, draft] of state.drafts) {
      if (keptDrafts.get(path) === draft) continue
      if (storage.keepDraft(path, draft) || hasWarned) continue
      hasWarned = true
      onDraftNotKept()
    }
    keptDrafts = state.drafts
  }

  return {
    getState: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    tell(event: DeskEvent) {
      const before = state
      state = applyDeskEvent(state, event)
      if (state.tabs !== before.tabs || state.openFolders !== before.openFolders) storage.keepDesk(state)
      if (state.openFolders !== before.openFolders) keepOpenFolders?.(state.openFolders)
      if (state.drafts !== before.drafts) waiting ??= setTimeout(keepDrafts, draftDelayMs)
      listeners.forEach((listener) => listener())
    },

    /** Keeps at once what still waits: the page may be about to go away. */
    keepNow() {
      if (waiting !== undefined) keepDrafts()
    },
  }
}
