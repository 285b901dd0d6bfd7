import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Plus } from 'lucide-react'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AppDatabases } from './app-databases.tsx'
import { DatabasesOverview } from './databases-overview.tsx'
import { appDatabasesQuery, databasesQuery } from './databases-query.ts'

export function DatabasesScreen() {
  const { heading, subtitle, connectOne, loadFailed, empty } = texts.databases
  const query = useQuery(databasesQuery)
  // Asked for together: neither waits for the other.
  usePrefetchQuery(appDatabasesQuery)
  const connect = (
    <Link to={routes.connectDatabase.path} className={buttonClasses({ variant: 'primary' })}>
      <Plus aria-hidden className="size-4" />
      {connectOne}
    </Link>
  )
  if (query.data?.databases.length === 0) {
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
      <Loaded query={query} failure={loadFailed} waiting={<DatabasesSkeleton />}>
        {({ databases }) => (
          <>
            <DatabasesOverview databases={databases} />
            <AppDatabases />
          </>
        )}
      </Loaded>
    </div>
  )
}

function DatabasesSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-20" />
      <Skeleton className="h-96" />
    </div>
  )
}
