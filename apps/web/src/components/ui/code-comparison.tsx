import { useEffect, useRef } from 'react'
import { showComparison } from '../../lib/code/show-comparison.ts'
import type { ComparedSide } from '../../lib/code/show-comparison.ts'

interface CodeComparisonProps {
  path: string
  before: ComparedSide
  after: ComparedSide
  isFolded: boolean
}

/** Two texts side by side, or one below the other on small screens, with what differs marked. */
export function CodeComparison({ path, before, after, isFolded }: CodeComparisonProps) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = parent.current
    if (!element) return undefined
    const shown = showComparison({
      parent: element,
      path,
      before: { label: before.label, text: before.text },
      after: { label: after.label, text: after.text },
      isSideBySide: window.matchMedia('(min-width: 48rem)').matches,
      isFolded,
    })
    return () => void shown.then((takeAway) => takeAway())
  }, [path, before.label, before.text, after.label, after.text, isFolded])
  return <div ref={parent} className="min-w-0" />
}
