import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Plus } from 'lucide-react'
import { routes, texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AppDatabases } from './app-databases.tsx'
import { DatabasesOverview } from './databases-overview.tsx'
import { appDatabasesQuery, databasesQuery } from './databases-query.ts'

export function DatabasesScreen() {
  const { heading, subtitle, connectOne, loadFailed, empty } = texts.databases
  const { data, error, isFetching, refetch } = useQuery(databasesQuery)
  // Asked for together: neither waits for the other.
  usePrefetchQuery(appDatabasesQuery)
  const connect = (
    <Link to={routes.connectDatabase.path} className={buttonClasses({ variant: 'primary' })}>
      <Plus aria-hidden className="size-4" />
      {connectOne}
    </Link>
  )
  if (data?.databases.length === 0) {
    return (
      <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6">
        <EmptyState drawing={<OpenJoint />} heading={empty.heading} action={connect}>
          {empty.sentence}
        </EmptyState>
        <AppDatabases />
      </div>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-24 font-semibold">{heading}</h1>
          <p className="text-14 text-neutral-10">{subtitle}</p>
        </div>
        {connect}
      </div>
      {data && <DatabasesOverview databases={data.databases} />}
      {data && <AppDatabases />}
      {!data && !error && (
        <div className="grid gap-4">
          <output className="sr-only">{texts.common.loading}</output>
          <Skeleton className="h-20" />
          <Skeleton className="h-96" />
        </div>
      )}
      {!data && error && (
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
    </div>
  )
}
