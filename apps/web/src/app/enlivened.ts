import { useEffect, useRef } from 'react'

/** Makes the content answer clicks and keys. What it returns takes that away again. */
export type Enliven = (content: HTMLElement) => () => void

export type LoadEnliven = (() => Promise<Enliven>) | undefined

export const contentClasses = 'flex flex-1 flex-col'

/** Holds the element of some content and enlivens it whenever its markup is there anew. */
export function useEnlivened(load: LoadEnliven, html: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = ref.current
    if (!content || !load || html === undefined) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    void load().then((enliven) => {
      if (!isGone) stop = enliven(content)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [load, html])
  return ref
}
