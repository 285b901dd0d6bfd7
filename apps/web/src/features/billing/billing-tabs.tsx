import { Tabs } from 'radix-ui'
import { texts } from '@joinery/contract'
import { billingTabs } from './billing-tab.ts'
import type { BillingTab } from './billing-tab.ts'

const labels: Record<BillingTab, string> = {
  subscription: texts.billing.tabs.subscription,
  'payment-methods': texts.billing.tabs.paymentMethods,
  'payment-history': texts.billing.tabs.paymentHistory,
}

export function BillingTabs() {
  return (
    <Tabs.List
      aria-label={texts.billing.heading}
      className="flex border-b border-neutral-5 max-sm:-mx-4 max-sm:px-2"
    >
      {billingTabs.map((tab) => (
        <Tabs.Trigger
          key={tab}
          value={tab}
          className="relative h-10 text-neutral-10 -outline-offset-2 transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-control hover:text-neutral-12 data-[state=active]:font-medium data-[state=active]:text-neutral-12 data-[state=active]:after:bg-accent max-sm:flex-1 max-sm:px-1 max-sm:text-13 sm:px-3 sm:text-14 pointer-coarse:h-11"
        >
          {labels[tab]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
