/** A table in the form of RFC 4180. What a spreadsheet would take for a formula gets an apostrophe in front. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return byteOrderMark + [columns, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** Without it spreadsheets take the letters for those of their own country; programs that read CSV leave it out. */
const byteOrderMark = '\ufeff'

function writeCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // In some languages a spreadsheet takes the wide signs for the narrow ones.
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell)
  const text = isFormula ? `'${cell}` : cell
  // An empty text is quoted, so that it is not taken for what is not there.
  return /^$|[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
