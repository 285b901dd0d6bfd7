import { useEffect, useState } from 'react'
import { texts } from '@joinery/contract'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { notify } from '../../lib/notify.ts'
import { assumeFreePlan } from './describe-usage.ts'
import { UsageCard } from './usage-card.tsx'
import { useUsage } from './use-usage.ts'

/** The usage of whoever is signed in, kept up to date. */
export function UsagePanel({ onUpgrade }: { onUpgrade: () => void }) {
  const { data, isError } = useUsage()
  const [assumed] = useState(() => assumeFreePlan(new Date()))
  const isUnknown = isError && !data
  useEffect(() => {
    if (isUnknown) void notify.echo(texts.usage.checkFailed)
  }, [isUnknown])
  if (isUnknown) return <UsageCard report={assumed} isAssumed onUpgrade={onUpgrade} />
  if (!data) return <UsageSkeleton />
  return <UsageCard report={data} onUpgrade={onUpgrade} />
}

function UsageSkeleton() {
  return (
    <Card className="grid gap-4 p-4">
      {['daily', 'monthly'].map((each) => (
        <div key={each} className="grid gap-1.5">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-1.5 w-full" />
        </div>
      ))}
      <Skeleton className="h-9 w-full" />
    </Card>
  )
}
