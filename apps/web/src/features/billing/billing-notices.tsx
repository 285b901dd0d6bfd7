import { plans, fillText, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { ConfirmationNotice } from './confirmation-notice.tsx'
import { ExpiringCardNotice } from './expiring-card-notice.tsx'
import { FailedPaymentNotice } from './failed-payment-notice.tsx'
import { livePlan } from './live-plan.ts'
import { longDate } from './long-date.ts'
import { Notice } from './notice.tsx'
import { ResumeButton } from './resume-button.tsx'

/** What the reader has to know before anything else: what failed, what ends, what begins. */
export function BillingNotices({ overview }: { overview: BillingOverview }) {
  const { failedPayment, paymentToConfirm, cancelAt, scheduledChange, paymentMethods } = overview
  const { cancel, change } = texts.subscription
  const name = plans[livePlan(overview) ?? overview.plan].name
  const isLive = livePlan(overview) !== null
  const expiring = isLive && paymentMethods.find((method) => method.isDefault && method.isExpiringSoon)
  return (
    <>
      {failedPayment && <FailedPaymentNotice failure={failedPayment} />}
      {paymentToConfirm && <ConfirmationNotice url={paymentToConfirm.url} />}
      {expiring && <ExpiringCardNotice card={expiring} />}
      {isLive && cancelAt !== null && (
        <Notice
          tone="cedar"
          heading={fillText(cancel.scheduled, { plan: name, date: longDate(cancelAt) })}
          actions={<ResumeButton label={cancel.resume} />}
        >
          {cancel.scheduledSentence}
        </Notice>
      )}
      {scheduledChange && (
        <Notice
          tone="cedar"
          heading={fillText(change.scheduled, {
            plan: plans[scheduledChange.plan].name,
            date: longDate(scheduledChange.at),
          })}
          actions={<ResumeButton label={fillText(change.keepCurrent, { current: name })} />}
        >
          {fillText(change.scheduledSentence, { current: name })}
        </Notice>
      )}
    </>
  )
}
