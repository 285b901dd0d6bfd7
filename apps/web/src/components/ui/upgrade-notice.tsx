import { Link } from 'react-router'
import { Lock } from 'lucide-react'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from './button-classes.ts'

/** Says what the plan does not include, beside the way to one that does. */
export function UpgradeNotice({ children }: { children: string }) {
  return (
    <output className="flex flex-wrap items-center gap-3 rounded-control border border-cedar/40 bg-cedar-subtle p-3 text-14 text-neutral-12">
      <Lock aria-hidden className="size-4 shrink-0 text-cedar" />
      <span className="min-w-0 flex-1 basis-56">{children}</span>
      <Link to={routes.dashboardBilling.path} className={buttonClasses()}>
        {texts.projects.limit.upgrade}
      </Link>
    </output>
  )
}
