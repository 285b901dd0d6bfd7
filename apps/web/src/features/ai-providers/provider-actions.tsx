import { useRef, useState } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { AiProvider } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { useDisconnectProvider } from './connect-provider.ts'

const words = texts.aiProviders

/** What can be done with a provider: connect it, or change and disconnect it. */
export function ProviderActions({ provider }: { provider: AiProvider }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { mutate: disconnect, isPending } = useDisconnectProvider()
  const { id, isConnected } = provider
  const name = words.names[id]
  const nameAct = (act: string) => `${act} ${name}`
  return (
    <>
      <Button
        ref={opener}
        aria-label={nameAct(isConnected ? words.reconfigure : words.connect)}
        onClick={() => setIsOpen(true)}
      >
        {isConnected ? words.reconfigure : words.connect}
      </Button>
      {isConnected && (
        <Button
          variant="ghost"
          aria-label={nameAct(words.disconnect)}
          isLoading={isPending}
          onClick={() => disconnect(id, { onSuccess: () => opener.current?.focus() })}
        >
          {words.disconnect}
        </Button>
      )}
      <ConnectDialog provider={provider} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

/** What a connected provider is used for, in a sentence. */
export function describeUse({ model, isStreaming }: AiProvider): string {
  const parts = [fillText(words.usesModel, { model: model ?? '' })]
  if (!isStreaming) parts.push(words.wholeAnswers)
  return parts.join(' ')
}
