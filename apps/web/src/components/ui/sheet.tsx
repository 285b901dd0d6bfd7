import { loadedWhenOpened } from '../../lib/loaded-when-opened.tsx'
import type { SheetProps } from './sheet-window.tsx'

/** A panel that slides in from the side and holds focus until it is closed. */
export const Sheet = loadedWhenOpened<SheetProps>(
  async () => (await import('./sheet-window.tsx')).SheetWindow,
)
