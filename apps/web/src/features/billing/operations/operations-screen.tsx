import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { BillingOperations } from '@joinery/contract'
import { Alert } from '../../../components/ui/alert.tsx'
import { Badge } from '../../../components/ui/badge.tsx'
import { buttonClasses } from '../../../components/ui/button-classes.ts'
import { Button } from '../../../components/ui/button.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { Spinner } from '../../../components/ui/spinner.tsx'
import { billingQuery } from '../billing-query.ts'
import { AlertList } from './alert-list.tsx'
import { DriftReport } from './drift-report.tsx'
import { EventList } from './event-list.tsx'
import { operationsQuery } from './operations-query.ts'
import { SandboxControls } from './sandbox-controls.tsx'

const words = texts.billingOperations

/** What the payment provider told us, whether both still agree, and the levers of the sandbox. */
export function OperationsScreen() {
  const { data: overview, error: overviewError } = useQuery(billingQuery)
  const isOperator = overview?.isOperator === true
  const { data, error, isFetching, refetch } = useQuery({ ...operationsQuery, enabled: isOperator })
  const failure = error ?? overviewError
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <OperationsHeader operations={data} />
      {overview && !isOperator && <FormMessage tone="notice">{words.notYours}</FormMessage>}
      {data && <Operations operations={data} />}
      {!data && failure && (
        <Alert
          heading={words.loadFailed}
          action={
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              {texts.common.actions.retry}
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
      {!data && !failure && (!overview || isOperator) && (
        <output className="flex items-center justify-center gap-3 py-24 text-14 text-neutral-10">
          <Spinner />
          {texts.common.loading}
        </output>
      )}
    </div>
  )
}

function OperationsHeader({ operations }: { operations: BillingOperations | undefined }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-24 font-semibold">{words.heading}</h1>
          {operations?.isTestMode && <Badge tone="cedar">{texts.common.testMode}</Badge>}
        </div>
        <p className="text-14 text-neutral-10">{words.subtitle}</p>
        {operations && (
          <p className="text-13 break-all text-neutral-10">
            {words.scope}: <code className="font-mono text-12">{operations.scope}</code>
          </p>
        )}
      </div>
      <Link to={routes.dashboardBilling.path} className={buttonClasses()}>
        {words.back}
      </Link>
    </div>
  )
}

function Operations({ operations }: { operations: BillingOperations }) {
  return (
    <>
      {operations.sandbox && <SandboxControls sandbox={operations.sandbox} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <DriftReport reconciliations={operations.reconciliations} />
        <AlertList alerts={operations.alerts} />
      </div>
      <EventList waiting={operations.eventsWaiting} failed={operations.eventsFailed} />
    </>
  )
}
