import { lazy } from 'react'
import type { ComponentType } from 'react'
import { texts } from '@joinery/contract'
import { loadPatiently } from './load-patiently.ts'
import { notify } from './notify.ts'

interface Otherwise {
  /** Says that it takes long, since no server answers. */
  onAway?: () => void
  /** What is done about a file that is not there any more. */
  whenGone?: (error: unknown) => Promise<never>
}

/** A part of a page whose code is loaded when it is first shown. A dropped connection delays it, and breaks nothing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onAway = sayAway, whenGone = giveUp }: Otherwise = {},
) => lazy(async () => ({ default: await loadPatiently(load, onAway).catch(whenGone) }))

function sayAway(): void {
  // Without a connection that has been said already.
  if (navigator.onLine) void notify.warning(texts.common.unreachable)
}

async function giveUp(error: unknown): Promise<never> {
  throw error
}
