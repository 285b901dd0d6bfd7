import { texts } from '@joinery/contract'
import { Skeleton } from '../../components/ui/skeleton.tsx'

/**
 * Holds the room of everything whose place depends on the projects. What stands below a list that is on its way would
 * be pushed down by it, so it is not shown before.
 */
export function HomeSkeleton() {
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <div
        aria-hidden
        className="grid overflow-hidden rounded-card border border-neutral-5 lg:grid-cols-[3fr_2fr]"
      >
        <Skeleton className="aspect-[16/10] rounded-none" />
        <div className="flex min-h-54 flex-col gap-4 p-5 lg:p-6">
          <Skeleton className="h-13" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-auto h-9 w-36 pointer-coarse:h-11" />
        </div>
      </div>
      <div aria-hidden className="grid gap-4">
        <Skeleton className="h-7 w-44" />
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="min-h-40" />
          <Skeleton className="h-[14.5rem]" />
          <Skeleton className="h-[14.5rem]" />
        </div>
      </div>
    </>
  )
}
