import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('compares two tables by a key: identical and different rows, and those that only one has', async () => {
  const compared = await runKitLogic(`
    import { compareTables, sharedColumns } from './compare-tables.ts'
    const first = { columns: ['ID', 'Name', 'Price', 'Note'], rows: [['1', 'Mug', '9.0', 'a'], ['2', 'Tray', '48', ''], ['4', 'Lamp', '75', ''], ['', 'No key', '1', '']] }
    const second = { columns: ['price', 'id', 'name'], rows: [['9', '1', 'Mug'], ['50', '2', 'Tray'], ['12', '3', 'Vase']] }
    console.log(JSON.stringify({
      shared: sharedColumns(first, second),
      rows: compareTables(first, second, 'ID').map(({ key, kind, cells }) => [key, kind, cells.filter(({ differs }) => differs).map(({ column }) => column)]),
    }))
  `)
  expect(compared).toEqual({
    shared: ['ID', 'Name', 'Price'],
    rows: [
      ['1', 'identical', []],
      ['2', 'different', ['Price']],
      ['4', 'onlyFirst', []],
      ['3', 'onlySecond', []],
    ],
  })
})
