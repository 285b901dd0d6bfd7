import { countText, texts } from '@joinery/contract'
import { UpgradeNotice } from '../../components/ui/upgrade-notice.tsx'

/** Stands where the plan's window ends, above the first version that is older. */
export function LockedNotice({ historyDays }: { historyDays: number | null | undefined }) {
  return (
    <div className="border-b border-neutral-5 p-3">
      <UpgradeNotice>{countText(historyDays ?? 0, texts.versions.locked)}</UpgradeNotice>
    </div>
  )
}
