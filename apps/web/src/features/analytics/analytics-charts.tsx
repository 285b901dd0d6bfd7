import { texts } from '@joinery/contract'
import type { AnalyticsReport } from '@joinery/contract'
import { DayChart } from './day-chart.tsx'
import { averageMs, formatCost, formatCount, formatDuration, formatShort } from './format-figures.ts'

type Day = AnalyticsReport['days'][number]

/** What happened day by day. The table below says the same in figures. */
export function AnalyticsCharts({ days }: { days: readonly Day[] }) {
  const { charts, figures: words } = texts.analytics
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <DayChart
        title={charts.runs}
        days={days}
        format={formatCount}
        series={[
          { name: words.succeeded, tone: 'success', valueOf: ({ succeeded }) => succeeded },
          { name: words.failed, tone: 'danger', valueOf: ({ failed }) => failed },
          { name: words.stopped, tone: 'neutral', valueOf: ({ stopped }) => stopped },
        ]}
      />
      <DayChart
        title={charts.tokens}
        days={days}
        format={formatShort}
        series={[
          { name: words.inputTokens, tone: 'accent', valueOf: ({ inputTokens }) => inputTokens },
          { name: words.outputTokens, tone: 'info', valueOf: ({ outputTokens }) => outputTokens },
        ]}
      />
      <DayChart
        title={charts.cost}
        days={days}
        format={formatCost}
        series={[{ name: words.cost, tone: 'accent', valueOf: ({ costMicros }) => costMicros }]}
      />
      <DayChart
        title={charts.time}
        days={days}
        format={formatDuration}
        series={[{ name: words.averageTime, tone: 'accent', valueOf: (day) => averageMs(day) ?? 0 }]}
      />
    </div>
  )
}
