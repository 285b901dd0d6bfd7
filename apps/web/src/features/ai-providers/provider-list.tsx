import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { AiProvider } from '@joinery/contract'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { describeUse, ProviderActions } from './provider-actions.tsx'
import { providersQuery } from './providers-query.ts'

const words = texts.aiProviders

/** All providers of models, as the settings show them. */
export function ProviderList() {
  const query = useQuery(providersQuery)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="text-16 font-semibold">
          {words.heading}
        </h2>
        <p className="text-13 text-neutral-10">{words.sentence}</p>
      </div>
      <Loaded query={query} failure={words.loadFailed} waiting={<Skeleton className="h-72" />}>
        {({ providers }) => (
          <ul className="grid divide-y divide-neutral-5 rounded-card border border-neutral-5">
            {providers.map((provider) => (
              <ProviderRow key={provider.id} provider={provider} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function ProviderRow({ provider }: { provider: AiProvider }) {
  const { id, isConnected } = provider
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-14 font-semibold">{words.names[id]}</h3>
          {isConnected && <ConnectionBadge isConnected />}
        </div>
        <p className="text-13 break-words text-neutral-10">
          {isConnected ? describeUse(provider) : words.descriptions[id]}
        </p>
      </div>
      <div className="flex gap-2">
        <ProviderActions provider={provider} />
      </div>
    </li>
  )
}
