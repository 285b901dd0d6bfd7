import { useState } from 'react'
import { CreditCard } from 'lucide-react'
import { billingEndpoints, fillText, texts } from '@joinery/contract'
import type { PaymentMethod } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { call } from '../../lib/api.ts'
import { expiryText, hasExpired, nameCard } from './describe-card.ts'
import { useBillingAct, withoutAction } from './use-billing-act.ts'

interface PaymentMethodRowProps {
  method: PaymentMethod
  /** False for the card that a running subscription is charged to. */
  canRemove: boolean
}

export function PaymentMethodRow({ method, canRemove }: PaymentMethodRowProps) {
  const words = texts.billing.paymentMethods
  const [isAsking, setIsAsking] = useState(false)
  const [now] = useState(() => new Date())
  const { id: paymentMethodId } = method
  const name = nameCard(method)
  const setDefault = useBillingAct({
    run: () => withoutAction(call(billingEndpoints.setDefaultPaymentMethod, { paymentMethodId })),
    done: () => words.defaultUpdated,
    failed: words.setDefaultFailed,
    signedOut: words.logInToUpdate,
  })
  const remove = useBillingAct({
    run: () => withoutAction(call(billingEndpoints.removePaymentMethod, { paymentMethodId })),
    done: () => words.removed,
    failed: words.removeFailed,
    signedOut: words.logInToUpdate,
  })
  return (
    <li className="grid gap-3 rounded-card border border-neutral-5 bg-neutral-2 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CreditCard aria-hidden className="size-5 shrink-0 text-neutral-10" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-14 font-medium">{name}</p>
          <p className="text-13 text-neutral-10">{fillText(words.expires, { date: expiryText(method) })}</p>
        </div>
        {method.isExpiringSoon && (
          <Badge tone="cedar">{hasExpired(method, now) ? words.expired : words.expiresSoon}</Badge>
        )}
        {method.isDefault && <Badge tone="accent">{words.isDefault}</Badge>}
        <div className="flex flex-wrap gap-2">
          {!method.isDefault && (
            <Button
              aria-label={`${words.setDefault}: ${name}`}
              isLoading={setDefault.isPending}
              onClick={() => setDefault.mutate()}
            >
              {words.setDefault}
            </Button>
          )}
          {canRemove && (
            <Button
              variant="ghost"
              aria-label={`${words.remove}: ${name}`}
              aria-expanded={isAsking}
              onClick={() => setIsAsking(!isAsking)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-14">{fillText(words.removeQuestion, { card: name })}</p>
          <Button variant="danger" isLoading={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
          <Button variant="ghost" onClick={() => setIsAsking(false)}>
            {texts.common.actions.cancel}
          </Button>
        </div>
      )}
    </li>
  )
}
