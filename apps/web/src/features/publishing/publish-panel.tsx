import { useQuery } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Publishing } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { LiveAddress } from './live-address.tsx'
import { OpenTables } from './open-tables.tsx'
import { PublicationList } from './publication-list.tsx'
import { openTablesQuery, publishingQuery } from './publishing-query.ts'
import { usePublish } from './use-publishing.ts'

const words = texts.publishing

/** What is published now, the way to publish, and all that was published before. */
export function PublishPanel({ projectId }: { projectId: ProjectId }) {
  const state = useQuery(publishingQuery(projectId))
  const tables = useQuery(openTablesQuery(projectId))
  const publish = usePublish(projectId)
  if (!state.data) {
    if (!state.error) return <PanelSkeleton />
    return (
      <Alert
        heading={words.loadFailed}
        action={
          <Button isLoading={state.isFetching} onClick={() => void state.refetch()}>
            {texts.common.actions.retry}
          </Button>
        }
      >
        {state.error.message}
      </Alert>
    )
  }
  const { url, versionNumber, canPublish, publications } = state.data
  const live = publications.find(({ isLive }) => isLive)
  const isBuilding = publications[0]?.status === 'building'
  const openCount = tables.data?.tables.filter(({ decision }) => decision === null).length ?? 0
  const form = live?.versionNumber === versionNumber ? words.publishAgain : words.publish
  return (
    <div className="grid gap-5">
      {url !== null && live && (
        <LiveAddress projectId={projectId} url={url} live={live} canUnpublish={canPublish} />
      )}
      <BuildState state={state.data} />
      {publish.error && <Alert heading={words.actFailed}>{publish.error.message}</Alert>}
      <OpenTables projectId={projectId} query={tables} />
      {versionNumber === 0 && <p className="text-14 text-neutral-10">{words.refusals.nothingThere}</p>}
      {canPublish ? (
        <Button
          variant="primary"
          className="justify-self-start"
          disabled={versionNumber === 0 || isBuilding || openCount > 0 || tables.isPending}
          isLoading={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {fillText(form, { n: versionNumber })}
        </Button>
      ) : (
        <p className="text-14 text-neutral-10">{words.notAllowed}</p>
      )}
      <PublicationList
        projectId={projectId}
        publications={publications}
        canGoBack={canPublish}
        now={new Date(state.dataUpdatedAt)}
      />
    </div>
  )
}

/** How the newest build stands, as long as that says more than what is live. */
function BuildState({ state: { url, publications } }: { state: Publishing }) {
  const [newest] = publications
  if (newest?.status === 'failed') {
    return (
      <Alert heading={fillText(words.failed, { n: newest.versionNumber })}>
        <p className="break-words whitespace-pre-wrap">{newest.reason}</p>
      </Alert>
    )
  }
  const form = url === null ? words.building : words.buildingOver
  return (
    <output className="flex items-center gap-2 text-14 text-neutral-11 empty:hidden">
      {newest?.status === 'building' ? (
        <>
          <Spinner />
          {fillText(form, { n: newest.versionNumber })}
        </>
      ) : (
        url === null && words.notLive
      )}
    </output>
  )
}

function PanelSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-32" />
    </div>
  )
}
