import { expect, it } from 'vitest'
import { inventVersion } from '../../testing/invent-version.ts'
import { nameOf, pairUp } from './compared-pair.ts'

it('puts the older version first, whichever was chosen first', () => {
  const older = inventVersion({ versionNumber: 2 })
  const newer = inventVersion({ versionNumber: 11 })
  expect(pairUp(older, newer)).toEqual({ before: older, after: newer })
  expect(pairUp(newer, older)).toEqual({ before: older, after: newer })
})

it('names a version by its number, and the files as they are now', () => {
  expect(nameOf(inventVersion({ versionNumber: 3 }))).toBe('Version 3')
  expect(nameOf('current')).toBe('Current files')
})
