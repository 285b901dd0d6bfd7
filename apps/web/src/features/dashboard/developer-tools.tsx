import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { GitBranch, History, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { modelsQuery } from '../../lib/models-query.ts'

const { developerTools } = texts.dashboard

/** The model that comes along. It is no provider's, so it connects to nothing. */
const offlineModelId = 'offline'

/** What the work is connected to. Each card says what is, not what might be. */
export function DeveloperTools() {
  return (
    <section className="grid gap-4">
      <h2 className="text-20 font-semibold">{developerTools.heading}</h2>
      <ul className="grid gap-3 md:grid-cols-3">
        <Tool
          icon={GitBranch}
          title={developerTools.codeHosting}
          badge={<Badge tone="neutral">{texts.integrations.notConnected}</Badge>}
        >
          {developerTools.codeHostingText}
        </Tool>
        <Tool icon={History} title={developerTools.versionHistory}>
          {developerTools.versionHistoryText}{' '}
          <Link to={routes.projects.path} className={textLinkClasses}>
            {developerTools.openProjects}
          </Link>
        </Tool>
        <AiProvider />
      </ul>
    </section>
  )
}

/** Connected where the installation has a model besides the one that needs no network. */
function AiProvider() {
  const { data, error } = useQuery(modelsQuery)
  const remote = data?.models.filter(({ id }) => id !== offlineModelId) ?? []
  const isConnected = remote.length > 0
  const { integrations } = texts
  return (
    <Tool
      icon={Sparkles}
      title={developerTools.aiProvider}
      badge={
        data && (
          <Badge tone={isConnected ? 'success' : 'neutral'}>
            {isConnected ? integrations.connected : integrations.notConnected}
          </Badge>
        )
      }
    >
      {error && error.message}
      {!data && !error && <Skeleton className="h-4 w-40" />}
      {data &&
        (isConnected
          ? fillText(developerTools.aiProviderConnected, {
              models: remote.map(({ name }) => name).join(', '),
            })
          : developerTools.aiProviderOffline)}
    </Tool>
  )
}

interface ToolProps {
  icon: LucideIcon
  title: string
  badge?: ReactNode
  children: ReactNode
}

function Tool({ icon: Icon, title, badge, children }: ToolProps) {
  return (
    <li className="flex">
      <Card className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <Icon aria-hidden className="size-5 text-neutral-10" />
          <h3 className="flex-1 text-16 font-semibold">{title}</h3>
          {badge}
        </div>
        <p className="text-14 text-neutral-10">{children}</p>
      </Card>
    </li>
  )
}
