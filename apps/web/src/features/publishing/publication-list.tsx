import { countText, fillText, texts } from '@joinery/contract'
import type { ProjectId, Publication } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { exactTime } from '../../lib/exact-time.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { useGoBack } from './use-publishing.ts'

interface PublicationListProps {
  projectId: ProjectId
  publications: readonly Publication[]
  canGoBack: boolean
  now: Date
}

const words = texts.publishing

/** Every publication, the newest first, each of them one that visitors can be shown again. */
export function PublicationList({ projectId, publications, canGoBack, now }: PublicationListProps) {
  const goBack = useGoBack(projectId)
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-semibold">{words.history}</h3>
      {publications.length === 0 ? (
        <p className="text-14 text-neutral-10">{words.noHistory}</p>
      ) : (
        <ol className="rounded-card border border-neutral-5">
          {publications.map((publication) => (
            <li key={publication.id} className="border-b border-neutral-5 last:border-b-0">
              <PublicationRow publication={publication} now={now}>
                {canGoBack && publication.status === 'published' && !publication.isLive && (
                  <Button
                    aria-label={labelOf(publication)}
                    isLoading={goBack.isPending && goBack.variables.id === publication.id}
                    disabled={goBack.isPending}
                    onClick={() => goBack.mutate(publication)}
                  >
                    {words.goBack}
                  </Button>
                )}
              </PublicationRow>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface PublicationRowProps {
  publication: Publication
  now: Date
  children: React.ReactNode
}

function PublicationRow({ publication, now, children }: PublicationRowProps) {
  const { versionNumber, status, isLive, createdAt, fileCount, sizeBytes, reason } = publication
  const moment = new Date(createdAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-14 font-medium">{fillText(words.version, { n: versionNumber })}</span>
          {isLive ? (
            <Badge tone="success">{words.liveMark}</Badge>
          ) : (
            <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{words.states[status]}</Badge>
          )}
        </div>
        <p className="text-13 break-words text-neutral-10">
          <time dateTime={createdAt} title={exactTime(moment)}>
            {relativeTime(moment, now)}
          </time>
          {status === 'published' &&
            ` · ${fillText(words.size, { files: countText(fileCount, words.files), size: kilobytes(sizeBytes) })}`}
          {reason !== null && ` · ${reason}`}
        </p>
      </div>
      {children}
    </div>
  )
}

const labelOf = ({ versionNumber, createdAt }: Publication) =>
  fillText(words.goBackLabel, { n: versionNumber, time: exactTime(new Date(createdAt)) })

const figures = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

const kilobytes = (bytes: number) => figures.format(Math.max(1, bytes / 1000))
