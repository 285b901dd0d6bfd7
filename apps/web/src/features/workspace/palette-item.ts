import type { ReactNode } from 'react'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** The shortcut that does the same. */
  readonly keys?: string
  readonly onSelect: () => void
}

export interface PaletteGroup {
  readonly heading: string
  readonly items: readonly PaletteItem[]
}
