import { texts } from '@joinery/contract'
import type { AnalyticsReport } from '@joinery/contract'
import { AnalyticsCharts } from './analytics-charts.tsx'
import { BreakdownTables } from './breakdown-tables.tsx'
import { FigureTiles } from './figure-tiles.tsx'

export function AnalyticsReportView({ report }: { report: AnalyticsReport }) {
  return (
    <>
      <FigureTiles figures={report.total} />
      <AnalyticsCharts days={report.days} />
      {report.scope === 'instance' && (
        <p className="text-13 text-neutral-10">{texts.analytics.instanceNote}</p>
      )}
      <BreakdownTables report={report} />
    </>
  )
}
