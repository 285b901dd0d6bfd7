/** What the workspace shows. The name stands in the address, so that a link and a reload bring it back. */
export const workspaceTabs = ['chat', 'code', 'files', 'preview'] as const

export type WorkspaceTab = (typeof workspaceTabs)[number]

export const codeChatTabs: readonly WorkspaceTab[] = ['chat', 'code', 'preview']

/** The tab that an address names; anything else is the chat. */
export function readTab(named: string | null, offered: readonly WorkspaceTab[]): WorkspaceTab {
  return offered.find((tab) => tab === named) ?? 'chat'
}

/** Whether somebody looks at code, as the Developer Mode switch shows it. */
export const isDeveloperTab = (tab: WorkspaceTab) => tab === 'code' || tab === 'files'
