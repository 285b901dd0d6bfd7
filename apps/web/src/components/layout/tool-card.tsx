import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'

interface ToolCardProps {
  icon: LucideIcon
  title: string
  badge?: ReactNode
  /** What can be done, below what there is to say. */
  actions?: ReactNode
  children: ReactNode
}

/** What the work is connected to, as one of several cards in a list. */
export function ToolCard({ icon: Icon, title, badge, actions, children }: ToolCardProps) {
  return (
    <li className="flex">
      <Card className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Icon aria-hidden className="size-5 text-neutral-10" />
          <h3 className="flex-1 text-16 font-semibold">{title}</h3>
          {badge}
        </div>
        <div className="text-14 break-words text-neutral-10">{children}</div>
        {actions && <div className="mt-auto flex flex-wrap gap-2 pt-1">{actions}</div>}
      </Card>
    </li>
  )
}
