import { expect, test } from 'vitest'
import type { ScriptWatch } from '../../e2e/script-watch.ts'
import { injections, openHouse } from './house.ts'
import type { House } from './house.ts'

/** A test of one place that renders, in a house that all tests of a file share. */
export const place = test.extend<{ house: House }>({
  // oxlint-disable-next-line no-empty-pattern
  house: [({}, use) => openHouse(use), { scope: 'file' }],
})

/** What a database keeps. */
export const stored = injections.map(({ text }) => text.replaceAll('\0', ''))

/** In rows of so many. */
export const inRows = (count: number) =>
  Array.from({ length: Math.ceil(stored.length / count) }, (_, row) =>
    stored.slice(row * count, (row + 1) * count),
  )

/** As many in a row, with a space between them, as have this length. One that is longer has a row of its own. */
export function inShortRows(length: number): string[] {
  const rows: string[] = []
  for (const text of stored) {
    const longer = `${rows.at(-1) ?? ''} ${text}`
    if (rows.length > 0 && longer.length <= length) rows.splice(-1, 1, longer)
    else rows.push(text)
  }
  return rows
}

/** Nothing ran, called out or stood ready to, and so many could be read. */
export function expectHarmless(watch: ScriptWatch, minSeen: number): void {
  expect(expectNothingRan(watch).size).toBeGreaterThanOrEqual(minSeen)
}

/** Nothing ran, called out or stood ready to. Gives which could be read. */
export function expectNothingRan(watch: ScriptWatch): ReadonlySet<number> {
  const { alarms, seen } = watch.take()
  expect(alarms).toEqual([])
  return seen
}
