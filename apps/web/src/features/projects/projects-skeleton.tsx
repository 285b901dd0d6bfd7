import { texts } from '@joinery/contract'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { projectGridClasses } from './project-grid-classes.ts'

/** Holds the room of the first cards. */
export function ProjectsSkeleton() {
  return (
    <div className={projectGridClasses}>
      <output className="sr-only">{texts.common.loading}</output>
      {['first', 'second', 'third'].map((card) => (
        <Card key={card} aria-hidden className="flex flex-col gap-4 p-5">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-10" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-4 h-9" />
        </Card>
      ))}
    </div>
  )
}
