import { useQuery } from '@tanstack/react-query'
import { GitBranch } from 'lucide-react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { ToolCard } from '../../components/layout/tool-card.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextSkeleton } from '../../components/ui/text-skeleton.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { findConnection } from './connect-service.ts'
import { integrationsQuery } from './integrations-query.ts'
import { repositoryQuery } from './repository-query.ts'

const integrations = texts.integrations
const { card } = integrations.codeHosting

/** The dashboard's card: whether the code host is connected, and whether the latest work has a repository. */
export function CodeHostingCard({ project }: { project: Project | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(integrationsQuery)
  const connection = findConnection(data, 'code-hosting')
  const isPending = !data && !error
  return (
    <ToolCard
      icon={GitBranch}
      title={texts.dashboard.developerTools.codeHosting}
      badge={
        data ? (
          <Badge tone={connection ? 'success' : 'neutral'}>
            {connection ? integrations.connected : integrations.notConnected}
          </Badge>
        ) : (
          isPending && <Skeleton className="h-6 w-24" />
        )
      }
      actions={
        data ? (
          <Link
            to={`${routes.settings.path}?tab=integrations&connect=code-hosting`}
            className={buttonClasses()}
          >
            {connection ? integrations.reconfigure : integrations.connect}
            <span className="sr-only">{` ${texts.services.codeHosting}`}</span>
          </Link>
        ) : (
          isPending && <ButtonSkeleton label={integrations.connect} />
        )
      }
    >
      {error && (
        <span className="grid justify-items-start gap-2">
          {error.message}
          <Button isLoading={isFetching} onClick={() => void refetch()}>
            {texts.common.actions.retry}
          </Button>
        </span>
      )}
      {isPending && <TextSkeleton text={card.notConnected} />}
      {connection && fillText(card.connected, { account: connection.account })}
      {connection === null && card.notConnected}
      {!error && project && <RepositorySentence project={project} />}
    </ToolCard>
  )
}

function RepositorySentence({ project }: { project: Project }) {
  const { data, error } = useQuery(repositoryQuery(project.id))
  if (error && !data) return null
  const { title } = project
  if (!data) {
    return (
      <span className="mt-1 block">
        <TextSkeleton text={`${fillText(card.notCreated, { title })} ${card.open}`} />
      </span>
    )
  }
  const sentence = data.repository?.remoteUrl ? card.created : card.notCreated
  return (
    <span className="mt-1 block">
      {fillText(sentence, { title })}{' '}
      <Link to={`${routes.chat.path}?projectId=${project.id}`} className={textLinkClasses}>
        {card.open}
      </Link>
    </span>
  )
}
