import { useCallback, useRef, useState } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { RunId } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import type { ChatItem } from '../session/list-items.ts'
import type { ChatVoice } from './describe-failure.ts'
import type { MessageActs } from './message-acts.ts'
import { PromptMessage } from './prompt-message.tsx'
import { ReplyMessage } from './reply-message.tsx'
import { endThresholdPx, useEndOfList } from './use-end-of-list.ts'

interface MessageListProps {
  items: readonly ChatItem[]
  voice: ChatVoice
  acts: MessageActs
  /** What was asked last in this tab. */
  askedHere: RunId | null
  older: { hasMore: boolean; isLoading: boolean; load: () => void }
}

/** So close to the beginning earlier messages are fetched. */
const startThresholdPx = 600

/**
 * The conversation. It opens at its end and stays there while text streams, unless the reader has gone elsewhere; then
 * nothing moves under their eyes, until they ask something themselves. Only messages in sight are drawn.
 */
export function MessageList({ items, voice, acts, askedHere, older }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  // The library keeps one object that changes inside, which the compiler could not know; we compile without it.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'prompt' ? 96 : 280),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 3,
    gap: 8,
    paddingStart: 24,
    paddingEnd: 24,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThresholdPx,
  })

  const { isAtEnd, readEnd } = useEndOfList({ scroller, list: virtual, askedHere })

  const readPosition = () => {
    const element = scroller.current
    if (!element) return
    readEnd(element)
    if (element.scrollTop < startThresholdPx && older.hasMore && !older.isLoading) older.load()
  }

  const toggle = useCallback(
    (key: string) =>
      setExpanded((before) => (before.has(key) ? without(before, key) : new Set([...before, key]))),
    [],
  )

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {older.isLoading && (
        <p className="absolute inset-x-0 top-0 z-10 bg-neutral-2 py-1 text-center text-12 text-neutral-10">
          {texts.chat.conversation.loadingOlder}
        </p>
      )}
      <div
        ref={scroller}
        role="feed"
        aria-label={texts.chat.conversation.label}
        aria-busy={older.isLoading}
        // Whoever has no mouse scrolls with the arrow keys, and needs the focus for that.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={readPosition}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="relative mx-auto w-full max-w-3xl" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index]
            if (!item) return null
            const shared = {
              voice,
              acts,
              itemKey: item.key,
              isExpanded: expanded.has(item.key),
              onToggle: toggle,
            }
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 px-4"
                style={{ transform: `translateY(${start}px)` }}
              >
                {item.kind === 'prompt' ? (
                  <PromptMessage prompt={item.prompt} {...shared} />
                ) : (
                  <ReplyMessage
                    run={item.run}
                    hasRun={item.hasRun}
                    isLatest={index === items.length - 1}
                    {...shared}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          size="icon"
          aria-label={texts.chat.conversation.toEnd}
          title={texts.chat.conversation.toEnd}
          onClick={() => virtual.scrollToEnd()}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
        >
          <ArrowDown aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  )
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((each) => each !== key))
