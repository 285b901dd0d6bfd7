import { countText, texts } from '@joinery/contract'
import type { AnalyticsFigures } from '@joinery/contract'
import {
  averageMs,
  formatCost,
  formatCount,
  formatDuration,
  formatRate,
  formatShort,
  successRate,
} from './format-figures.ts'

/** What the whole range comes to. */
export function FigureTiles({ figures }: { figures: AnalyticsFigures }) {
  const { figures: words, unpriced } = texts.analytics
  const { runs, failed, stopped, inputTokens, outputTokens, longestMs, unpricedRuns } = figures
  const tiles = [
    { label: words.prompts, value: formatCount(figures.prompts) },
    {
      label: words.runs,
      value: formatCount(runs),
      note: `${words.failed} ${formatCount(failed)} · ${words.stopped} ${formatCount(stopped)}`,
    },
    { label: words.successRate, value: formatRate(successRate(figures)) },
    {
      label: words.averageTime,
      value: formatDuration(averageMs(figures)),
      note: `${words.longestTime}: ${formatDuration(runs === 0 ? null : longestMs)}`,
    },
    {
      label: words.tokens,
      value: formatShort(inputTokens + outputTokens),
      note: `${words.inputTokens}: ${formatShort(inputTokens)}`,
    },
    {
      label: words.cost,
      value: formatCost(figures.costMicros),
      note: unpricedRuns > 0 ? countText(unpricedRuns, unpriced) : undefined,
    },
    { label: words.versions, value: formatCount(figures.versions) },
    { label: words.files, value: formatCount(figures.files) },
  ]
  // The text font pulls the point of a decimal below the figures beside it, where it is lost in small letters.
  return (
    <dl className="grid auto-rows-fr grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col gap-1 rounded-card border border-neutral-5 bg-neutral-2 p-4"
        >
          <dt className="text-13 text-neutral-10">{label}</dt>
          <dd className="font-mono text-20 font-medium break-words">{value}</dd>
          {note !== undefined && <dd className="text-12 text-neutral-10 [font-kerning:none]">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
