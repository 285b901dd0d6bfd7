import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { texts } from '@joinery/contract'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { sessionQuery } from '../../lib/session-query.ts'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { BillingHeader } from './billing-header.tsx'
import { BillingTabs } from './billing-tabs.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { useBillingTab } from './use-billing-tab.ts'

/** While it is not known how the account stands: nothing can be chosen yet, and what comes has its room. */
export function BillingLoading() {
  const { tab, open } = useBillingTab()
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <BillingHeader overview={undefined} />
      <Tabs.Root value={tab} onValueChange={open} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <BillingTabs />
        <Tabs.Content value={tab}>
          {tab === 'subscription' ? <SubscriptionLoading /> : <ListLoading />}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}

/** The plan itself is known before what it costs, and says how much there will be to read. */
function SubscriptionLoading() {
  const auth = useAuthState()
  const userId = auth.kind === 'signed-in' ? auth.user.id : undefined
  const { data } = useQuery({ ...sessionQuery(userId ?? ''), enabled: userId !== undefined })
  const isPaid = (data?.user?.plan ?? 'free') !== 'free'
  const { subscription } = texts.billing
  const facts = [subscription.nextCharge, subscription.periodEnd, subscription.seats]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Card className="grid gap-6 p-5">
          <div className="grid gap-4">
            <p className="text-13 text-neutral-10">{subscription.heading}</p>
            <output className="flex h-8 items-center gap-3 text-14 text-neutral-10">
              <Spinner />
              {subscription.loading}
            </output>
            <div aria-hidden className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {facts.map((fact) => (
                <div key={fact} className="grid gap-0.5">
                  <span className="text-12 text-neutral-10">{fact}</span>
                  <Skeleton className="h-5 w-28" />
                </div>
              ))}
            </div>
          </div>
          {isPaid && (
            <div>
              <ButtonSkeleton label={texts.subscription.cancel.open} />
            </div>
          )}
        </Card>
        <Skeleton className={isPaid ? 'h-19' : 'h-[10.375rem]'} />
      </div>
      <PlanGrid overview={undefined} />
    </div>
  )
}

/** As high as the notice of whoever has paid nothing yet. */
function ListLoading() {
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-70 lg:h-60" />
    </>
  )
}
