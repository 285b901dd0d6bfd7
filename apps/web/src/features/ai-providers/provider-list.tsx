import { useId } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { aiProviderIds, texts } from '@joinery/contract'
import type { AiProvider } from '@joinery/contract'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
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
      <Loaded query={query} failure={words.loadFailed} waiting={<WaitingList />}>
        {({ providers }) => (
          <ul className={listClasses}>
            {providers.map((provider) => (
              <ProviderRow key={provider.id} provider={provider} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const listClasses = 'grid divide-y divide-neutral-5 rounded-card border border-neutral-5'

/** Which providers there are is known; what one has with them is not yet. */
function WaitingList() {
  return (
    <ul className={listClasses}>
      {aiProviderIds.map((id) => (
        <RowFrame key={id} id={id} actions={<ButtonSkeleton label={words.connect} />} />
      ))}
    </ul>
  )
}

function ProviderRow({ provider }: { provider: AiProvider }) {
  const { id, isConnected } = provider
  return (
    <RowFrame
      id={id}
      badge={isConnected && <ConnectionBadge isConnected />}
      use={isConnected ? describeUse(provider) : undefined}
      actions={<ProviderActions provider={provider} />}
    />
  )
}

interface RowFrameProps extends Pick<AiProvider, 'id'> {
  badge?: ReactNode
  use?: string | undefined
  actions: ReactNode
}

function RowFrame({ id, badge, use, actions }: RowFrameProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h3 className="text-14 font-semibold">{words.names[id]}</h3>
          {badge}
        </div>
        <p className="text-13 break-words text-neutral-10">{use ?? words.descriptions[id]}</p>
      </div>
      <div className="flex gap-2">{actions}</div>
    </li>
  )
}
