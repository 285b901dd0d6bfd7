import type { ReactNode } from 'react'
import { fillText, plans, texts } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { QuickActions } from './quick-actions.tsx'

interface DashboardScreenProps {
  name: string
  plan: PlanId | undefined
  onCreateProject: () => void
  /** Whether the projects are on their way. */
  isPending: boolean
  /** The banner that a free plan without prompts left gets, or nothing. */
  limit: ReactNode
  /** The project that was changed last; where there is none, a place to begin one. */
  lastProject: ReactNode
  recentProjects: ReactNode
  latestWork: ReactNode
  developerTools: ReactNode
}

/** Where one comes in: what one was doing, and what one could do next. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { name, plan, onCreateProject, isPending, limit } = props
  const { welcome, welcomeName, lead, planBadge } = texts.dashboard
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-24 font-semibold wrap-anywhere sm:text-32">
            {name === '' ? welcome : fillText(welcomeName, { name })}
          </h1>
          <p className="text-14 text-neutral-10">{lead}</p>
        </div>
        {plan && <Badge tone="accent">{fillText(planBadge, { plan: plans[plan].name })}</Badge>}
      </header>
      {limit}
      <QuickActions onCreateProject={onCreateProject} />
      {isPending && <HomeSkeleton />}
      {!isPending && (
        <>
          {props.lastProject}
          {props.recentProjects}
          {props.latestWork}
          {props.developerTools}
        </>
      )}
    </div>
  )
}
