import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import type { OpenFiles } from '../open/browser-files.ts'
import { contentQuery, keepContentOf } from '../open/file-queries.ts'
import { readFileText } from '../open/file-text.ts'
import { useDesk } from '../open/use-desk.ts'
import type { FileItem } from '../tree/build-tree.ts'
import { useSettled } from './use-settled.ts'

/** More than anybody sees in eight lines; the rest would only be laid out for nothing. */
const shownSigns = 4_000

/** A glance at the selected file, with what is not saved yet, and the way to save it. */
export function FilePreview({ files: { home, desk, actions }, file }: { files: OpenFiles; file: FileItem }) {
  // Whoever runs through the tree by arrow key looks at nothing on the way.
  const settled = useSettled(file, 120)
  const { data } = useQuery({
    ...contentQuery(home, settled.path === file.path ? file : undefined),
    placeholderData: keepContentOf(file.path),
  })
  const draft = useDesk(desk).drafts.get(file.path)
  const shown = data && readFileText(data, draft)
  return (
    <div className="grid gap-2 border-t border-neutral-5 p-2">
      <div className="flex items-center gap-2 pl-1">
        <p className="min-w-0 flex-1 truncate text-12 font-medium text-neutral-11">{file.name}</p>
        <Button disabled={!shown || shown.text === ''} onClick={() => void actions.save(file.path)}>
          {texts.files.preview.save}
        </Button>
      </div>
      {data ? (
        <pre
          // A region that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-32 overflow-auto rounded-control bg-neutral-3 p-2 font-mono text-12 text-neutral-11"
        >
          {previewOf(shown?.text)}
        </pre>
      ) : (
        <Skeleton className="h-16" />
      )}
    </div>
  )
}

function previewOf(text: string | undefined): string {
  if (text === undefined) return texts.files.preview.binary
  return text === '' ? texts.files.preview.empty : text.slice(0, shownSigns)
}
