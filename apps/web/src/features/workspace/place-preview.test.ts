import { expect, it } from 'vitest'
import { placePreview } from './place-preview.ts'

it.each([
  ['preview', 'on', 'whole'],
  ['preview', 'closed', 'whole'],
  ['code', 'on', 'small'],
  ['code', 'not-yet', 'away'],
  ['code', 'closed', 'away'],
  ['files', 'on', 'away'],
  ['chat', 'on', 'away'],
] as const)('on the tab %s the preview of a run that is watched (%s) is %s', (tab, watching, place) => {
  expect(placePreview(tab, watching)).toBe(place)
})
