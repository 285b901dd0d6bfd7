import { texts } from '@joinery/contract'
import { Skeleton } from '../../../components/ui/skeleton.tsx'

/** Holds the room of the list of tables and of the one that is open. */
export function BrowserSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[17rem_1fr]">
      <output className="sr-only">{texts.databases.schema.loading}</output>
      <div aria-hidden className="grid content-start gap-3">
        <Skeleton className="h-[4.375rem]" />
        <div className="grid gap-0.5">
          {['first', 'second', 'third', 'fourth'].map((table) => (
            <Skeleton key={table} className="h-9 pointer-coarse:h-11" />
          ))}
        </div>
      </div>
      <div aria-hidden className="grid content-start gap-4">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-10" />
        <Skeleton className="h-[19rem] sm:h-[4.375rem]" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
