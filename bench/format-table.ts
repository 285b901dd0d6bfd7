import type { Measurement } from './measurement.ts'

/** One line for each figure, beside its peer and its goal. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((each) => [
    each.id,
    `${each.value} ${each.unit}`,
    each.peer,
    `${each.peerValue} ${each.unit}`,
    String(each.ratio),
    each.goal,
    verdict(each),
  ])
  const head = ['figure', 'value', 'peer', 'peer value', 'ratio', 'goal', '']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function verdict({ goal, ok }: Measurement): string {
  if (goal === '') return ''
  return ok ? 'met' : 'MISSED'
}
