import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a pasted table is drawn by its columns of numbers, however they are written', async () => {
  const found = await runKitLogic(`
    import { chooseColumns, findChartProblem, firstChart, pointsOf, readNumber, readTableText, writeChartCsv } from './chart-table.ts'
    import { writeChartPicture } from './chart-picture.ts'
    const table = readTableText('City;Sun;Rain;Note\\nRome;1,5;20 %;dry\\n"Oslo; old";;30;')
    const wish = { ...firstChart, ...chooseColumns(table) }
    const picture = writeChartPicture({ title: 'Sun & rain', drawing: '<svg/>', width: 300, height: 200, legend: [{ label: '<Sun>', colour: 'red' }], colours: { ground: 'white', ink: 'black' } })
    console.log(JSON.stringify({
      numbers: ['1,200', '1,200.5', '1.200,5', '-3', '€ 30', '1 000', 'May', '', '1e5'].map((cell) => readNumber(cell) ?? null),
      wish: [wish.label, wish.values], points: pointsOf(table, wish), csv: writeChartCsv(table, wish),
      unnamed: readTableText('a,1\\nb,2').headings,
      problems: [findChartProblem(readTableText(''), wish), findChartProblem(table, { ...wish, values: [] }), findChartProblem(readTableText('a,n\\nb,-2'), { ...wish, kind: 'pie', values: [1] })],
      picture: [picture.includes('Sun &amp; rain'), picture.includes('&lt;Sun&gt;'), picture.includes('height="294"')],
    }))`)
  expect(found).toEqual({
    numbers: [1200, 1200.5, 1200.5, -3, 30, 1000, null, null, null],
    wish: [0, [1, 2]],
    points: [
      { label: 'Rome', values: [1.5, 20] },
      { label: 'Oslo; old', values: [null, 30] },
    ],
    csv: 'City,Sun,Rain\r\nRome,"1,5",20 %\r\nOslo; old,,30',
    unnamed: ['Column 1', 'Column 2'],
    problems: [
      'Paste a table with a line of headings, or open a CSV file.',
      'Choose a column of numbers to draw.',
      'A pie has no pieces below zero. Choose another type for this column.',
    ],
    picture: [true, true, true],
  })
})
