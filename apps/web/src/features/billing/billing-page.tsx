import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { fillText, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../lib/notify.ts'
import { BillingHeader } from './billing-header.tsx'
import { BillingLoading } from './billing-loading.tsx'
import { BillingNotices } from './billing-notices.tsx'
import { billingQuery } from './billing-query.ts'
import { BillingTabs } from './billing-tabs.tsx'
import { PaymentHistoryTab } from './payment-history-tab.tsx'
import { PaymentMethodsTab } from './payment-methods-tab.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'
import { useArrival } from './use-arrival.ts'
import { useBillingTab } from './use-billing-tab.ts'

interface BillingPageProps {
  usage: (onUpgrade: () => void) => ReactNode
}

export function BillingPage({ usage }: BillingPageProps) {
  const { data, error, isFetching, refetch } = useQuery(billingQuery)
  const reason = data ? undefined : error?.message
  useEffect(() => {
    if (reason !== undefined) void notify.echo(fillText(texts.billing.subscription.loadFailed, { reason }))
  }, [reason])
  if (data) return <LoadedPage overview={data} usage={usage} />
  if (!error) return <BillingLoading />
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6">
      <h1 className="text-24 font-semibold">{texts.billing.heading}</h1>
      <Alert
        heading={fillText(texts.billing.subscription.loadFailed, { reason: error.message })}
        action={
          <Button isLoading={isFetching} onClick={() => void refetch()}>
            {texts.common.actions.retry}
          </Button>
        }
      >
        {texts.billing.subscription.loadFailedHelp}
      </Alert>
    </div>
  )
}

function LoadedPage({ overview, usage }: BillingPageProps & { overview: BillingOverview }) {
  const { tab, open } = useBillingTab()
  useArrival()
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <BillingHeader overview={overview} />
      <BillingNotices overview={overview} />
      <Tabs.Root value={tab} onValueChange={open} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <BillingTabs />
        <Tabs.Content value="subscription">
          <SubscriptionTab overview={overview} usage={usage} />
        </Tabs.Content>
        <Tabs.Content value="payment-methods">
          <PaymentMethodsTab overview={overview} onUpgrade={() => open('subscription')} />
        </Tabs.Content>
        <Tabs.Content value="payment-history">
          <PaymentHistoryTab plan={overview.plan} isTestMode={overview.isTestMode} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
