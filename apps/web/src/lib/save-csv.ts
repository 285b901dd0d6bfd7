import { writeCsv } from './write-csv.ts'

/** Hands a table to the browser's downloads. */
export function saveCsv(name: string, ...table: Parameters<typeof writeCsv>): void {
  const url = URL.createObjectURL(new Blob([writeCsv(...table)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
