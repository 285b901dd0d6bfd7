type Slot = Pick<Storage, 'getItem' | 'setItem'>

interface Dependencies {
  /** A function, because merely reading `localStorage` throws where storage is blocked. */
  storage: () => Slot
}

/** What somebody chose for the workspace's panels. */
export interface LayoutChoice {
  /** Undefined as long as nothing is chosen: then the screen's size decides. */
  readonly isSideBySide: boolean | undefined
  /** The chat's share of the width in percent. */
  readonly chatShare: number
}

export const layoutKey = 'workspace_layout'
const initial: LayoutChoice = { isSideBySide: undefined, chatShare: 36 }

/** Remembers the panels of this browser. */
export function createLayoutMemory({ storage }: Dependencies) {
  const listeners = new Set<() => void>()
  let choice: LayoutChoice | undefined
  return {
    getState: (): LayoutChoice => (choice ??= readChoice(storage)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(change: Partial<LayoutChoice>) {
      choice = { ...(choice ?? readChoice(storage)), ...change }
      try {
        storage().setItem(layoutKey, JSON.stringify(choice))
      } catch {
        // Storage is blocked or full: the choice then holds for this page alone.
      }
      listeners.forEach((listener) => listener())
    },
  }
}

function readChoice(storage: Dependencies['storage']): LayoutChoice {
  try {
    return parseChoice(JSON.parse(storage().getItem(layoutKey) ?? ''))
  } catch {
    return initial
  }
}

function parseChoice(kept: unknown): LayoutChoice {
  if (typeof kept !== 'object' || kept === null) return initial
  const isSideBySide =
    'isSideBySide' in kept && typeof kept.isSideBySide === 'boolean' ? kept.isSideBySide : undefined
  const share = 'chatShare' in kept && typeof kept.chatShare === 'number' ? kept.chatShare : NaN
  return { isSideBySide, chatShare: share >= 15 && share <= 85 ? share : initial.chatShare }
}
