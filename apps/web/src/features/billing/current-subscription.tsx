import { useId } from 'react'
import type { ReactNode } from 'react'
import { countText, plans, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { nameCard } from './describe-card.ts'
import { describeStatus } from './describe-status.ts'
import { formatMoney } from './format-money.ts'
import { livePlan } from './live-plan.ts'
import { longDate } from './long-date.ts'
import { usePortal } from './use-portal.ts'

interface CurrentSubscriptionProps {
  overview: BillingOverview
  onCancel: () => void
}

/** The plan one has, what it costs next and when, in one glance. */
export function CurrentSubscription({ overview, onCancel }: CurrentSubscriptionProps) {
  const { subscription: words } = texts.billing
  const { cancel } = texts.subscription
  const id = useId()
  const status = describeStatus(overview)
  const canCancel = livePlan(overview) !== null && overview.cancelAt === null
  return (
    <Card className="h-full">
      <section aria-labelledby={id} className="grid h-full content-between gap-6 p-5">
        <div className="grid gap-4">
          <h2 id={id} className="text-13 text-neutral-10">
            {words.heading}
          </h2>
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-32 leading-none font-semibold">
              {plans[livePlan(overview) ?? overview.plan].name}
            </p>
            <Badge tone={status.tone}>{status.label}</Badge>
          </div>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Charge overview={overview} />
            <Fact label={words.periodEnd}>
              {overview.currentPeriodEnd === null ? words.ongoing : longDate(overview.currentPeriodEnd)}
            </Fact>
            <Fact label={words.seats}>{describeSeats(overview)}</Fact>
            <DefaultCard overview={overview} />
          </dl>
        </div>
        {(canCancel || overview.customerId !== null) && (
          <div className="flex flex-wrap gap-2">
            {overview.customerId !== null && <PortalButton />}
            {canCancel && (
              // Where it stands alone, its words stand below the others.
              <Button
                variant="ghost"
                className={overview.customerId === null ? '-ml-3.5' : ''}
                onClick={onCancel}
              >
                {cancel.open}
              </Button>
            )}
          </div>
        )}
      </section>
    </Card>
  )
}

/** A subscription that is canceled has no next billing date. */
function Charge({ overview: { nextCharge, status } }: { overview: BillingOverview }) {
  const words = texts.billing.subscription
  if (nextCharge === null || status === 'canceled')
    return <Fact label={words.nextCharge}>{words.noCharge}</Fact>
  return (
    <>
      <Fact label={words.nextCharge}>{formatMoney(nextCharge)}</Fact>
      <Fact label={words.nextBillingDate}>{longDate(nextCharge.at)}</Fact>
    </>
  )
}

function DefaultCard({ overview: { paymentMethods } }: { overview: BillingOverview }) {
  const card = paymentMethods.find(({ isDefault }) => isDefault)
  if (!card) return null
  return <Fact label={texts.billing.subscription.paymentMethod}>{nameCard(card)}</Fact>
}

function describeSeats({ seats }: BillingOverview): string {
  const { seatCount, sharedSeat } = texts.billing.subscription
  return seats.isOwner ? countText(seats.total, seatCount) : sharedSeat
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-12 text-neutral-10">{label}</dt>
      <dd className="text-14">{children}</dd>
    </div>
  )
}

function PortalButton() {
  const portal = usePortal()
  return (
    <Button isLoading={portal.isPending} onClick={() => portal.open()}>
      {texts.billing.subscription.manage}
    </Button>
  )
}
