import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('collects the entries of a text that hold a keyword, and says of each why it may not go on', async () => {
  const rows = await runKitLogic(`
    import { collectRows, findFault, readPlainEntries } from './collect-rows.ts'
    const entries = readPlainEntries('Corner Bakery\\n14 Station Road\\nBread and rolls, baked twice a day\\n\\nSpoke\\nBicycle repair all week long\\n\\nMill\\n2 River Row\\nBread\\n\\nBooks\\n17 College Lane\\nUsed books')
    const rows = collectRows(entries, { source: 'town', keywords: ['bread', 'Repair'] })
    console.log(JSON.stringify(rows.map((row) => [row.name, row.address, row.keyword, findFault(row, { needsName: true, needsAddress: true, minLength: 10 })])))
  `)
  expect(rows).toEqual([
    ['Corner Bakery', '14 Station Road', 'bread', null],
    ['Spoke', '', 'Repair', 'No address'],
    ['Mill', '2 River Row', 'bread', 'Shorter than 10 signs'],
  ])
})
