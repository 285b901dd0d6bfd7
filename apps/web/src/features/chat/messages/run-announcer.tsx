import { texts } from '@joinery/contract'
import { isActive } from '../session/run-state.ts'
import type { RunState } from '../session/run-state.ts'

/** Tells those who do not see it how a run is going, without reading every word of it. */
export function RunAnnouncer({ run }: { run: RunState | undefined }) {
  return <output className="sr-only">{run && announce(run)}</output>
}

function announce(run: RunState): string {
  if (isActive(run)) return run.progress?.label ?? texts.chat.messages.thinking
  if (run.status === 'stopped') return texts.chat.messages.stopped
  return run.notification?.message ?? ''
}
