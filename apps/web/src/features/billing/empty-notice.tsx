import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

interface EmptyNoticeProps {
  icon: LucideIcon
  heading: string
  children?: ReactNode
  action?: ReactNode
}

/** A tab with nothing in it yet. */
export function EmptyNotice({ icon: Icon, heading, children, action }: EmptyNoticeProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-neutral-6 px-6 py-16 text-center">
      <Icon aria-hidden strokeWidth={1.25} className="size-10 text-neutral-9" />
      <div className="grid gap-1">
        <p className="text-16 font-semibold">{heading}</p>
        {children && <p className="text-14 text-neutral-10">{children}</p>}
      </div>
      {action}
    </div>
  )
}
