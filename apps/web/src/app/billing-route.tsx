import { BillingScreen } from '../features/billing/billing-screen.tsx'
import { UsagePanel } from '../features/usage/usage-panel.tsx'

/** Billing with the usage beside the plan, for both of its addresses. */
export function BillingRoute() {
  return <BillingScreen usage={usage} />
}

const usage = (onUpgrade: () => void) => <UsagePanel onUpgrade={onUpgrade} />
