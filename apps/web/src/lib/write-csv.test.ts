import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

const mark = '\ufeff'

describe('writeCsv', () => {
  it('quotes what needs it and tells an empty text from what is not there', () => {
    expect(
      writeCsv(
        ['a', 'b,c'],
        [
          ['x "y"', 'two\nlines'],
          [null, 3],
          ['', null],
        ],
      ),
    ).toBe(`${mark}a,"b,c"\r\n"x ""y""","two\nlines"\r\n,3\r\n"",\r\n`)
  })

  it('begins with the mark by which a spreadsheet knows its letters', () => {
    const bytes = new TextEncoder().encode(writeCsv(['Größe'], [['für']]))
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('Größe\r\nfür\r\n')
  })

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\n=1+1', '＝1+1', '＋1', '－2+3', '＠SUM(A1)'])(
    'lets no spreadsheet take %j for a formula, in a row or in the heading',
    (cell) => {
      expect(writeCsv([], [[cell]])).toContain(`'${cell}`)
      expect(writeCsv([cell], [])).toContain(`'${cell}`)
    },
  )

  it.each(['-5', '+1.5', '-2e10'])('leaves the number %s as it is', (cell) => {
    expect(writeCsv([], [[cell]])).toBe(`${mark}\r\n${cell}\r\n`)
  })
})
