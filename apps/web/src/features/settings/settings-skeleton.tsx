import { useSearchParams } from 'react-router'
import { texts } from '@joinery/contract'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { settingsTabOf } from './settings-tab.ts'
import type { SettingsTab } from './settings-tab.ts'

/** As high as each tab, on a phone and elsewhere. */
const heights: Record<SettingsTab, string> = {
  general: 'h-[19.8125rem] sm:h-[17.3125rem]',
  appearance: 'h-[12.8125rem]',
  languages: 'h-[26.0625rem] sm:h-[24.8125rem]',
  integrations: 'h-[99.875rem] md:h-[71.625rem] lg:h-[60.375rem]',
}

/** Holds the room of the open tab and of the notifications. */
export function SettingsSkeleton() {
  const [parameters] = useSearchParams()
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className={heights[settingsTabOf(parameters)]} />
      <Skeleton className="h-[15.875rem] md:h-[14.625rem] lg:h-[9.125rem]" />
    </>
  )
}
