import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { analyticsScope, routes, texts } from '@joinery/contract'
import type { AnalyticsReport } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { EmptySection } from '../../components/ui/empty-section.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AnalyticsControls } from './analytics-controls.tsx'
import { analyticsQuery } from './analytics-query.ts'
import { AnalyticsReportView } from './analytics-report-view.tsx'
import { rangeOf } from './last-days.ts'

/** Which range and whose figures are shown is in the address. */
export function AnalyticsScreen() {
  const { heading, subtitle, loadFailed } = texts.analytics
  const [parameters, setParameters] = useSearchParams()
  const days = rangeOf(parameters.get('days'))
  const scope = analyticsScope.catch('own').parse(parameters.get('scope'))
  const query = useQuery(analyticsQuery({ days, scope }))
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-24 font-semibold">{heading}</h1>
          <p className="text-14 text-neutral-10">{subtitle}</p>
        </div>
        <AnalyticsControls
          days={days}
          scope={scope}
          isOperator={query.data?.isOperator ?? scope === 'instance'}
          onChange={(next) =>
            setParameters({ days: String(days), scope, ...next }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <Loaded query={query} failure={loadFailed} waiting={<ReportSkeleton />}>
        {(report) => (isEmpty(report) ? <EmptyReport /> : <AnalyticsReportView report={report} />)}
      </Loaded>
    </div>
  )
}

const isEmpty = ({ total }: AnalyticsReport) => total.prompts + total.runs + total.versions === 0

function EmptyReport() {
  const { heading, sentence, start } = texts.analytics.empty
  return (
    <EmptySection
      heading={heading}
      sentence={sentence}
      action={
        <Link to={routes.chat.path} className={buttonClasses({ variant: 'primary' })}>
          {start}
        </Link>
      }
    />
  )
}

/** Holds the room of the figures and charts. */
function ReportSkeleton() {
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['prompts', 'runs', 'rate', 'time', 'tokens', 'cost', 'versions', 'files'].map((tile) => (
          <Skeleton key={tile} className="h-[6.625rem]" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {['runs', 'tokens', 'cost', 'time'].map((chart) => (
          <Skeleton key={chart} className="h-72" />
        ))}
      </div>
    </>
  )
}
