import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

describe('writeCsv', () => {
  it('quotes what needs it and leaves empty what is not there', () => {
    expect(
      writeCsv(
        ['a', 'b,c'],
        [
          ['x "y"', 'two\nlines'],
          [null, 3],
        ],
      ),
    ).toBe('a,"b,c"\r\n"x ""y""","two\nlines"\r\n,3\r\n')
  })

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\n=1+1', '＝1+1', '＋1', '－2+3', '＠SUM(A1)'])(
    'lets no spreadsheet take %j for a formula',
    (cell) => {
      expect(writeCsv([], [[cell]])).toContain(`'${cell}`)
    },
  )

  it.each(['-5', '+1.5', '-2e10'])('leaves the number %s as it is', (cell) => {
    expect(writeCsv([], [[cell]])).toBe(`\r\n${cell}\r\n`)
  })
})
