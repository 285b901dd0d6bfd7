import { fillText, plans, texts } from '@joinery/contract'
import type { UsageReport } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'

interface UsageAlertProps {
  report: UsageReport
  /** The way to the checkout is being asked for. */
  isUpgrading?: boolean
  onUpgrade: () => void
}

/** Says that nothing goes on without another plan. Nothing is shown before that. */
export function UsageAlert({ report, isUpgrading = false, onUpgrade }: UsageAlertProps) {
  if (!report.limitReached) return null
  const { alert } = texts.usage
  return (
    <Alert
      heading={alert.heading}
      action={
        <Button variant="primary" isLoading={isUpgrading} onClick={onUpgrade}>
          {isUpgrading ? texts.billing.plans.processing : alert.upgrade}
        </Button>
      }
    >
      {fillText(alert.sentence, { plan: plans[report.subscription.plan].name })}
    </Alert>
  )
}
