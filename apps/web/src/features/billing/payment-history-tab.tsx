import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { paymentsQuery } from './billing-query.ts'
import { EmptyNotice } from './empty-notice.tsx'
import { PaymentRow } from './payment-row.tsx'

interface PaymentHistoryTabProps {
  plan: PlanId
  isTestMode: boolean
}

export function PaymentHistoryTab({ plan, isTestMode }: PaymentHistoryTabProps) {
  const words = texts.billing.paymentHistory
  const query = useInfiniteQuery(paymentsQuery)
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded query={query} failure={words.loadFailed} waiting={<HistorySkeleton />}>
      {({ pages }) => {
        const payments = pages.flatMap((page) => page.payments)
        if (payments.length === 0)
          return (
            <EmptyNotice icon={ReceiptText} heading={plan === 'free' ? words.emptyOnFree : words.empty}>
              {words.emptySentence}
            </EmptyNotice>
          )
        return (
          <div className="grid justify-items-center gap-4">
            <ul
              aria-label={words.caption}
              className="w-full divide-y divide-neutral-5 rounded-card border border-neutral-5 bg-neutral-2"
            >
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} isTestMode={isTestMode} />
              ))}
            </ul>
            {hasNextPage && (
              <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.loadMore}
              </Button>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function HistorySkeleton() {
  return (
    <div className="grid gap-2">
      <output className="sr-only">{texts.common.loading}</output>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
