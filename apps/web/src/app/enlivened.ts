import { useEffect, useRef } from 'react'
import type { Enliven } from './enlivenings.ts'

export type LoadEnliven = (() => Promise<Enliven>) | undefined

export const contentClasses = 'flex w-full flex-1 flex-col'

/**
 * Holds the element of some content and enlivens it whenever its markup is there anew. From then on it carries
 * `data-live`: whoever drives the page from outside can tell that it answers.
 */
export function useEnlivened(load: LoadEnliven, html: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = ref.current
    if (!content || html === undefined) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    void (load?.() ?? Promise.resolve(undefined)).then((enliven) => {
      if (isGone) return
      stop = enliven?.(content)
      content.dataset['live'] = ''
    })
    return () => {
      isGone = true
      stop?.()
      delete content.dataset['live']
    }
  }, [load, html])
  return ref
}
