import { useSyncExternalStore } from 'react'
import { createLayoutMemory } from './layout-memory.ts'
import { useMedia } from './use-media.ts'
import { arrange } from './workspace-layout.ts'
import type { Arrangement } from './workspace-layout.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

const memory = createLayoutMemory({ storage: () => window.localStorage })

export interface Layout {
  /** Whether the screen has room for chat and work beside each other. */
  hasRoom: boolean
  isSideBySide: boolean
  arrangement: Arrangement
  chatShare: number
  setSideBySide: (isSideBySide: boolean) => void
  setChatShare: (chatShare: number) => void
}

/** How the workspace is arranged: what somebody chose, as far as the screen has room for it. */
export function useLayout(tab: WorkspaceTab): Layout {
  const choice = useSyncExternalStore(memory.subscribe, memory.getState)
  const hasRoom = useMedia('(min-width: 80rem)')
  const isWide = useMedia('(min-width: 90rem)')
  const isSideBySide = choice.isSideBySide ?? isWide
  return {
    hasRoom,
    isSideBySide,
    arrangement: arrange({ tab, hasRoom, isSideBySide }),
    chatShare: choice.chatShare,
    setSideBySide: (wanted) => memory.choose({ isSideBySide: wanted }),
    setChatShare: (chatShare) => memory.choose({ chatShare }),
  }
}
