import { useState } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { PaymentMethod } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { expiryText, hasExpired, nameCard } from './describe-card.ts'
import { Notice } from './notice.tsx'
import { usePortal } from './use-portal.ts'

export function ExpiringCardNotice({ card }: { card: PaymentMethod }) {
  const words = texts.subscription.expiringCard
  const portal = usePortal()
  const [now] = useState(() => new Date())
  const isOver = hasExpired(card, now)
  return (
    <Notice
      tone="cedar"
      heading={isOver ? words.expiredHeading : words.heading}
      actions={
        <Button variant="primary" isLoading={portal.isPending} onClick={() => portal.open()}>
          {texts.subscription.failedPayment.updateCard}
        </Button>
      }
    >
      {fillText(isOver ? words.expiredSentence : words.sentence, {
        card: nameCard(card),
        date: expiryText(card),
      })}
    </Notice>
  )
}
