import { useState } from 'react'
import { FileCode2, FileX2, LoaderCircle } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { classNames } from '../../../lib/class-names.ts'
import { textLinkClasses } from '../../../components/ui/text-link-classes.ts'
import type { RunFile } from '../session/run-state.ts'
import { orderByInterest } from '../../../lib/order-by-interest.ts'

interface FileListProps {
  files: readonly RunFile[]
  onViewCode: (path: string) => void
}

/** As many files are listed before the rest is asked for. */
const shownFiles = 3

/** What a run wrote. While it writes, what is being written comes first, so that one sees it move. */
export function FileList({ files, onViewCode }: FileListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { generatedFiles } = texts.chat
  if (files.length === 0) return null
  const sorted = sortFiles(files)
  const shown = isWhole ? sorted : sorted.slice(0, shownFiles)
  return (
    <div className="grid gap-1">
      <ul
        aria-label={generatedFiles.heading}
        className="grid overflow-hidden rounded-card border border-neutral-5"
      >
        {shown.map((file) => (
          <li key={file.path} className="border-b border-neutral-5 last:border-b-0">
            <FileRow file={file} onViewCode={onViewCode} />
          </li>
        ))}
      </ul>
      {files.length > shownFiles && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className={`justify-self-start py-1 text-13 ${textLinkClasses}`}
        >
          {isWhole ? generatedFiles.viewFewer : fillText(generatedFiles.viewAll, { n: files.length })}
        </button>
      )}
    </div>
  )
}

function sortFiles(files: readonly RunFile[]): RunFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const ordered = orderByInterest([...byPath.keys()]).flatMap((path) => byPath.get(path) ?? [])
  return [...ordered.filter(isBeingWritten), ...ordered.filter((file) => !isBeingWritten(file))]
}

const isBeingWritten = ({ state }: RunFile) => state === 'writing'

function FileRow({ file, onViewCode }: { file: RunFile; onViewCode: (path: string) => void }) {
  const { generatedFiles } = texts.chat
  const { path, state, note } = file
  const canOpen = state !== 'deleted' && state !== 'discarded'
  return (
    <button
      type="button"
      disabled={!canOpen}
      title={note ?? path}
      onClick={() => onViewCode(path)}
      className="flex h-9 w-full min-w-0 items-center gap-2.5 px-3 text-left text-13 transition-colors -outline-offset-2 hover:bg-neutral-2 disabled:pointer-events-none pointer-coarse:h-11"
    >
      <FileMark state={state} />
      <span
        dir="rtl"
        className={classNames(
          'min-w-0 flex-1 truncate text-left font-mono',
          canOpen ? 'text-neutral-12' : 'text-neutral-10 line-through',
        )}
      >
        <bdi dir="ltr">{path}</bdi>
      </span>
      <span className="sr-only">{generatedFiles.states[state]}</span>
      <LineCount file={file} />
    </button>
  )
}

function FileMark({ state }: { state: RunFile['state'] }) {
  const place = 'size-4 shrink-0'
  if (state === 'writing') return <LoaderCircle aria-hidden className={`${place} animate-spin text-accent`} />
  if (state === 'deleted' || state === 'discarded') {
    return <FileX2 aria-hidden className={`${place} text-neutral-9`} />
  }
  return <FileCode2 aria-hidden className={`${place} text-neutral-10`} />
}

/** What changed, in lines; nothing where nobody counted. */
function LineCount({ file }: { file: RunFile }) {
  const { addedLines, removedLines, state } = file
  const { generatedFiles } = texts.chat
  if (state === 'writing') {
    return <span className="font-mono text-12 text-accent tabular-nums">{file.text.split('\n').length}</span>
  }
  if (addedLines + removedLines === 0) {
    return state === 'written' ? null : (
      <span aria-hidden className="text-12 text-neutral-10">
        {generatedFiles.states[state]}
      </span>
    )
  }
  return (
    <span
      title={fillText(generatedFiles.lines, { added: addedLines, removed: removedLines })}
      className="flex gap-1.5 font-mono text-12 tabular-nums"
    >
      {addedLines > 0 && <span className="text-success">+{addedLines}</span>}
      {removedLines > 0 && <span className="text-danger">−{removedLines}</span>}
    </span>
  )
}
