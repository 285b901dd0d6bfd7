import { useLayoutEffect, useRef } from 'react'
import { CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ConsoleLevel } from '@joinery/contract'
import { texts } from '@joinery/contract'
import { classNames } from '../../lib/class-names.ts'
import type { ConsoleEntry } from './preview-state.ts'

interface ConsoleLogProps {
  entries: readonly ConsoleEntry[]
  /** Said in the place of lines when there are none. */
  emptySentence: string
}

/** The lines of the app's console. The newest stays in sight for as long as one looks at the end. */
export function ConsoleLog({ entries, emptySentence }: ConsoleLogProps) {
  const list = useRef<HTMLUListElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  })
  if (entries.length === 0) return <p className="p-4 text-13 text-neutral-10">{emptySentence}</p>
  return (
    <ul
      ref={list}
      aria-label={texts.preview.console.label}
      // A scrolling region is reached by keyboard only if it can take the focus.
      // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight >= scrollHeight - 8
      }}
      className="min-h-0 flex-1 overflow-y-auto font-mono text-12 -outline-offset-2"
    >
      {entries.map((entry) => (
        <ConsoleLine key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

const looks: Record<ConsoleLevel, { icon: typeof Info | undefined; classes: string }> = {
  debug: { icon: undefined, classes: 'text-neutral-10' },
  log: { icon: undefined, classes: 'text-neutral-12' },
  info: { icon: Info, classes: 'text-info' },
  warn: { icon: TriangleAlert, classes: 'bg-warning-subtle text-warning' },
  error: { icon: CircleX, classes: 'bg-danger-subtle text-danger' },
}

function ConsoleLine({ entry: { level, text, count } }: { entry: ConsoleEntry }) {
  const { icon: Icon, classes } = looks[level]
  return (
    <li className={classNames('flex gap-2 border-b border-neutral-4 px-3 py-1', classes)}>
      <span className="flex w-4 shrink-0 justify-center pt-0.5">
        {Icon && <Icon aria-label={level} className="size-3.5" />}
      </span>
      <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{text}</span>
      {count > 1 && (
        <span className="h-4 rounded-dialog bg-neutral-5 px-1.5 text-neutral-12 tabular-nums">{count}</span>
      )}
    </li>
  )
}
