import { useSearchParams } from 'react-router'
import { billingTabs } from './billing-tab.ts'
import type { BillingTab } from './billing-tab.ts'

/** The open tab stands in the address, so that a link or a reload opens it again. */
export function useBillingTab() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('tab')
  const tab: BillingTab = billingTabs.find((each) => each === wanted) ?? 'subscription'
  const open = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'subscription') after.delete('tab')
        else after.set('tab', next)
        return after
      },
      { replace: true },
    )
  return { tab, open }
}
