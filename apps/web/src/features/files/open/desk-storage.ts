import { z } from 'zod'
import type { DeskState, Draft } from './desk-state.ts'
import { noTabs } from './tabs.ts'

export type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface Dependencies {
  /** Names the tree of files that the desk is about. */
  homeId: string
  /** A function, because merely reading `localStorage` throws where storage is blocked. */
  storage: () => Slot
}

export type DeskStorage = ReturnType<typeof createDeskStorage>

/** Keeps a desk in the browser: tabs and open folders together, each draft for itself. */
export function createDeskStorage({ homeId, storage }: Dependencies) {
  const deskKey = `joinery-desk:${homeId}`
  const draftPrefix = `joinery-draft:${homeId}:`

  return {
    /** What was kept, or undefined where nothing readable is. */
    readDesk(): Pick<DeskState, 'tabs' | 'openFolders'> | undefined {
      const kept = deskRecord.safeParse(parsed(attempt(() => storage().getItem(deskKey))))
      if (!kept.success) return undefined
      const { paths, activePath, openFolders } = kept.data
      return { tabs: { ...noTabs, paths, activePath }, openFolders: new Set(openFolders) }
    },

    keepDesk({ tabs, openFolders }: Pick<DeskState, 'tabs' | 'openFolders'>) {
      attempt(() => storage().setItem(deskKey, JSON.stringify({ ...tabs, openFolders: [...openFolders] })))
    },

    readDrafts(): Map<string, Draft> {
      const drafts = new Map<string, Draft>()
      for (const key of attempt(() => keysOf(storage())) ?? []) {
        if (!key.startsWith(draftPrefix)) continue
        const kept = draftRecord.safeParse(parsed(storage().getItem(key)))
        if (kept.success) drafts.set(key.slice(draftPrefix.length), kept.data)
      }
      return drafts
    },

    /** Whether there was room for it. */
    keepDraft(path: string, draft: Draft): boolean {
      return attempt(() => storage().setItem(`${draftPrefix}${path}`, JSON.stringify(draft)) ?? true) ?? false
    },

    dropDraft(path: string) {
      attempt(() => storage().removeItem(`${draftPrefix}${path}`))
    },
  }
}

const deskRecord = z.object({
  paths: z.array(z.string()),
  activePath: z.string().optional(),
  openFolders: z.array(z.string()),
})

const draftRecord = z.object({ text: z.string(), baseHash: z.string().nullable() })

const keysOf = (slot: Slot) =>
  Array.from({ length: slot.length }, (_, index) => slot.key(index)).filter((key) => key !== null)

function parsed(text: string | null | undefined): unknown {
  return text ? attempt((): unknown => JSON.parse(text)) : undefined
}

/** Storage that is blocked or full keeps nothing, and the page goes on without it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
