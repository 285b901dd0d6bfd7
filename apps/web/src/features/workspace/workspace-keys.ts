import type { WorkspaceTab } from './workspace-tab.ts'

/** What the header's buttons open. */
export type OpenedPart = 'history' | 'publish' | 'rename'

/** What the workspace can be told by keyboard or palette. */
export type WorkspaceCommand =
  | { type: 'show'; tab: WorkspaceTab }
  | { type: 'open-palette' }
  | { type: 'new-message' }
  | { type: 'refresh-preview' }
  | { type: 'pick-element' }
  | { type: 'toggle-side-by-side' }
  | { type: 'open'; what: OpenedPart }

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The command of a key press. Alt and Shift together are left alone by browsers and by editors; the key is told by its
 * place on the keyboard, because with Alt it writes something else on some systems.
 */
export function readCommandKey(press: Press, tabs: readonly WorkspaceTab[]): WorkspaceCommand | undefined {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = press
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k')
    return { type: 'open-palette' }
  if (!altKey || !shiftKey || ctrlKey || metaKey) return undefined
  const tab = code.startsWith('Digit') ? tabs[Number(code.slice('Digit'.length)) - 1] : undefined
  if (tab) return { type: 'show', tab }
  return byCode[code]
}

const byCode: Record<string, WorkspaceCommand> = {
  KeyM: { type: 'new-message' },
  KeyR: { type: 'refresh-preview' },
  KeyE: { type: 'pick-element' },
  KeyB: { type: 'toggle-side-by-side' },
}
