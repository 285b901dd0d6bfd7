import { loadedWhenOpened } from '../../lib/loaded-when-opened.tsx'
import type { DialogProps } from './dialog-window.tsx'

/** A dialog in the middle of the screen; on small screens a sheet at its lower edge. Long content scrolls inside. */
export const Dialog = loadedWhenOpened<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
)
