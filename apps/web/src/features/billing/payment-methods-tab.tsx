import { CreditCard } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { EmptyNotice } from './empty-notice.tsx'
import { livePlan } from './live-plan.ts'
import { PaymentMethodRow } from './payment-method-row.tsx'
import { usePortal } from './use-portal.ts'

interface PaymentMethodsTabProps {
  overview: BillingOverview
  onUpgrade: () => void
}

export function PaymentMethodsTab({ overview, onUpgrade }: PaymentMethodsTabProps) {
  const words = texts.billing.paymentMethods
  const { paymentMethods, customerId } = overview
  const isSubscribed = livePlan(overview) !== null
  if (paymentMethods.length > 0)
    return (
      <div className="grid justify-items-start gap-4">
        <ul className="grid w-full gap-2">
          {paymentMethods.map((method) => (
            <PaymentMethodRow
              key={method.id}
              method={method}
              canRemove={!(method.isDefault && isSubscribed)}
            />
          ))}
        </ul>
        <UpdateButton />
      </div>
    )
  if (!isSubscribed)
    return (
      <EmptyNotice
        icon={CreditCard}
        heading={words.emptyOnFree}
        action={
          <Button variant="primary" onClick={onUpgrade}>
            {words.upgradeToAdd}
          </Button>
        }
      />
    )
  return (
    <EmptyNotice icon={CreditCard} heading={words.empty} action={customerId !== null && <UpdateButton />}>
      {words.emptySentence}
    </EmptyNotice>
  )
}

function UpdateButton() {
  const portal = usePortal()
  return (
    <Button isLoading={portal.isPending} onClick={() => portal.open()}>
      {texts.billing.paymentMethods.update}
    </Button>
  )
}
