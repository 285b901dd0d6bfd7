import { useState } from 'react'
import { exactTime } from '../../../lib/exact-time.ts'
import { relativeTime } from '../../../lib/relative-time.ts'

/** Quiet until the message is pointed at or has the focus; always there where nothing can point. */
export const actionsClasses =
  'flex min-h-9 items-center gap-1 text-12 text-neutral-10 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100'

export function MessageTime({ moment }: { moment: string }) {
  const date = new Date(moment)
  const [now] = useState(() => new Date())
  return (
    <time dateTime={moment} title={exactTime(date)} className="px-1">
      {relativeTime(date, now)}
    </time>
  )
}
