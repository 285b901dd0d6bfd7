import { useEffect, useRef } from 'react'
import { showMerge } from './merge-view.ts'

export interface MergeEditorProps {
  path: string
  theirs: string
  mine: string
  labels: { theirs: string; mine: string }
  onChange: (mine: string) => void
}

/** Both sides of a conflict. Its code is large, so the conflict view loads it. */
export function MergeEditor({ path, theirs, mine, labels, onChange }: MergeEditorProps) {
  const parent = useRef<HTMLDivElement>(null)
  const latest = useRef({ mine, onChange })
  useEffect(() => {
    latest.current = { mine, onChange }
  })
  useEffect(() => {
    const element = parent.current
    if (!element) return undefined
    const shown = showMerge({
      parent: element,
      path,
      theirs,
      mine: latest.current.mine,
      labels: { theirs: labels.theirs, mine: labels.mine },
      isSideBySide: window.matchMedia('(min-width: 48rem)').matches,
      onChange: (typed) => latest.current.onChange(typed),
    })
    return () => void shown.then((end) => end())
  }, [path, theirs, labels.theirs, labels.mine])
  return <div ref={parent} className="min-h-0 flex-1 overflow-auto" />
}
