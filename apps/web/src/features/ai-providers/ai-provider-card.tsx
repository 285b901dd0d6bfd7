import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import { ToolCard } from '../../components/layout/tool-card.tsx'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextSkeleton } from '../../components/ui/text-skeleton.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { modelsQuery } from '../../lib/models-query.ts'
import { ConnectionBadge } from './connection-badge.tsx'
import { describeUse, ProviderActions } from './provider-actions.tsx'
import { providersQuery } from './providers-query.ts'

const words = texts.aiProviders

/** The model that comes along. It is no provider's, so it connects to nothing. */
const offlineModelId = 'offline'

/** What most often comes. */
const sentenceWithoutKey = fillText(words.none, { fallback: words.fallbackOffline })

/** The dashboard's card: one's own key for OpenAI, and what is at work without it. */
export function AiProviderCard() {
  const { data, error, isFetching, refetch } = useQuery(providersQuery)
  const isPending = !data && !error
  const openAi = data?.providers.find(({ id }) => id === 'openai')
  return (
    <ToolCard
      icon={Sparkles}
      title={texts.dashboard.developerTools.aiProvider}
      badge={
        openAi ? (
          <ConnectionBadge isConnected={openAi.isConnected} />
        ) : (
          isPending && <Skeleton className="h-6 w-24" />
        )
      }
      actions={
        openAi ? <ProviderActions provider={openAi} /> : isPending && <ButtonSkeleton label={words.connect} />
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
      {isPending && <TextSkeleton text={`${sentenceWithoutKey} ${words.others}`} />}
      {openAi?.isConnected && describeUse(openAi)}
      {openAi && !openAi.isConnected && <WithoutKey />}
      {data && (
        <>
          {' '}
          <Link to={`${routes.settings.path}?tab=integrations`} className={textLinkClasses}>
            {words.others}
          </Link>
        </>
      )}
    </ToolCard>
  )
}

/** What answers as long as there is no key of one's own. */
function WithoutKey() {
  const { data } = useQuery(modelsQuery)
  if (!data) return <TextSkeleton text={sentenceWithoutKey} />
  const remote = data.models.filter(({ id }) => id !== offlineModelId).map(({ name }) => name)
  const fallback =
    remote.length === 0
      ? words.fallbackOffline
      : fillText(words.fallbackInstance, { models: remote.join(', ') })
  return fillText(words.none, { fallback })
}
