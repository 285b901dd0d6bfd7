import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import type { FileContent } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { notify } from '../../../lib/notify.ts'
import { CodeSkeleton, LazyCodeEditor } from '../editor/lazy-code-editor.tsx'
import type { FileHome } from '../homes/file-home.ts'
import { contentQuery } from '../open/file-queries.ts'
import { describeSize } from '../structure/describe-size.ts'
import type { FileItem } from '../tree/build-tree.ts'

interface ViewedFileProps {
  home: FileHome
  file: FileItem
  /** Where to go in it. */
  place?: { line: number; column: number } | undefined
}

/** One file with its Copy button. */
export function ViewedFile({ home, file, place }: ViewedFileProps) {
  const { data, error } = useQuery(contentQuery(home, file))
  const [memory] = useState(() => new Map())
  if (!data && error) {
    return (
      <div className="p-4">
        <FormMessage tone="error">{error.message}</FormMessage>
      </div>
    )
  }
  if (!data) return <CodeSkeleton />
  return (
    <>
      <div className="flex min-h-12 items-center gap-2 border-b border-neutral-5 py-1.5 pr-2 pl-4">
        <p className="min-w-0 flex-1 truncate font-mono text-12 text-neutral-10" title={file.path}>
          {file.path}
        </p>
        {data.encoding === 'utf8' && <CopyButton content={data} />}
      </div>
      {data.encoding === 'utf8' ? (
        <LazyCodeEditor
          path={file.path}
          text={data.content}
          label={fillText(texts.files.editor.label, { path: file.path })}
          isReadOnly
          memory={memory}
          place={place}
        />
      ) : (
        <p className="m-auto max-w-sm p-8 text-center text-14 text-neutral-10">
          {fillText(texts.files.editor.binary, { size: describeSize(data.size) })}
        </p>
      )}
    </>
  )
}

/** How long the button says that it has done its work. */
const confirmedMs = 2_000

function CopyButton({ content }: { content: FileContent }) {
  const [isCopied, setIsCopied] = useState(false)
  const { viewer } = texts.files
  const copy = async () => {
    try {
      await copyText(content.content)
    } catch {
      return void notify.error(viewer.copyFailed)
    }
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), confirmedMs)
    void notify.success(viewer.copied)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
      {viewer.copy}
      {isCopied && <span className="sr-only">{viewer.copied}</span>}
    </Button>
  )
}
