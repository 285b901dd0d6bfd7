import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { AiProvider } from '@joinery/contract'
import { ToolCard } from '../../components/layout/tool-card.tsx'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextSkeleton } from '../../components/ui/text-skeleton.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { modelsQuery } from '../../lib/models-query.ts'
import { ConnectionBadge } from './connection-badge.tsx'
import { describeWithoutOpenAi } from './describe-without-openai.ts'
import { describeUse, ProviderActions } from './provider-actions.tsx'
import { providersQuery } from './providers-query.ts'

const words = texts.aiProviders

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
      {data && openAi && !openAi.isConnected && <WithoutOpenAi providers={data.providers} />}
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

/** What answers as long as there is no key of one's own for OpenAI. */
function WithoutOpenAi({ providers }: { providers: AiProvider[] }) {
  const { data } = useQuery(modelsQuery)
  if (!data) return <TextSkeleton text={sentenceWithoutKey} />
  return describeWithoutOpenAi({ providers, models: data.models })
}
