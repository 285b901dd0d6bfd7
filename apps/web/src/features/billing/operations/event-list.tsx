import { useInfiniteQuery } from '@tanstack/react-query'
import { countText, texts } from '@joinery/contract'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Loaded } from '../../../components/ui/loaded.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { EventRow } from './event-row.tsx'
import { OperationsSection } from './operations-section.tsx'
import { eventsQuery } from './operations-query.ts'

const words = texts.billingOperations.events

/** Every webhook that came, and what became of it. */
export function EventList({ waiting, failed }: { waiting: number; failed: number }) {
  return (
    <OperationsSection
      heading={words.heading}
      sentence={words.sentence}
      mark={
        <>
          {waiting > 0 && <Badge tone="cedar">{countText(waiting, words.waiting)}</Badge>}
          {failed > 0 && <Badge tone="danger">{countText(failed, words.failed)}</Badge>}
        </>
      }
    >
      <Events />
    </OperationsSection>
  )
}

function Events() {
  const query = useInfiniteQuery(eventsQuery)
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded query={query} failure={words.loadFailed} waiting={<Skeleton className="h-32" />}>
      {({ pages }) => {
        const events = pages.flatMap((page) => page.events)
        if (events.length === 0) return <p className="text-14 text-neutral-10">{words.none}</p>
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4">
            <ul className="w-full divide-y divide-neutral-5">
              {events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            {hasNextPage && (
              <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.more}
              </Button>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
