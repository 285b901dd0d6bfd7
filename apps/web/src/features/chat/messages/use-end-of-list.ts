import { useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { RunId } from '@joinery/contract'
import { useLatest } from '../use-latest.ts'

/** So close to the end one is taken to be there, and is taken along as the text grows. */
export const endThresholdPx = 80

interface EndOfListOptions {
  scroller: RefObject<HTMLElement | null>
  list: { scrollToEnd: () => void }
  /** What was asked last in this tab. */
  askedHere: RunId | null
}

/**
 * Keeps to the end of the conversation: it opens there, whoever asks something is taken there to see it, and whoever is
 * there stays there when a keyboard comes up, a window is resized or a notice takes some of the room.
 */
export function useEndOfList({ scroller, list, askedHere }: EndOfListOptions) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const wasAtEnd = useLatest(isAtEnd)

  useLayoutEffect(() => list.scrollToEnd(), [list])
  useLayoutEffect(() => {
    if (askedHere !== null) list.scrollToEnd()
  }, [list, askedHere])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const sizes = new ResizeObserver(() => wasAtEnd.current && list.scrollToEnd())
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [scroller, list, wasAtEnd])

  return {
    isAtEnd,
    readEnd: ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
      setIsAtEnd(scrollHeight - clientHeight - scrollTop <= endThresholdPx),
  }
}
