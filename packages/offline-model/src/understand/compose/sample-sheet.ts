/** What stands in a sheet at first, by what it is for. */
export function sampleRows(words: string): string[][] {
  return /\bgrad(?:e ?books?|ing)\b/.test(words) ? gradeRows() : costRows
}

const costRows = [
  ['Item', 'January', 'February', 'March'],
  ['Rent', '800', '800', '800'],
  ['Food', '310', '290', '335'],
  ['Travel', '95', '140', '60'],
  ['Total', '=SUM(B2:B4)', '=SUM(C2:C4)', '=SUM(D2:D4)'],
]

/** One line for each student, with their average behind it and that of the class below. */
function gradeRows(): string[][] {
  const rows = marks.map(([name, ...points], at) => [name, ...points, `=AVERAGE(B${at + 2}:E${at + 2})`])
  const last = marks.length + 1
  const average = ['B', 'C', 'D', 'E', 'F'].map((column) => `=AVERAGE(${column}2:${column}${last})`)
  return [['Student', 'Essay', 'Test 1', 'Project', 'Final', 'Average'], ...rows, ['Class', ...average]]
}

const marks: readonly (readonly [string, string, string, string, string])[] = [
  ['Tom Ashby', '82', '74', '90', '85'],
  ['Priya Nair', '95', '88', '92', '91'],
  ['Elena Petrova', '71', '65', '80', '69'],
  ['Diego Ramos', '64', '78', '73', '70'],
  ['Hana Kim', '88', '93', '85', '96'],
]
