import { useEffect } from 'react'
import { planIds } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { useParameters } from './use-parameters.ts'

/** A plan in the address was chosen on another page. */
export function useChosenPlan(choose: (plan: PlanId) => void) {
  const { params, drop } = useParameters()
  const wish = params.get('change') ?? params.get('plan')
  useEffect(() => {
    if (wish === null) return
    drop('change', 'plan')
    const plan = planIds.find((id) => id === wish)
    if (plan) choose(plan)
    // A wish is granted once, whoever renders again meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wish])
}
