import { useEffect } from 'react'
import { readWish } from './read-wish.ts'
import type { Wish } from './read-wish.ts'
import { useParameters } from './use-parameters.ts'

/** A plan in the address was chosen on another page, or has to be changed to here. */
export function useChosenPlan(grant: (wish: Wish) => void) {
  const { params, drop } = useParameters()
  const named = params.get('change') ?? params.get('plan')
  useEffect(() => {
    if (named === null) return
    const wish = readWish(params)
    drop('change', 'plan')
    if (wish) grant(wish)
    // A wish is granted once, whoever renders again meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [named])
}
