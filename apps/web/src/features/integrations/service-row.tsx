import { useRef } from 'react'
import type { ReactNode } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { Connection, ServiceId } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonSkeleton } from '../../components/ui/button-skeleton.tsx'
import { Button } from '../../components/ui/button.tsx'
import { findConnection, useDisconnectService } from './connect-service.ts'
import { serviceWords } from './service-words.ts'

const words = texts.integrations

interface ServiceRowProps {
  service: ServiceId
  /** Undefined while it is on its way. */
  list: { connections: readonly Connection[] } | undefined
  isBusy?: boolean
  onConnect: (service: ServiceId) => void
}

export function ServiceRow({ service, list, isBusy = false, onConnect }: ServiceRowProps) {
  if (list) return <KnownServiceRow service={service} list={list} isBusy={isBusy} onConnect={onConnect} />
  const { name, description, button } = serviceWords[service]
  return <RowFrame name={name} sentence={description} actions={<ButtonSkeleton label={button} />} />
}

function KnownServiceRow({ service, list, isBusy, onConnect }: Required<ServiceRowProps>) {
  const connection = findConnection(list, service)
  const { name, description, button } = serviceWords[service]
  const { mutate: disconnect, isPending } = useDisconnectService()
  const opener = useRef<HTMLButtonElement>(null)
  const act = connection ? words.reconfigure : button
  return (
    <RowFrame
      name={name}
      badge={connection && <Badge tone="success">{words.connected}</Badge>}
      sentence={connection ? describe(connection, name) : description}
      actions={
        <>
          <Button
            ref={opener}
            aria-label={`${act} ${name}`}
            isLoading={isBusy}
            onClick={() => onConnect(service)}
          >
            {act}
          </Button>
          {connection && (
            <Button
              variant="ghost"
              aria-label={`${words.disconnect} ${name}`}
              isLoading={isPending}
              onClick={() => disconnect(connection, { onSuccess: () => opener.current?.focus() })}
            >
              {words.disconnect}
            </Button>
          )}
        </>
      }
    />
  )
}

interface RowFrameProps {
  name: string
  badge?: ReactNode
  sentence: string
  actions: ReactNode
}

export function RowFrame({ name, badge, sentence, actions }: RowFrameProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h3 className="text-14 font-semibold">{name}</h3>
          {badge}
        </div>
        {/* A phone needs two lines for most; what is connected must not take one away. */}
        <p className="text-13 break-words text-neutral-10 max-sm:min-h-10">{sentence}</p>
      </div>
      <div className="flex gap-2">{actions}</div>
    </li>
  )
}

function describe({ service, account, checkedAgainst }: Connection, name: string): string {
  if (checkedAgainst === 'form') return fillText(words.onlyForm, { service: name })
  const isPlace = service === 'hosted-backend' || service === 'app-backend'
  return fillText(isPlace ? words.connectedTo : words.connectedAs, { account })
}
