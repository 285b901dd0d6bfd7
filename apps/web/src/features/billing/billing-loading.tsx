import { texts } from '@joinery/contract'
import { Spinner } from '../../components/ui/spinner.tsx'
import { PlanGrid } from './plan-grid.tsx'

/** While it is not known how the account stands: nothing can be chosen yet. */
export function BillingLoading() {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h1 className="text-24 font-semibold">{texts.billing.heading}</h1>
      <output className="flex items-center justify-center gap-3 py-24 text-14 text-neutral-10">
        <Spinner />
        {texts.billing.subscription.loading}
      </output>
      <PlanGrid overview={undefined} />
    </div>
  )
}
