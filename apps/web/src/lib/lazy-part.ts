import { lazy } from 'react'
import type { ComponentType } from 'react'
import { loadPatiently } from './load-patiently.ts'

/** A part of a page whose code is loaded when it is first shown. A dropped connection delays it, and breaks nothing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenGone: (error: unknown) => Promise<never> = giveUp,
) => lazy(async () => ({ default: await loadPatiently(load).catch(whenGone) }))

async function giveUp(error: unknown): Promise<never> {
  throw error
}
