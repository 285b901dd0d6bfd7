import { Code, Eye, FolderTree, MessageSquare } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { WorkspaceTab } from './workspace-tab.ts'

/** What each tab is called and looks like. */
export const tabFacts: Record<WorkspaceTab, { label: string; icon: LucideIcon }> = {
  chat: { label: texts.chat.tabs.chat, icon: MessageSquare },
  code: { label: texts.chat.tabs.codeViewer, icon: Code },
  files: { label: texts.chat.tabs.fileManager, icon: FolderTree },
  preview: { label: texts.chat.tabs.preview, icon: Eye },
}
