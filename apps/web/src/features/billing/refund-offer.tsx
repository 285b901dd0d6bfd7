import { useState } from 'react'
import { billingEndpoints, fillText, plans, texts } from '@joinery/contract'
import type { BillingOverview, PlanId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { call } from '../../lib/api.ts'
import { formatMoney } from './format-money.ts'
import { longDate } from './long-date.ts'
import { useBillingAct, withoutAction } from './use-billing-act.ts'

interface RefundOfferProps {
  offer: NonNullable<BillingOverview['refund']>
  plan: PlanId
}

/** The money-back guarantee, as long as it lasts. */
export function RefundOffer({ offer, plan }: RefundOfferProps) {
  const words = texts.subscription.refund
  const [isAsking, setIsAsking] = useState(false)
  const amount = formatMoney(offer)
  const { mutate, isPending } = useBillingAct({
    run: () => withoutAction(call(billingEndpoints.refund, {})),
    done: () => fillText(words.done, { amount }),
    failed: words.failed,
  })
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="grid gap-1">
        <h2 className="text-14 font-semibold">{words.heading}</h2>
        <p className="text-14 text-neutral-10">
          {fillText(words.sentence, { date: longDate(offer.until), amount })}
        </p>
      </div>
      <Button onClick={() => setIsAsking(true)}>{words.open}</Button>
      <Dialog
        title={fillText(words.title, { amount })}
        description={fillText(words.consequence, { plan: plans[plan].name })}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        startsInField={false}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setIsAsking(false)}>{texts.subscription.cancel.keep}</Button>
          <Button variant="danger" isLoading={isPending} onClick={() => mutate()}>
            {fillText(words.confirm, { amount })}
          </Button>
        </div>
      </Dialog>
    </Card>
  )
}
