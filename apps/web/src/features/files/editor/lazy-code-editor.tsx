import { Suspense } from 'react'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import type { CodeEditorProps } from './code-editor.tsx'

const Loaded = lazyPart(async () => (await import('./code-editor.tsx')).CodeEditor)

/** The editor, with the room that it will take while it is on its way. */
export function LazyCodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<CodeSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  )
}

export function CodeSkeleton() {
  return (
    <div className="grid flex-1 content-start gap-2.5 p-4">
      {['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-3.5 ${width}`} />
      ))}
    </div>
  )
}
