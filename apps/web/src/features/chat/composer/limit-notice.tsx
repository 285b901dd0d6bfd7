import type { ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'

interface LimitNoticeProps {
  heading: string
  sentence: string
  /** What else helps besides another plan. */
  way?: ReactNode
  onUpgrade: () => void
}

/** The plan does not go further than this; what helps is said beside it. */
export function LimitNotice({ heading, sentence, way, onUpgrade }: LimitNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-cedar/40 bg-cedar-subtle p-3 text-14"
    >
      <Lock aria-hidden className="size-4 shrink-0 text-cedar" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{heading}</p>
        <p className="text-13 text-neutral-11">{sentence}</p>
      </div>
      {way}
      <Button variant="primary" onClick={onUpgrade}>
        {texts.chat.usageLimit.upgrade}
      </Button>
    </div>
  )
}
