import { fillText, texts } from '@joinery/contract'
import type { QueryResult } from '@joinery/contract'

const figures = new Intl.NumberFormat('en-US')

/** How much a statement gave or changed, and how long it took. */
export function describeOutcome({ rows, columns, rowCount, isCut, durationMs }: QueryResult): string {
  const words = texts.databases.console
  const time = durationMs < 1_000 ? `${durationMs} ms` : `${(durationMs / 1_000).toFixed(1)} s`
  if (isCut) return fillText(words.cut, { n: figures.format(rows.length), time })
  if (columns.length === 0 && (rowCount ?? 0) === 0) return fillText(words.noRows, { time })
  const count = rowCount ?? rows.length
  return count === 1
    ? fillText(words.rows.one, { time })
    : fillText(words.rows.other, { n: figures.format(count), time })
}
