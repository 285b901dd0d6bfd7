import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Code } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { FileChange, ProjectId, RunId } from '@joinery/contract'
import { Alert } from '../../../components/ui/alert.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { CodeComparison } from '../../../components/ui/code-comparison.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { changesByInterest } from '../../../lib/order-by-interest.ts'
import { runChangesQuery, sideQuery } from './run-query.ts'
import type { RunChanges } from './run-query.ts'

interface MessageChangesProps {
  projectId: ProjectId
  runId: RunId
  onViewCode: (path: string) => void
  onClose: () => void
}

/** What a message changed, file by file, on both sides. */
export function MessageChanges({ projectId, runId, onViewCode, onClose }: MessageChangesProps) {
  const { changes: words } = texts.chat
  const { data, error, isFetching, refetch } = useQuery(runChangesQuery(projectId, runId))
  return (
    <Dialog
      title={words.title}
      {...(data?.run.versionBefore === null && { description: words.noBase })}
      width="wide"
      startsInField={false}
      isOpen
      onOpenChange={onClose}
    >
      {!data && !error && <Skeleton className="h-80" />}
      {error && (
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
      )}
      {data?.changes.length === 0 && (
        <p className="py-16 text-center text-14 text-neutral-10">{words.none}</p>
      )}
      {data && data.changes.length > 0 && (
        <ChangedFiles projectId={projectId} changes={data} onViewCode={onViewCode} />
      )}
    </Dialog>
  )
}

interface ChangedFilesProps {
  projectId: ProjectId
  changes: RunChanges
  onViewCode: (path: string) => void
}

function ChangedFiles({ projectId, changes: { run, changes: unordered }, onViewCode }: ChangedFilesProps) {
  const { changes: words, generatedFiles } = texts.chat
  const changes = changesByInterest(unordered)
  const [chosen, setChosen] = useState<string>()
  const open = changes.find(({ path }) => path === chosen) ?? changes[0]
  return (
    <div className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <ul
        aria-label={words.files}
        className="max-h-40 overflow-y-auto rounded-card border border-neutral-5 lg:max-h-[60dvh]"
      >
        {changes.map(({ path, before, after }) => (
          <li key={path} className="border-b border-neutral-5 last:border-b-0">
            <button
              type="button"
              aria-current={path === open?.path || undefined}
              title={path}
              onClick={() => setChosen(path)}
              className={classNames(
                'flex min-h-11 w-full min-w-0 flex-col justify-center px-3 py-1 text-left -outline-offset-2',
                path === open?.path && 'text-accent',
              )}
            >
              <span className="w-full truncate text-left font-mono text-13" dir="rtl">
                <bdi dir="ltr">{path}</bdi>
              </span>
              <span className="text-12 text-neutral-10">
                {texts.versions.comparison[kindOf(before, after)]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <div className="grid min-w-0 content-start gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="min-w-0 font-mono text-13 font-medium break-all">{open.path}</h3>
            {open.after && (
              <Button
                onClick={() => onViewCode(open.path)}
                title={fillText(generatedFiles.open, { path: open.path })}
              >
                <Code aria-hidden className="size-4" />
                {texts.chat.tabs.codeViewer}
              </Button>
            )}
          </div>
          <FileSides key={open.path} projectId={projectId} run={run} change={open} />
        </div>
      )}
    </div>
  )
}

function kindOf(before: FileChange['before'], after: FileChange['after']) {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

interface FileSidesProps {
  projectId: ProjectId
  run: RunChanges['run']
  change: FileChange
}

function FileSides({ projectId, run, change }: FileSidesProps) {
  const { path } = change
  const before = useQuery(
    sideQuery({ projectId, versionId: run.versionBefore, path, hash: change.before?.hash ?? null }),
  )
  const after = useQuery(
    sideQuery({ projectId, versionId: run.versionAfter, path, hash: change.after?.hash ?? null }),
  )
  if (before.data === undefined || after.data === undefined) {
    const error = before.error ?? after.error
    return error ? <FormMessage tone="error">{error.message}</FormMessage> : <Skeleton className="h-80" />
  }
  if (before.data?.encoding === 'base64' || after.data?.encoding === 'base64') {
    return <FormMessage tone="notice">{texts.versions.comparison.notText}</FormMessage>
  }
  const { changes: words } = texts.chat
  return (
    <div className="max-h-[55dvh] overflow-y-auto rounded-card border border-neutral-5">
      <CodeComparison
        path={path}
        before={{ label: words.before, text: before.data?.content ?? '' }}
        after={{ label: words.after, text: after.data?.content ?? '' }}
        isFolded
      />
    </div>
  )
}
