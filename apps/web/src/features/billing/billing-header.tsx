import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'

export function BillingHeader({ overview }: { overview: BillingOverview }) {
  const { heading, subtitle, testModeSentence, operations } = texts.billing
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <div className="flex items-center gap-3">
          <h1 className="text-24 font-semibold">{heading}</h1>
          {overview.isTestMode && <Badge tone="cedar">{texts.common.testMode}</Badge>}
        </div>
        <p className="text-14 text-neutral-10">{overview.isTestMode ? testModeSentence : subtitle}</p>
      </div>
      {overview.isOperator && (
        <Link to={routes.billingOperations.path} className={buttonClasses()}>
          {operations}
        </Link>
      )}
    </div>
  )
}
