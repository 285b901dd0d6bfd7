import { useEffect, useId, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { texts } from '@joinery/contract'
import type { Draft } from './draft.ts'
import { completeMention, findMention, matchPaths } from './mention.ts'
import { MentionList, optionId } from './mention-list.tsx'

interface MessageFieldProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  text: string
  focusRequests: number
  /** The files that can be pointed at with an @. */
  paths: readonly string[]
  hintId: string
  onSend: () => void
  onFiles: (files: readonly File[]) => void
}

/** Where the message is typed. An @ offers the project's files. */
export function MessageField(props: MessageFieldProps) {
  const { fieldRef, draft, text, focusRequests, paths, hintId, onSend, onFiles } = props
  const { composer } = texts.chat
  const [caret, setCaret] = useState<number>()
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const mention = caret === undefined ? undefined : findMention(text, caret)
  const offered = mention ? matchPaths(paths, mention.query) : []
  const current = Math.min(chosen, offered.length - 1)

  useEffect(() => {
    const element = fieldRef.current
    if (!element || focusRequests === 0) return
    element.focus()
    element.setSelectionRange(element.value.length, element.value.length)
    // Whoever comes back to the chat later is not sent here again.
    draft.update({ focusRequests: 0 })
  }, [focusRequests, fieldRef, draft])

  const take = (path: string | undefined) => {
    if (!mention || path === undefined) return
    const completed = completeMention(text, mention, path)
    draft.update({ text: completed.text })
    setCaret(undefined)
    requestAnimationFrame(() => fieldRef.current?.setSelectionRange(completed.caret, completed.caret))
  }

  const press = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const move = offered.length > 0 ? moves[event.key] : undefined
    if (!isSend && move === undefined) return
    event.preventDefault()
    if (isSend) onSend()
    else if (move === 'take') take(offered[current])
    else if (move === 'leave') setCaret(undefined)
    else setChosen((current + (move ?? 0) + offered.length) % offered.length)
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    <div className="relative">
      {offered.length > 0 && (
        <MentionList id={listId} label={composer.files} paths={offered} current={current} onTake={take} />
      )}
      <textarea
        ref={fieldRef}
        aria-label={composer.label}
        aria-describedby={hintId}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(listId, current) : undefined}
        placeholder={composer.placeholder}
        maxLength={100_000}
        value={text}
        dir="auto"
        onChange={(event) => {
          draft.update({ text: event.target.value })
          setCaret(event.target.selectionStart)
          setChosen(0)
        }}
        onBlur={() => setCaret(undefined)}
        onKeyDown={press}
        onPaste={paste}
        className="field-sizing-content max-h-[40dvh] min-h-[120px] w-full resize-none rounded-dialog bg-transparent px-4 py-3 text-16 leading-6 outline-none placeholder:text-neutral-9 md:text-14"
      />
    </div>
  )
}

const moves: Record<string, number | 'take' | 'leave'> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Enter: 'take',
  Tab: 'take',
  Escape: 'leave',
}
