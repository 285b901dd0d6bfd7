import { Suspense, useState } from 'react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import type { Conflict } from '../open/desk-state.ts'
import { nameOf } from '../tree/paths.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { CodeSkeleton } from './lazy-code-editor.tsx'

const MergeEditor = lazyPart(async () => (await import('./merge-editor.tsx')).MergeEditor)

interface ConflictViewProps {
  conflict: Conflict
  mine: string
  onKeep: (text: string) => Promise<void>
  onTakeTheirs: () => Promise<void>
  onCancel: () => void
}

/** A save that met another change: both sides, and three ways to end it. */
export function ConflictView({ conflict, mine, onKeep, onTakeTheirs, onCancel }: ConflictViewProps) {
  const [merged, setMerged] = useState(mine)
  const [isBusy, setIsBusy] = useState(false)
  const { path, current } = conflict
  const words = texts.files.conflict
  const isText = current?.encoding === 'utf8'
  const during = (act: () => Promise<void>) => async () => {
    setIsBusy(true)
    await act()
    setIsBusy(false)
  }

  return (
    <section aria-labelledby="conflict-heading" className="flex min-h-0 flex-1 flex-col">
      <div role="alert" className="grid gap-3 border-b border-neutral-5 bg-cedar-subtle p-4">
        <div className="grid gap-1">
          <h2 id="conflict-heading" className="text-14 font-semibold">
            {fillText(current ? words.heading : words.goneHeading, { name: nameOf(path) })}
          </h2>
          <p className="text-13 text-neutral-11">{current ? words.sentence : words.goneSentence}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={during(() => onKeep(mine))}>
            {words.keepMine}
          </Button>
          <Button disabled={isBusy} onClick={during(onTakeTheirs)}>
            {words.takeTheirs}
          </Button>
          {isText && (
            <Button
              variant="primary"
              disabled={isBusy || merged === mine}
              onClick={during(() => onKeep(merged))}
            >
              {words.saveMerged}
            </Button>
          )}
          <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
      {isText && (
        <>
          <div className="hidden grid-cols-2 border-b border-neutral-5 text-12 font-medium text-neutral-10 md:grid">
            <p className="px-4 py-1.5">{words.theirs}</p>
            <p className="px-4 py-1.5">{words.mine}</p>
          </div>
          <Suspense fallback={<CodeSkeleton />}>
            <MergeEditor
              path={path}
              theirs={current.content}
              mine={mine}
              labels={{ theirs: words.theirs, mine: words.mine }}
              onChange={setMerged}
            />
          </Suspense>
        </>
      )}
    </section>
  )
}
