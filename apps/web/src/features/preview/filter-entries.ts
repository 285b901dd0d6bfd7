import type { ConsoleLevel } from '@joinery/contract'
import type { ConsoleEntry } from './preview-state.ts'

export const levelFilters = ['all', 'info', 'warn', 'error'] as const

export type LevelFilter = (typeof levelFilters)[number]

const levelsOf: Record<LevelFilter, readonly ConsoleLevel[]> = {
  all: ['debug', 'log', 'info', 'warn', 'error'],
  info: ['debug', 'log', 'info'],
  warn: ['warn'],
  error: ['error'],
}

interface Filter {
  readonly level: LevelFilter
  readonly text: string
}

/** The lines of the console that somebody wants to see. */
export function filterEntries(entries: readonly ConsoleEntry[], { level, text }: Filter): ConsoleEntry[] {
  const wanted = text.trim().toLowerCase()
  return entries.filter(
    (entry) => levelsOf[level].includes(entry.level) && entry.text.toLowerCase().includes(wanted),
  )
}
