import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { contentId } from '../../components/layout/skip-link.tsx'

/**
 * What is deleted takes the focus with it. Its neighbour in the list gets it then, or the page where none is left. To be
 * told which one goes, before it does.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number) {
  const expected = useRef<{ index: number; countBefore: number }>(undefined)
  useEffect(() => {
    if (!expected.current || count >= expected.current.countBefore) return
    const { index } = expected.current
    expected.current = undefined
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const cards = list.current?.children ?? []
    const neighbour = cards[Math.min(index, cards.length - 1)]?.querySelector('button')
    const target = neighbour ?? document.querySelector<HTMLElement>(`#${contentId}`)
    target?.focus()
  }, [list, count])
  return (index: number) => void (expected.current = { index, countBefore: count })
}
