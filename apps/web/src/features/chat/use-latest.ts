import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** What a component was given last, for acts that stay the same while their circumstances change. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
