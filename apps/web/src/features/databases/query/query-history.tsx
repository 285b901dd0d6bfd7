import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { DatabaseId, PastQuery } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { exactTime } from '../../../lib/exact-time.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { historyQuery } from '../databases-query.ts'

interface QueryHistoryProps {
  databaseId: DatabaseId
  onChoose: (statement: string) => void
}

export function QueryHistory({ databaseId, onChoose }: QueryHistoryProps) {
  const { history, historyEmpty, historyFailed } = texts.databases.console
  const headingId = useId()
  const { data, error, dataUpdatedAt, refetch } = useQuery(historyQuery(databaseId))
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-3">
      <h2 id={headingId} className="text-14 font-semibold">
        {history}
      </h2>
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && (
        <div className="grid justify-items-start gap-2 text-14 text-neutral-10">
          {historyFailed}
          <Button onClick={() => void refetch()}>{texts.common.actions.retry}</Button>
        </div>
      )}
      {data?.queries.length === 0 && <p className="text-14 text-neutral-10">{historyEmpty}</p>}
      <ol className="grid max-h-[60vh] gap-1 overflow-y-auto">
        {data?.queries.map((query) => (
          <li key={query.id}>
            <PastStatement query={query} now={new Date(dataUpdatedAt)} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PastStatementProps {
  query: PastQuery
  now: Date
  onChoose: (statement: string) => void
}

function PastStatement({ query, now, onChoose }: PastStatementProps) {
  const moment = new Date(query.createdAt)
  return (
    <button
      type="button"
      title={texts.databases.console.again}
      onClick={() => onChoose(query.statement)}
      className="grid w-full cursor-pointer gap-1 rounded-control border border-neutral-5 p-2.5 text-left hover:bg-neutral-3"
    >
      <code className="line-clamp-3 text-13 wrap-anywhere whitespace-pre-wrap text-neutral-12">
        {query.statement}
      </code>
      <span className="flex items-center gap-1.5 text-12 text-neutral-10">
        {query.error !== null && (
          <>
            <CircleAlert aria-hidden className="size-3.5 text-danger" />
            <span className="text-danger">{texts.databases.console.failed}</span>
          </>
        )}
        <time dateTime={query.createdAt} title={exactTime(moment)}>
          {relativeTime(moment, now)}
        </time>
      </span>
    </button>
  )
}
