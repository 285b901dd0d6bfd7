import { texts } from '@joinery/contract'
import type { BillingOperations } from '@joinery/contract'
import { exactTime } from '../../../lib/exact-time.ts'
import { OperationsSection } from './operations-section.tsx'

/** Statuses that nobody has heard of, two subscriptions of one account, and the like. */
export function AlertList({ alerts }: Pick<BillingOperations, 'alerts'>) {
  const words = texts.billingOperations.alerts
  return (
    <OperationsSection heading={words.heading}>
      {alerts.length === 0 ? (
        <p className="text-14 text-neutral-10">{words.none}</p>
      ) : (
        <ul className="grid gap-2">
          {alerts.map(({ at, customerId, text }) => (
            <li
              key={`${at} ${customerId} ${text}`}
              className="grid gap-1 rounded-control border border-danger/40 bg-danger-subtle p-3 text-14"
            >
              <p>{text}</p>
              <p className="text-12 break-all text-neutral-11">
                {customerId}, {exactTime(new Date(at))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </OperationsSection>
  )
}
