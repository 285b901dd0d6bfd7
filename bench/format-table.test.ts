import { expect, it } from 'vitest'
import { formatTable } from './format-table.ts'
import { measurementOf } from './measurement.ts'

it('a table has one line for each figure, beside its peer and its goal, and says what was missed', () => {
  const figure = { id: 'a.rate', unit: 'KB', peer: 'a peer', peerValue: 10 }
  const table = formatTable([
    measurementOf({ ...figure, value: 9, goal: { minRatio: 0.8 } }),
    measurementOf({ ...figure, value: 7, goal: { minRatio: 0.8 } }),
    measurementOf({ ...figure, value: 7 }),
  ])
  expect(table.split('\n')).toEqual([
    'figure  value  peer    peer value  ratio  goal',
    'a.rate  9 KB   a peer  10 KB       0.9    ratio ≥ 0.8  met',
    'a.rate  7 KB   a peer  10 KB       0.7    ratio ≥ 0.8  MISSED',
    'a.rate  7 KB   a peer  10 KB       0.7',
  ])
})
