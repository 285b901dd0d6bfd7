import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'

/** Without an overview it is not known yet what else there is to say; nothing moves when it is. */
export function BillingHeader({ overview }: { overview: BillingOverview | undefined }) {
  const { heading, subtitle, testModeSentence, operations } = texts.billing
  const isTestMode = overview?.isTestMode ?? false
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <h1 className="text-24 font-semibold">{heading}</h1>
        {isTestMode && <Badge tone="cedar">{texts.common.testMode}</Badge>}
        {overview?.isOperator && (
          <Link
            to={routes.billingOperations.path}
            className={buttonClasses({ className: '-my-1.5 ml-auto' })}
          >
            {operations}
          </Link>
        )}
      </div>
      <p className="min-h-10 text-14 text-neutral-10 lg:min-h-5">
        {isTestMode ? testModeSentence : subtitle}
      </p>
    </div>
  )
}
