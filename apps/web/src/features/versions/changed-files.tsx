import { useId } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { FileChange } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import { kindOfChange } from './kind-of-change.ts'

interface ChangedFilesProps {
  changes: readonly FileChange[]
  openPath: string | undefined
  chosen: ReadonlySet<string>
  onOpen: (path: string) => void
  onChoose: (path: string, isChosen: boolean) => void
}

/** The files that differ: one is open, any number can be chosen for a restore. */
export function ChangedFiles({ changes, openPath, chosen, onOpen, onChoose }: ChangedFilesProps) {
  const { comparison } = texts.versions
  const headingId = useId()
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 id={headingId} className="text-13 font-medium text-neutral-10">
        {comparison.files}
      </h3>
      <ul
        aria-labelledby={headingId}
        className="max-h-40 overflow-y-auto rounded-card border border-neutral-5 lg:max-h-[55dvh]"
      >
        {changes.map((change) => (
          <li
            key={change.path}
            className="flex items-center gap-1 border-b border-neutral-5 px-3 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] last:border-b-0"
          >
            {/* More than the box takes the click: a finger needs room. */}
            <label className="-ml-3 flex min-h-11 w-10 shrink-0 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                aria-label={fillText(comparison.take, { path: change.path })}
                checked={chosen.has(change.path)}
                onChange={(event) => onChoose(change.path, event.target.checked)}
                className="box size-4 cursor-pointer accent-accent-solid pointer-coarse:size-5"
              />
            </label>
            <button
              type="button"
              aria-current={change.path === openPath || undefined}
              title={change.path}
              onClick={() => onOpen(change.path)}
              className={classNames(
                'flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-control px-1.5 py-1 text-left',
                change.path === openPath && 'text-accent',
              )}
            >
              {/* A long path loses its beginning, because the name stands at its end. */}
              <span className="w-full truncate text-left font-mono text-13" dir="rtl">
                <bdi dir="ltr">{change.path}</bdi>
              </span>
              <span className="text-12 text-neutral-10">{comparison[kindOfChange(change)]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
