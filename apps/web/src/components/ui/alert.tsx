import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'

interface AlertProps {
  heading: string
  children: ReactNode
  action?: ReactNode
}

/** Something went wrong that the reader has to know about, with what can be done. */
export function Alert({ heading, children, action }: AlertProps) {
  return (
    <div
      role="alert"
      className="flex w-full gap-3 rounded-card border border-danger/40 bg-danger-subtle p-4 text-14 text-neutral-12"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold">{heading}</p>
        <div className="text-neutral-11">{children}</div>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
