import type { ReactNode } from 'react'
import { CircleAlert, Info } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'

interface NoticeProps {
  /** Danger for what went wrong, cedar for what is about to happen. */
  tone: 'danger' | 'cedar'
  heading: string
  children: ReactNode
  actions?: ReactNode
}

/** A sentence about the account that stays until it is settled, with what can be done about it. */
export function Notice({ tone, heading, children, actions }: NoticeProps) {
  const isDanger = tone === 'danger'
  const Icon = isDanger ? CircleAlert : Info
  return (
    <section
      aria-label={heading}
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border p-4 text-14 text-neutral-12',
        isDanger ? 'border-danger/40 bg-danger-subtle' : 'border-cedar/40 bg-cedar-subtle',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon
          aria-hidden
          className={classNames('mt-0.5 size-4 shrink-0', isDanger ? 'text-danger' : 'text-cedar')}
        />
        <div className="grid gap-1">
          <p className="font-semibold">{heading}</p>
          <p className="text-neutral-11">{children}</p>
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  )
}
