import { useState } from 'react'
import type { ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { pairUp } from './compared-pair.ts'
import type { ComparedPair } from './compared-pair.ts'
import { LockedNotice } from './locked-notice.tsx'
import { VersionRow } from './version-row.tsx'
import { VersionRowActions } from './version-row-actions.tsx'
import { versionsQuery } from './versions-query.ts'

interface VersionListProps {
  projectId: ProjectId
  isRestoring: boolean
  onRestore: (version: Version) => void
  onCompare: (pair: ComparedPair) => void
  renderActions: ((version: Version) => ReactNode) | undefined
}

/** The versions in a list of 400 px that scrolls. */
export function VersionList(props: VersionListProps) {
  const { projectId, isRestoring, onRestore, onCompare, renderActions } = props
  const { empty, older, notices } = texts.versions
  const query = useInfiniteQuery(versionsQuery(projectId))
  const [first, setFirst] = useState<Version>()

  if (!query.data) {
    return query.error ? (
      <ListFailure error={query.error} isFetching={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <ListSkeleton />
    )
  }
  const versions = query.data.pages.flatMap((page) => page.versions)
  if (versions.length === 0) {
    return <p className="flex h-[400px] items-center justify-center text-14 text-neutral-10">{empty}</p>
  }
  const firstLocked = versions.find(({ isLocked }) => isLocked)
  const now = new Date(query.dataUpdatedAt)
  return (
    <div className="grid gap-3">
      {first && <ChoosingNotice first={first} onCancel={() => setFirst(undefined)} />}
      <div className="h-[400px] overflow-y-auto rounded-card border border-neutral-5">
        <ol>
          {versions.map((version, index) => (
            <li key={version.id} className="border-b border-neutral-5 last:border-b-0">
              {version === firstLocked && <LockedNotice historyDays={query.data.pages[0]?.historyDays} />}
              <VersionRow version={version} isNewest={index === 0} now={now}>
                <VersionRowActions
                  projectId={projectId}
                  version={version}
                  isNewest={index === 0}
                  first={first}
                  isRestoring={isRestoring}
                  onRestore={() => onRestore(version)}
                  onCompare={() =>
                    onCompare(first ? pairUp(first, version) : { before: version, after: 'current' })
                  }
                  onChoose={() => setFirst(version)}
                >
                  {renderActions?.(version)}
                </VersionRowActions>
              </VersionRow>
            </li>
          ))}
        </ol>
        {query.hasNextPage && (
          <div className="grid justify-items-center gap-3 p-3">
            {query.isFetchNextPageError && (
              <FormMessage tone="error">
                <p>{notices.loadFailed}</p>
                <p>{query.error.message}</p>
              </FormMessage>
            )}
            <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {older}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function ChoosingNotice({ first, onCancel }: { first: Version; onCancel: () => void }) {
  return (
    <output className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-accent-subtle p-3 text-14">
      {fillText(texts.versions.choosing.sentence, { n: first.versionNumber })}
      <Button onClick={onCancel}>{texts.common.actions.cancel}</Button>
    </output>
  )
}

interface ListFailureProps {
  error: Error
  isFetching: boolean
  onRetry: () => void
}

function ListFailure({ error, isFetching, onRetry }: ListFailureProps) {
  return (
    <Alert
      heading={texts.versions.notices.historyLoadFailed}
      action={
        <Button isLoading={isFetching} onClick={onRetry}>
          {texts.common.actions.retry}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}

function ListSkeleton() {
  return (
    <div className="grid h-[400px] content-start gap-2 overflow-hidden">
      <output className="sr-only">{texts.common.loading}</output>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}
