import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { FileChange, FileContent, ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { nameOf, sideOf } from './compared-pair.ts'
import type { ComparedPair } from './compared-pair.ts'
import { contentQuery } from './content-query.ts'

/** The editor's code is large, and few who look at the list open a file. */
const CodeComparison = lazyPart(
  async () => (await import('../../components/ui/code-comparison.tsx')).CodeComparison,
)

interface FileComparisonProps {
  projectId: ProjectId
  pair: ComparedPair
  change: FileChange
}

/** One file on both sides. */
export function FileComparison({ projectId, pair, change }: FileComparisonProps) {
  const { path } = change
  const before = useQuery(
    contentQuery({ projectId, side: sideOf(pair.before), path, hash: change.before?.hash ?? null }),
  )
  const after = useQuery(
    contentQuery({ projectId, side: sideOf(pair.after), path, hash: change.after?.hash ?? null }),
  )
  const error = before.error ?? after.error
  if (error) return <FormMessage tone="error">{error.message}</FormMessage>
  if (before.data === undefined || after.data === undefined) return <Skeleton className="h-80" />
  if (before.data?.encoding === 'base64' || after.data?.encoding === 'base64') {
    return <FormMessage tone="notice">{texts.versions.comparison.notText}</FormMessage>
  }
  return <TextComparison path={path} pair={pair} before={before.data} after={after.data} />
}

interface TextComparisonProps {
  path: string
  pair: ComparedPair
  before: FileContent | null
  after: FileContent | null
}

function TextComparison({ path, pair, before, after }: TextComparisonProps) {
  const { fold, unfold } = texts.versions.comparison
  const [isFolded, setIsFolded] = useState(true)
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-mono text-13 font-medium break-all">{path}</h3>
        <Button onClick={() => setIsFolded(!isFolded)}>{isFolded ? unfold : fold}</Button>
      </div>
      <div className="overflow-hidden rounded-card border border-neutral-5">
        <div className="hidden grid-cols-2 border-b border-neutral-5 bg-neutral-2 text-13 text-neutral-10 md:grid">
          <p className="px-3 py-2">{headingOf(pair.before, before)}</p>
          <p className="border-l border-neutral-5 px-3 py-2">{headingOf(pair.after, after)}</p>
        </div>
        {/* On wide screens all of the dialog is in sight, and only this scrolls. */}
        <div className="max-h-[55dvh] overflow-y-auto lg:max-h-[max(12rem,calc(90dvh-20rem))]">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <CodeComparison
              path={path}
              before={{ label: headingOf(pair.before, before), text: before?.content ?? '' }}
              after={{ label: headingOf(pair.after, after), text: after?.content ?? '' }}
              isFolded={isFolded}
            />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function headingOf(side: ComparedPair['after'], content: FileContent | null): string {
  return content ? nameOf(side) : `${nameOf(side)} · ${texts.versions.comparison.notThere}`
}
