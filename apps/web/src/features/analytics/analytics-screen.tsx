import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { analyticsScope, routes, texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AnalyticsControls, ranges } from './analytics-controls.tsx'
import { analyticsQuery } from './analytics-query.ts'
import { AnalyticsReportView } from './analytics-report-view.tsx'

/** Which range and whose figures are shown is in the address. */
export function AnalyticsScreen() {
  const { heading, subtitle, loadFailed } = texts.analytics
  const [parameters, setParameters] = useSearchParams()
  const days = ranges.find((range) => String(range) === parameters.get('days')) ?? 30
  const scope = analyticsScope.catch('own').parse(parameters.get('scope'))
  const { data, error, isFetching, refetch } = useQuery(analyticsQuery({ days, scope }))
  const isEmpty = data && data.total.prompts + data.total.runs + data.total.versions === 0
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
          isOperator={data?.isOperator ?? scope === 'instance'}
          onChange={(next) =>
            setParameters({ days: String(days), scope, ...next }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {error && (
        <Alert
          heading={loadFailed}
          action={
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              {texts.common.actions.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && <ReportSkeleton />}
      {data && !error && !isEmpty && <AnalyticsReportView report={data} />}
      {data && !error && isEmpty && <EmptyReport />}
    </div>
  )
}

function EmptyReport() {
  const { heading, sentence, start } = texts.analytics.empty
  return (
    <section className="flex flex-col items-center gap-5 py-12 text-center">
      <OpenJoint />
      <h2 className="text-20 font-semibold">{heading}</h2>
      <p className="max-w-md text-14 text-balance text-neutral-10">{sentence}</p>
      <Link to={routes.chat.path} className={buttonClasses({ variant: 'primary' })}>
        {start}
      </Link>
    </section>
  )
}

/** Holds the room of the figures and charts. */
function ReportSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">{texts.common.loading}</output>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {['prompts', 'runs', 'rate', 'time', 'tokens', 'cost', 'versions', 'files'].map((tile) => (
          <Skeleton key={tile} className="h-22" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {['runs', 'tokens', 'cost', 'time'].map((chart) => (
          <Skeleton key={chart} className="h-72" />
        ))}
      </div>
    </div>
  )
}
