import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Plus } from 'lucide-react'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { EmptySection } from '../../components/ui/empty-section.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AppDatabases } from './app-databases.tsx'
import { DatabasesOverview } from './databases-overview.tsx'
import { appDatabasesQuery, databasesQuery } from './databases-query.ts'
import { BrowserSkeleton } from './tables/browser-skeleton.tsx'

export function DatabasesScreen() {
  const { heading, subtitle, connectOne, loadFailed, empty } = texts.databases
  const query = useQuery(databasesQuery)
  // Asked for together: neither waits for the other.
  usePrefetchQuery(appDatabasesQuery)
  const connectBy = (variant: 'primary' | 'secondary') => (
    <Link to={routes.connectDatabase.path} className={buttonClasses({ variant })}>
      <Plus aria-hidden className="size-4" />
      {connectOne}
    </Link>
  )
  const isEmpty = query.data?.databases.length === 0
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-24 font-semibold">{heading}</h1>
          <p className="text-14 text-neutral-10">{subtitle}</p>
        </div>
        {/* Where there is none yet, the way on stands below. */}
        {connectBy(isEmpty ? 'secondary' : 'primary')}
      </div>
      <Loaded query={query} failure={loadFailed} waiting={<DatabasesSkeleton />}>
        {({ databases }) => (
          <>
            {isEmpty && (
              <EmptySection heading={empty.heading} sentence={empty.sentence} action={connectBy('primary')} />
            )}
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
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-75 md:h-59 lg:h-[7.375rem]" />
      <div className="grid gap-5">
        <Skeleton className="h-10" />
        <BrowserSkeleton />
      </div>
    </>
  )
}
