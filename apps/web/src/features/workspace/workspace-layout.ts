import type { WorkspaceTab } from './workspace-tab.ts'

/** What is in sight: the conversation, the work, or both. */
export type Arrangement = 'chat' | 'work' | 'both'

interface Circumstances {
  tab: WorkspaceTab
  /** The screen has room for two. */
  hasRoom: boolean
  isSideBySide: boolean
}

export function arrange({ tab, hasRoom, isSideBySide }: Circumstances): Arrangement {
  if (tab === 'chat') return 'chat'
  // The File Manager has three panes of its own and needs the whole width for them.
  if (tab === 'files') return 'work'
  return hasRoom && isSideBySide ? 'both' : 'work'
}

/** What the button that puts the chat beside the work asks for: where nothing can stand beside the chat, the app comes. */
export function toggleBeside({ tab, arrangement }: { tab: WorkspaceTab; arrangement: Arrangement }): {
  isSideBySide: boolean
  tab: WorkspaceTab
} {
  if (arrangement === 'both') return { isSideBySide: false, tab }
  return { isSideBySide: true, tab: tab === 'code' ? 'code' : 'preview' }
}
