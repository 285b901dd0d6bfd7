import { useLayoutEffect, useRef, useState } from 'react'
import { Check, FolderTree, PenLine } from 'lucide-react'
import { countText, fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { followLive } from './follow-live.ts'
import type { LiveFile } from './follow-live.ts'

interface LiveTypingProps {
  files: readonly LiveFile[]
  progress: { readonly percent: number; readonly label: string } | null
  /** Leaves the run to itself and shows the project's files, where there is such a way. */
  onBrowse?: () => void
}

/** The files of a run as they are typed, the newest first. It follows the run until somebody chooses a file. */
export function LiveTyping({ files, progress, onBrowse }: LiveTypingProps) {
  const [chosenPath, setChosenPath] = useState<string>()
  const shown = followLive(files, chosenPath)
  const { live, commands } = texts.workspace
  return (
    <section aria-label={live.label} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-h-12 items-center gap-3 border-b border-neutral-5 py-1.5 pr-2 pl-4">
        <PenLine aria-hidden className="size-4 shrink-0 text-accent" />
        <p className="min-w-0 flex-1 truncate text-13 text-neutral-11">
          {progress && <span className="mr-2 font-medium tabular-nums">{progress.percent}%</span>}
          {progress?.label ?? live.label}
        </p>
        {onBrowse && (
          <Button variant="ghost" onClick={onBrowse}>
            <FolderTree aria-hidden className="size-4" />
            {commands.groups.files}
          </Button>
        )}
      </div>
      <ul
        aria-label={live.files}
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-neutral-5 p-1.5"
      >
        {files.toReversed().map((file) => (
          <li key={file.path} className="shrink-0">
            <button
              type="button"
              aria-pressed={file.path === shown?.path}
              onClick={() => setChosenPath(file.path === chosenPath ? undefined : file.path)}
              className="flex h-8 items-center gap-1.5 rounded-control px-2.5 font-mono text-12 text-neutral-10 transition-colors hover:text-neutral-12 aria-pressed:bg-neutral-4 aria-pressed:text-neutral-12 pointer-coarse:h-11"
            >
              {file.isWriting ? (
                <span aria-hidden className="size-1.5 animate-breathe rounded-dialog bg-accent" />
              ) : (
                <Check aria-label={live.finished} className="size-3.5 text-success" />
              )}
              {file.path}
            </button>
          </li>
        ))}
      </ul>
      {shown && <TypedText key={shown.path} file={shown} />}
    </section>
  )
}

/** Stays at the end of the text for as long as one looks there. */
function TypedText({ file: { path, text, isWriting } }: { file: LiveFile }) {
  const page = useRef<HTMLPreElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (page.current && isAtEnd.current) page.current.scrollTop = page.current.scrollHeight
  })
  return (
    <>
      <pre
        ref={page}
        aria-label={fillText(texts.workspace.live.heading, { path })}
        // A scrolling region is reached by keyboard only if it can take the focus.
        // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight >= scrollHeight - 24
        }}
        className="min-h-0 flex-1 overflow-auto bg-neutral-2 p-4 font-mono text-13 leading-5 text-neutral-12 -outline-offset-2"
      >
        {text}
        <span
          aria-hidden
          className={classNames(
            'ml-px inline-block h-4 w-2 bg-accent align-text-bottom',
            !isWriting && 'hidden',
          )}
        />
      </pre>
      <p className="border-t border-neutral-5 bg-neutral-2 px-4 py-1 text-12 text-neutral-10">
        {countText(text.split('\n').length, texts.workspace.live.lines)}
      </p>
    </>
  )
}
