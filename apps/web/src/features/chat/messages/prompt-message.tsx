import { memo } from 'react'
import { Paperclip, PencilLine, RotateCcw, X } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import type { PromptItem } from '../session/list-items.ts'
import { CopyButton } from './copy-button.tsx'
import { describeRefusal } from './describe-failure.ts'
import type { ChatVoice } from './describe-failure.ts'
import type { MessageActs } from './message-acts.ts'
import { actionsClasses, MessageTime } from './message-time.tsx'
import { ShowMore } from './reply-text.tsx'
import { attachmentAddress } from './safe-addresses.ts'
import { isLong, truncateText } from './truncate-text.ts'

interface PromptMessageProps {
  prompt: PromptItem
  voice: ChatVoice
  acts: MessageActs
  itemKey: string
  isExpanded: boolean
  onToggle: (key: string) => void
}

/** What the user asked for. */
export const PromptMessage = memo(function PromptMessage(props: PromptMessageProps) {
  const { prompt, voice, acts, itemKey, isExpanded, onToggle } = props
  const { text, attachments, failure, runId } = prompt
  const { messages } = texts.chat
  return (
    <article aria-label={texts.chat.conversation.you} className="group grid justify-items-end gap-1">
      <div
        className={classNames(
          'grid max-w-[min(100%,36rem)] min-w-0 gap-2 rounded-dialog rounded-br-control border px-4 py-2.5',
          failure === null ? 'border-neutral-5 bg-neutral-3' : 'border-danger/40 bg-danger-subtle',
        )}
      >
        <p dir="auto" className="text-14 leading-6 wrap-anywhere whitespace-pre-wrap">
          {isExpanded ? text : truncateText(text)}
        </p>
        {isLong(text) && <ShowMore isExpanded={isExpanded} onToggle={() => onToggle(itemKey)} />}
        <Attachments stored={attachments} />
      </div>
      {failure !== null && runId !== null ? (
        <div role="alert" className="grid max-w-[min(100%,36rem)] justify-items-end gap-2 text-13">
          <p className="text-right text-danger">{describeRefusal(failure, voice)}</p>
          <div className="flex gap-2">
            <Button onClick={() => acts.discard(runId)}>
              <X aria-hidden className="size-4" />
              {messages.discard}
            </Button>
            <Button onClick={() => acts.resend(runId)}>
              <RotateCcw aria-hidden className="size-4" />
              {messages.retry}
            </Button>
          </div>
        </div>
      ) : (
        <div className={actionsClasses}>
          <MessageTime moment={prompt.createdAt} />
          <CopyButton label={messages.copy} confirmation={messages.copied} read={() => text} />
          <Button
            variant="ghost"
            size="icon"
            aria-label={messages.edit}
            title={messages.edit}
            onClick={() => acts.editPrompt(text)}
          >
            <PencilLine aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </article>
  )
})

function Attachments({ stored }: { stored: readonly string[] }) {
  if (stored.length === 0) return null
  return (
    <ul aria-label={texts.chat.attachments.list} className="flex flex-wrap gap-2">
      {stored.map((each) => (
        <li key={each}>
          <Attachment stored={each} />
        </li>
      ))}
    </ul>
  )
}

function Attachment({ stored }: { stored: string }) {
  const address = attachmentAddress(stored)
  const name = stored.split('/').at(-1) ?? stored
  if (address === undefined) return null
  const isPicture = /\.(?:png|jpe?g|gif|webp|avif)$/i.test(name)
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={fillText(texts.chat.attachments.open, { name })}
      className="block rounded-control"
    >
      {isPicture ? (
        <img
          src={address}
          alt={texts.chat.messages.image}
          className="h-24 max-w-48 rounded-control border border-neutral-6 object-cover"
        />
      ) : (
        <span className="flex h-9 items-center gap-2 rounded-control border border-neutral-6 bg-neutral-1 px-2.5 font-mono text-12">
          <Paperclip aria-hidden className="size-4" />
          {name.split('.').at(-1)}
        </span>
      )}
    </a>
  )
}
