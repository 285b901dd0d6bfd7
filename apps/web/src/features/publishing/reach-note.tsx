import { texts } from '@joinery/contract'
import { findsLocalNames, isOnThisMachine } from '../../lib/this-machine.ts'

interface ReachNoteProps {
  url: string
  browser: Parameters<typeof findsLocalNames>[0]
}

/** Who cannot open the address of an app, as long as that is everybody but this machine. */
export function ReachNote({ url, browser }: ReachNoteProps) {
  const { onlyHere, notInThisBrowser } = texts.publishing
  if (!isOnThisMachine(url)) return null
  return (
    <p className="text-13 text-neutral-10">
      {onlyHere} {!findsLocalNames(browser) && notInThisBrowser}
    </p>
  )
}
