import { describe, expect, it } from 'vitest'
import { filterEntries } from './filter-entries.ts'
import type { ConsoleEntry } from './preview-state.ts'

const entries: ConsoleEntry[] = [
  { id: 1, level: 'debug', text: 'Oak', count: 1 },
  { id: 2, level: 'warn', text: 'oak is wet', count: 1 },
  { id: 3, level: 'error', text: 'no glue', count: 1 },
]
const idsOf = (filter: Parameters<typeof filterEntries>[1]) =>
  filterEntries(entries, filter).map(({ id }) => id)

describe('the filter of the console', () => {
  it('shows everything as long as nothing is chosen', () => {
    expect(idsOf({ level: 'all', text: ' ' })).toEqual([1, 2, 3])
  })

  it('counts debugging among the logs, and warnings and errors for themselves', () => {
    expect(idsOf({ level: 'info', text: '' })).toEqual([1])
    expect(idsOf({ level: 'warn', text: '' })).toEqual([2])
    expect(idsOf({ level: 'error', text: '' })).toEqual([3])
  })

  it('finds text whatever its case', () => {
    expect(idsOf({ level: 'all', text: 'OAK' })).toEqual([1, 2])
  })
})
