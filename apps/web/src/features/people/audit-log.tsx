import { useInfiniteQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { AuditEntry, WorkspaceId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { exactTime } from '../../lib/exact-time.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { describeAct } from './describe-member.ts'
import { PeopleSection } from './people-section.tsx'
import { auditQuery } from './team-query.ts'

const words = texts.people.log

/** What was done with rights in the workspace, newest first. */
export function AuditLog({ workspaceId }: { workspaceId: WorkspaceId }) {
  const { data, dataUpdatedAt, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(auditQuery(workspaceId))
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const isTampered = data?.pages.some(({ isIntact }) => !isIntact) ?? false
  return (
    <PeopleSection heading={words.heading} sentence={words.sentence}>
      {isTampered && (
        <div className="px-5 pt-4">
          <FormMessage tone="error">{words.tampered}</FormMessage>
        </div>
      )}
      {!data && !error && (
        <div className="p-5">
          <Skeleton className="h-16" />
        </div>
      )}
      {!data && error && (
        <div className="p-5">
          <Alert
            heading={words.loadFailed}
            action={
              <Button isLoading={isFetching} onClick={() => void refetch()}>
                {texts.common.actions.retry}
              </Button>
            }
          >
            {error.message}
          </Alert>
        </div>
      )}
      {data && entries.length === 0 && <p className="px-5 py-4 text-14 text-neutral-10">{words.none}</p>}
      <ol className="divide-y divide-neutral-5">
        {entries.map((entry) => (
          <AuditRow key={entry.position} entry={entry} now={new Date(dataUpdatedAt)} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="border-t border-neutral-5 p-4 text-center">
          <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      )}
    </PeopleSection>
  )
}

function AuditRow({ entry, now }: { entry: AuditEntry; now: Date }) {
  const at = new Date(entry.at)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-2.5">
      <p className="min-w-0 text-14 wrap-anywhere">
        <span className="font-medium">{entry.actor}</span> {describeAct(entry)}
      </p>
      <time dateTime={entry.at} title={exactTime(at)} className="text-13 text-neutral-10">
        {relativeTime(at, now)}
      </time>
    </li>
  )
}
