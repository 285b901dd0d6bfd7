import { useLayoutEffect, useState } from 'react'

/** How much room an element has, followed as it changes. */
export function useRoom(element: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = () => setRoom({ width: watched.clientWidth, height: watched.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return room
}
