import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { FileChange, ProjectId, Version } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { changesByInterest } from '../../lib/order-by-interest.ts'
import { ChangedFiles } from './changed-files.tsx'
import { comparisonQuery } from './comparison-query.ts'
import { sideOf } from './compared-pair.ts'
import type { ComparedPair } from './compared-pair.ts'
import { FileComparison } from './file-comparison.tsx'
import { RestoreBar } from './restore-bar.tsx'

interface ComparisonViewProps {
  projectId: ProjectId
  pair: ComparedPair
  isRestoring: boolean
  onRestore: (version: Version, paths?: string[]) => void
  onBack: () => void
}

/** What differs between two sides, file by file, and the way to bring the older side back. */
export function ComparisonView({ projectId, pair, isRestoring, onRestore, onBack }: ComparisonViewProps) {
  const { comparison } = texts.versions
  const { data, error, isFetching, refetch } = useQuery(
    comparisonQuery({ projectId, before: sideOf(pair.before), after: sideOf(pair.after) }),
  )
  return (
    <div className="grid gap-4">
      <Button variant="ghost" onClick={onBack} className="-ml-2 justify-self-start">
        <ArrowLeft aria-hidden className="size-4" />
        {comparison.back}
      </Button>
      {!data && !error && <Skeleton className="h-80" />}
      {!data && error && (
        <Alert
          heading={comparison.loadFailed}
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
        <p className="py-16 text-center text-14 text-neutral-10">{comparison.same}</p>
      )}
      {data && data.changes.length > 0 && (
        <Changes
          projectId={projectId}
          pair={pair}
          changes={changesByInterest(data.changes)}
          isRestoring={isRestoring}
          onRestore={(paths) => onRestore(pair.before, paths)}
        />
      )}
    </div>
  )
}

interface ChangesProps {
  projectId: ProjectId
  pair: ComparedPair
  changes: readonly FileChange[]
  isRestoring: boolean
  onRestore: (paths?: string[]) => void
}

function Changes({ projectId, pair, changes, isRestoring, onRestore }: ChangesProps) {
  const [openPath, setOpenPath] = useState<string>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const open = changes.find(({ path }) => path === openPath) ?? changes[0]

  const choose = (path: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? new Set([...before, path]) : withoutPath(before, path)))

  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ChangedFiles
          changes={changes}
          openPath={open?.path}
          chosen={chosen}
          onOpen={setOpenPath}
          onChoose={choose}
        />
        {open && <FileComparison key={open.path} projectId={projectId} pair={pair} change={open} />}
      </div>
      <RestoreBar
        version={pair.before}
        chosenCount={chosen.size}
        isRestoring={isRestoring}
        onRestoreAll={() => onRestore()}
        onRestoreChosen={() => onRestore([...chosen])}
      />
    </>
  )
}

const withoutPath = (paths: ReadonlySet<string>, path: string) =>
  new Set([...paths].filter((each) => each !== path))
