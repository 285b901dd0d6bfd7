import { texts } from '@joinery/contract'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { PlanGrid } from './plan-grid.tsx'

/** While it is not known how the account stands: nothing can be chosen yet, and what comes has its room. */
export function BillingLoading() {
  const { heading, subtitle, subscription } = texts.billing
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h1 className="text-24 font-semibold">{heading}</h1>
        <p className="text-14 text-neutral-10">{subtitle}</p>
      </div>
      <Skeleton className="h-10 pointer-coarse:h-11" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <Card className="grid h-[13.375rem] place-content-center">
            <output className="flex items-center gap-3 text-14 text-neutral-10">
              <Spinner />
              {subscription.loading}
            </output>
          </Card>
          <Skeleton className="h-[10.375rem]" />
        </div>
        <PlanGrid overview={undefined} />
      </div>
    </div>
  )
}
