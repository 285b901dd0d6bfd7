import { fillText, texts } from '@joinery/contract'
import type { AiProvider, OutputOf, runEndpoints } from '@joinery/contract'

const words = texts.aiProviders

type Model = OutputOf<typeof runEndpoints.models>['models'][number]

interface Sources {
  providers: readonly Pick<AiProvider, 'id' | 'isConnected'>[]
  /** All that can be used, by keys of one's own or by the installation's. */
  models: readonly Pick<Model, 'id' | 'name'>[]
}

/** What answers as long as there is no key of one's own for OpenAI. */
export function describeWithoutOpenAi({ providers, models }: Sources): string {
  const own = providers.filter(({ isConnected }) => isConnected).map(({ id }) => words.names[id])
  if (own.length > 0) return fillText(words.otherProviders, { providers: own.join(', ') })
  const remote = models.filter(({ id }) => id !== offlineModelId).map(({ name }) => name)
  const fallback =
    remote.length === 0
      ? words.fallbackOffline
      : fillText(words.fallbackInstance, { models: remote.join(', ') })
  return fillText(words.none, { fallback })
}

/** The model that comes along. It is no provider's, so it connects to nothing. */
const offlineModelId = 'offline'
