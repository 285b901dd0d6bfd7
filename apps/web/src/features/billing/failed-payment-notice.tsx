import { billingEndpoints, fillText, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { call } from '../../lib/api.ts'
import { formatMoney } from './format-money.ts'
import { longDate } from './long-date.ts'
import { Notice } from './notice.tsx'
import { useBillingAct } from './use-billing-act.ts'
import { usePortal } from './use-portal.ts'

interface FailedPaymentNoticeProps {
  failure: NonNullable<BillingOverview['failedPayment']>
}

export function FailedPaymentNotice({ failure }: FailedPaymentNoticeProps) {
  const words = texts.subscription.failedPayment
  const amount = formatMoney(failure)
  const portal = usePortal()
  const retry = useBillingAct({
    run: () => call(billingEndpoints.retryPayment, {}),
    done: () => words.paid,
    failed: words.failed,
  })
  return (
    <Notice
      tone="danger"
      heading={words.heading}
      actions={
        <>
          <Button variant="primary" isLoading={portal.isPending} onClick={() => portal.open()}>
            {words.updateCard}
          </Button>
          <Button isLoading={retry.isPending} onClick={() => retry.mutate()}>
            {words.payNow}
          </Button>
        </>
      }
    >
      {failure.nextAttemptAt === null
        ? fillText(words.noRetry, { amount })
        : fillText(words.retryOn, { amount, date: longDate(failure.nextAttemptAt) })}
    </Notice>
  )
}
