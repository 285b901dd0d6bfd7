import { Lock } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'

interface LimitNoticeProps {
  /** What the server says of it, where it was asked. */
  sentence: string | null
  onUpgrade: () => void
}

/** The prompts of the plan are used up; nothing can be sent until there are new ones or another plan. */
export function LimitNotice({ sentence, onUpgrade }: LimitNoticeProps) {
  const { usageLimit } = texts.chat
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-cedar/40 bg-cedar-subtle p-3 text-14"
    >
      <Lock aria-hidden className="size-4 shrink-0 text-cedar" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{usageLimit.heading}</p>
        <p className="text-13 text-neutral-11">{sentence ?? usageLimit.sentence}</p>
      </div>
      <Button variant="primary" onClick={onUpgrade}>
        {usageLimit.upgrade}
      </Button>
    </div>
  )
}
