import { describe, expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

const table = [
  ['name', 'place', 'note'],
  ['Ada', 'Rome, Italy', 'says "hi"'],
  ['Bo', '北京', '<b>&'],
]

describe('the tables that apps are given', () => {
  it('a table is written in every format, and read again from those that other programs write', async () => {
    const result = await runKitLogic(`
      import { packSheet, nameFile, sheetFormats } from './sheet-formats.ts'
      import { readSheet } from './read-sheet.ts'
      const table = ${JSON.stringify(table)}
      const written = {}
      const read = {}
      for (const format of sheetFormats) {
        written[format.label] = format.write(table)
        if (/csv|tsv|xlsx|json/.test(format.ending))
          read[format.label] = await readSheet(new File([packSheet(format, table)], nameFile('a/b', format)))
      }
      console.log(JSON.stringify({ written, read }))
    `)
    expect(result).toMatchObject({
      written: {
        'CSV, commas': 'name,place,note\r\nAda,"Rome, Italy","says ""hi"""\r\nBo,北京,<b>&',
        'CSV, semicolons': 'name;place;note\r\nAda;Rome, Italy;"says ""hi"""\r\nBo;北京;<b>&',
        XML: expect.stringContaining('<note>&lt;b&gt;&amp;</note>'),
        'Markdown table': expect.stringContaining('| Bo | 北京 | <b>& |'),
      },
      read: {
        'CSV, commas': table,
        'CSV, semicolons': table,
        'Text, tabs': table,
        'Excel workbook': table,
        JSON: table,
      },
    })
  })

  it('what holds no table is refused in words', async () => {
    const refused = await runKitLogic(`
      import { readSheet } from './read-sheet.ts'
      const files = [
        new File([], 'none.csv'),
        new File(['\\n , \\n'], 'blank.csv'),
        new File([new Uint8Array([137, 80, 0, 1])], 'picture.csv', { type: 'text/csv' }),
        new File(['{'], 'broken.json'),
        new File(['PK nothing'], 'broken.xlsx'),
      ]
      const told = []
      for (const file of files) told.push(await readSheet(file).then(() => 'read', ({ message }) => message))
      console.log(JSON.stringify(told))
    `)
    expect(refused).toEqual([
      'none.csv is empty.',
      'blank.csv is empty.',
      'picture.csv holds no table. Choose a CSV, TSV, JSON or Excel file.',
      'broken.json is no readable JSON.',
      'This file is damaged or no workbook.',
    ])
  })

  it('a formula reaches the columns behind Z', async () => {
    const shown = await runKitLogic(`
      import { evaluateCell, nameOfColumn } from './sheet-formula.ts'
      const row = Array.from({ length: 30 }, (_, at) => String(at))
      row[29] = '=AA1+AB1'
      console.log(JSON.stringify([nameOfColumn(25), nameOfColumn(26), nameOfColumn(29), evaluateCell([row], 0, 29)]))
    `)
    expect(shown).toEqual(['Z', 'AA', 'AD', '53'])
  })
})
