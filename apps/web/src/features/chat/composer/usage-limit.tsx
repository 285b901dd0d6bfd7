import { texts } from '@joinery/contract'
import { LimitNotice } from './limit-notice.tsx'

interface UsageLimitProps {
  /** What the server says of it, where it was asked. */
  sentence: string | null
  onUpgrade: () => void
}

/** The prompts of the plan are used up; nothing can be sent until there are new ones or another plan. */
export function UsageLimit({ sentence, onUpgrade }: UsageLimitProps) {
  const { usageLimit } = texts.chat
  return (
    <LimitNotice
      heading={usageLimit.heading}
      sentence={sentence ?? usageLimit.sentence}
      onUpgrade={onUpgrade}
    />
  )
}
